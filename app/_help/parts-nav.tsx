const PARTS = [
  ["tasks", "Tasks"],
  ["saved", "Saved decks"],
  ["sets", "Your own cards"],
  ["search", "Card search"],
  ["keys", "Keys"],
  ["command-line", "Command line"],
  ["api", "API"],
  ["import", "Lines of a list"],
] as const;

/** Leads to the parts of the help page. */
export function PartsNav() {
  return (
    <nav aria-label="Parts of this page" className="mt-2 flex flex-wrap gap-x-5 text-sm">
      {PARTS.map(([id, title]) => (
        <a key={id} href={`#${id}`} className="py-1.5">
          {title}
        </a>
      ))}
    </nav>
  );
}
