import { PageSection } from "../_ui/base/page-section.tsx";

/** What a cell of a card set can say, and how it is written there and in files. */
const CELLS = [
  ["a value", "7", "It is known, and can have its source."],
  ["not known", "an empty cell", "Rules that ask for it can’t decide. The verdict is “undetermined”, never a guess."],
  ["none", "null", "It is known that the card has no such value."],
  ["placeholder", "7, marked", "A value to play with. It never decides a verdict."],
] as const;

/** How cards are brought and what their cells say. */
export function OwnCards({ id }: { id: string }) {
  return (
    <PageSection
      id={id}
      title="Your own cards"
      says="Few cards of these games were ever published. Bring the ones that you hold: your browser keeps them, and builder, search, verdicts and table use them at once."
    >
      <p className="max-w-3xl">
        <a href="/sets">Make a card set</a> of an .xlsx, CSV or JSON file, of cells copied from a spreadsheet, or of
        lines such as <code className="font-mono text-sm">Tidecaller, 2, Draw a card</code>. The first line can name the
        columns in any words; you see what was read, guessed and not understood before anything is kept. To add what you
        know about a card that is here already, open it and press “I have this card: add its values”.
      </p>
      <table className="mt-3 text-left text-sm">
        <thead>
          <tr>
            <th className="py-1 pr-6 font-semibold">A cell is</th>
            <th className="py-1 pr-6 font-semibold">In a file</th>
            <th className="py-1 font-semibold">What it means</th>
          </tr>
        </thead>
        <tbody>
          {CELLS.map(([state, written, means]) => (
            <tr key={state} className="align-top">
              <th scope="row" className="py-1 pr-6 font-medium">
                {state}
              </th>
              <td className="py-1 pr-6">{written}</td>
              <td className="py-1 text-faint">{means}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}
