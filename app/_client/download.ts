/** Saves a text, or the parts of one, as a file. */
export function download(file: string, text: string | readonly string[], type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(typeof text === "string" ? [text] : [...text], { type }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
