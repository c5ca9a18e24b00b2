/** A spreadsheet would run a text that begins with one of these, some of them also in full width. */
const RUNS = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** A cell of CSV, quoted if necessary and never mistaken for a formula. */
export function csvCell(text: string): string {
  const safe = RUNS.test(text) ? `'${text}` : text;
  // Some spreadsheets part cells at semicolons.
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
