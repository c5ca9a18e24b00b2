// Encrypts what goes from one device to another, so that the server between them can't read it.
import { LONGEST_FILE } from "../draft/backup.ts";

/** The most letters that a parcel can have. With its braces and quotes it fits into a request. */
export const LONGEST_PARCEL = 250_000;

/** Random bytes that make each encryption a different one. They stand before what was encrypted. */
const SALT = 12;
const CIPHER = "AES-GCM";

export interface Sealed {
  /** What was encrypted, in base64. */
  readonly sealed: string;
  /** The only key to it, as letters that can stand in a link. */
  readonly key: string;
}

/** Compresses and encrypts a text with a new key. Undefined if the result is too long for a parcel. */
export async function seal(text: string): Promise<Sealed | undefined> {
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")));
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const cipher = await crypto.subtle.encrypt({ name: CIPHER, iv: salt }, await keyOf(secret, "encrypt"), packed);
  const sealed = base64(new Uint8Array(await new Blob([salt, cipher]).arrayBuffer()));
  return sealed.length > LONGEST_PARCEL ? undefined : { sealed, key: forLink(base64(secret)) };
}

/** The text that was sealed. Undefined if the key is another one, or if anything was changed. */
export async function unseal({ sealed, key }: Sealed): Promise<string | undefined> {
  try {
    const bytes = fromBase64(sealed);
    const secret = await keyOf(fromBase64(fromLink(key)), "decrypt");
    const packed = await crypto.subtle.decrypt({ name: CIPHER, iv: bytes.slice(0, SALT) }, secret, bytes.slice(SALT));
    const text = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(text, 3 * LONGEST_FILE));
  } catch (error) {
    // A key that does not fit, or bytes that are not what was sealed. Anything else is a fault of ours.
    if (error instanceof DOMException || error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function keyOf(secret: Uint8Array<ArrayBuffer>, use: "encrypt" | "decrypt"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, CIPHER, false, [use]);
}

/** All bytes of a stream. A few bytes can stand for very many, so whoever reads what others sent names the most. */
async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) throw new RangeError("This is longer than any file of decks.");
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function forLink(text: string): string {
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLink(text: string): string {
  return text.replaceAll("-", "+").replaceAll("_", "/");
}
