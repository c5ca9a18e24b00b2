import type { Game } from "../../../lib/core/game.ts";
import { anchorOf } from "../../../lib/core/look/terms.ts";
import { PageSection } from "../../_ui/base/page-section.tsx";
import { Citation } from "../../_ui/verdict/citation.tsx";

/** The words and numbers of a game's cards, each in a sentence with its place in the rulebook. */
export async function Terms({ game }: { game: Game }) {
  const terms = await game.terms();
  return (
    <PageSection
      id="terms"
      title="Words on cards"
      says="What the numbers, marks and keywords of the cards mean, in our words. Each names its place in the rulebook."
    >
      <dl className="sheet columns-[24rem] gap-x-10 px-4 py-2">
        {terms.map((term) => (
          <div
            key={term.word}
            id={anchorOf(term)}
            className="target:bg-wash break-inside-avoid scroll-mt-4 rounded-sm py-1.5"
          >
            <dt className="font-semibold">{term.word}</dt>
            <dd className="text-sm">
              {term.says} <Citation cite={term.cite} />
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
