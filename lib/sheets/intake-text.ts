// The text in a file, whatever program saved it.

const BYTE_ORDER_MARK = "\ufeff";
/** How many bytes at the start are looked at to tell UTF-16 without a mark. */
const LOOKED_AT = 4000;
/** Latin letters in UTF-16 have a zero byte each. A text with other scripts still has spaces and separators. */
const ZEROS = 0.15;

/** Reads UTF-8 and UTF-16, with or without a byte-order mark. What is neither is read as windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  return withoutMark(new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes));
}

export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  // A packed file is no text in any encoding. Its first letters tell what it is, byte by byte.
  if (first === 0x50 && second === 0x4b && third === 0x03) return "windows-1252";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const looked = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (rest: number) => looked.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) > (looked.length / 2) * ZEROS) return odd > even ? "utf-16le" : "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    // A fatal decoder throws on the first byte that does not belong.
    return false;
  }
}
