import { Fragment, type ReactNode } from "react";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { counted } from "../../lib/core/words.ts";
import { CARD_PATTERNS } from "../../lib/deck/list/card-patterns.ts";
import { LINE_PATTERNS } from "../../lib/deck/list/list-reader.ts";
import { games } from "../../lib/games/index.ts";

/** Every way of writing a line of a deck list, with an example. */
export function LineForms() {
  const card = exampleCard();
  return (
    <>
      <table className="w-full max-w-3xl text-left text-sm">
        <thead>
          <tr>
            <th className="py-1 pr-4 font-semibold">You write</th>
            <th className="py-1 pr-4 font-semibold">Drydock reads</th>
          </tr>
        </thead>
        <tbody>
          {CARD_PATTERNS.map(({ name, example, yields }) => (
            <Form key={name} example={example(card)}>
              {counted(yields.count, "copy", "copies")}
              {yields.guess ? ". The report says so, because it is a guess" : null}
            </Form>
          ))}
          {LINE_PATTERNS.map(({ name, example }) => (
            <Form key={name} example={example}>
              {name}
            </Form>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-3xl">
        Also read: the name of the game alone on the first line, a title above the first heading, tables with columns
        such as Count, Name and Section, lists of Arena and MTGO, and the text, CSV and JSON that Drydock exports.
      </p>
    </>
  );
}

function Form({ example, children }: { example: string; children: ReactNode }) {
  return (
    <tr className="align-baseline">
      <td className="py-1 pr-4 font-mono">{withTabs(example)}</td>
      <td className="py-1 first-letter:uppercase">{children}</td>
    </tr>
  );
}

/** An example with each tab as a sign, because a tab itself looks like a space, or like a new line where it wraps. */
function withTabs(example: string): ReactNode {
  return example.split("\t").map((part, i) => (
    <Fragment key={part}>
      {i === 0 ? null : (
        <>
          <span role="img" aria-label="tab" className="mx-1 text-faint">
            ⇥
          </span>
          <wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

/** A card without a number in its name, which would look like a count. */
function exampleCard(): string {
  const [game] = games;
  const entry = builtInPool(game).cards.find(({ label }) => /^\p{L}+$/u.test(label));
  if (!entry) throw new Error(`No card of ${game.name} has a name of one word.`);
  return entry.label;
}
