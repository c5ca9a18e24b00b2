/** Without it, Excel takes CSV for the letters of an older Windows, and shows quotation marks and accents as rubbish. */
const BYTE_ORDER_MARK = "\ufeff";

/** Saves a text, or the parts of one, as a file. */
export function download(file: string, text: string | readonly string[], type = "text/plain"): void {
  const link = document.createElement("a");
  const parts = typeof text === "string" ? [text] : text;
  link.href = URL.createObjectURL(new Blob(file.endsWith(".csv") ? [BYTE_ORDER_MARK, ...parts] : [...parts], { type }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
