import { SectionHead } from "../section-head.tsx";

interface Props {
  readonly phrases: readonly { readonly words: string; readonly example: string }[];
}

/** A pattern as people write it: "a or b" for "a|b", and no space inside brackets or before a comma or a colon. */
function readable(words: string): string {
  return [
    ["|", " or "],
    [" ,", ","],
    [" :", ":"],
    ["( ", "("],
    [" )", ")"],
  ].reduce((said, [from = "", to = ""]) => said.replaceAll(from, to), words);
}

/** The forms of words that the table carries out, for people who write texts of cards. */
export function PhrasesKnown({ phrases }: Props) {
  return (
    <section aria-labelledby="phrases" className="mt-8">
      <SectionHead id="phrases" title="Phrases that the table knows" />
      <p className="mt-2 max-w-3xl text-sm text-faint">
        A card’s sentence that is written in these words plays itself. In braces stands what differs from card to card,
        and what stands in brackets may be left out. Any other sentence is left to you, and the table says so when it
        matters.
      </p>
      <details className="mt-2">
        <summary>All {phrases.length} phrases</summary>
        <dl className="mt-3 columns-[20rem] gap-x-10 text-sm">
          {phrases.map(({ words, example }) => (
            <div key={`${words} ${example}`} className="mb-2 break-inside-avoid">
              <dt className="font-mono wrap-anywhere">{readable(words)}</dt>
              <dd className="text-faint">{example}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
