const WAYS = [
  [
    "From a spreadsheet",
    "Copy the cells with their headers and paste them. You can match headers that Drydock does not know.",
  ],
  ["From a file", "Choose or drop an .xlsx, CSV or text file, or a card-set file (JSON) that somebody sent you."],
  ["By hand", "Type a card a line: its name, its numbers, its text. Or start with an empty set and fill in a table."],
] as const;

/** How cards come into a new set, beside the box for them. */
export function WaysToBring() {
  return (
    <aside aria-label="Ways to bring cards" className="pt-2 lg:mt-1">
      <dl className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        {WAYS.map(([title, says]) => (
          <div key={title}>
            <dt className="text-sm font-semibold">{title}</dt>
            <dd className="text-sm text-faint">{says}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-faint">
        Everything that is read is shown before it is kept. Faults can be mended in the editor.
      </p>
    </aside>
  );
}
