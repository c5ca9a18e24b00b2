import { textOfBytes } from "./intake-text.ts";

export type FileText = { ok: true; text: string; notes: readonly string[] } | { ok: false; why: string };

/** The text of a file of cards, in whatever encoding it is. The cells of a spreadsheet are read as a table. */
export async function textOfFile(bytes: Uint8Array): Promise<FileText> {
  if (!isZip(bytes)) return { ok: true, text: textOfBytes(bytes), notes: [] };
  // Only who brings a spreadsheet loads what reads it.
  const { textOfXlsx } = await import("./xlsx.ts");
  return textOfXlsx(bytes);
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}
