import { CSV_MARK } from "../../lib/cards/csv-row.ts";

/** Saves a text, or the parts of one, as a file. */
export function download(file: string, text: string | readonly string[], type = "text/plain"): void {
  const link = document.createElement("a");
  const mark = file.endsWith(".csv") ? [CSV_MARK] : [];
  link.href = URL.createObjectURL(new Blob([...mark, ...(typeof text === "string" ? [text] : text)], { type }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
