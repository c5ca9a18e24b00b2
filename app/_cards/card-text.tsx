import type { ReactNode } from "react";
import type { PoolCard } from "../../lib/cards/pool.ts";
import type { Game, Term } from "../../lib/core/game.ts";
import { NO_FACT } from "../../lib/core/look/fact-lines.ts";
import type { Understood } from "../../lib/core/text/understood.ts";
import { PLACEHOLDER } from "../_ui/cards/placeholder.ts";
import { keepPages } from "../_ui/verdict/citation.tsx";
import { Meaning } from "./meaning.tsx";

interface Props {
  readonly game: Game;
  readonly entry: PoolCard;
  /** What the table makes of each of its sentences. */
  readonly understood: readonly Understood[];
  /** The terms that stand in it. */
  readonly terms: readonly Term[];
}

/** The text of a card: what plays itself, what is left to the player, and what its words mean. */
export function Text({ game, entry, understood, terms }: Props) {
  return (
    <>
      <Whole entry={entry} isOnce={understood.length > 0} />
      <AtTheTable understood={understood} />
      {terms.length === 0 ? null : (
        <section>
          <h2 className="label">Words in its text</h2>
          <dl className="mt-1 grid max-w-3xl gap-y-1.5 text-sm">
            {terms.map((term) => (
              <div key={term.word} className="gap-x-4 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]">
                <dt className="font-semibold">{term.word}</dt>
                <dd>
                  <Meaning game={game} term={term} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** What is known of the text. If its sentences stand below, they are not said here too. */
function Whole({ entry: { card }, isOnce }: { entry: PoolCard; isOnce: boolean }) {
  if (card.text === null) return <Said title="Text">This card has no text.</Said>;
  if (card.text === undefined)
    return (
      <Said title="Text">
        <span className="text-faint" aria-hidden="true">
          –
        </span>{" "}
        <span className="text-faint">Not published: no source gives this card’s text or says that it has none.</span>
      </Said>
    );
  const source = card.sources?.text;
  const isPlaceholder = card.standIn?.includes("text");
  if (isOnce && source === undefined && !isPlaceholder) return null;
  return (
    <Said title="Text">
      {isPlaceholder ? (
        <>
          <em className={PLACEHOLDER}>{card.text}</em> <span className="text-sm text-faint">{NO_FACT}</span>
        </>
      ) : (
        card.text
      )}
      {source === undefined ? null : <span className="block text-sm text-faint">{keepPages(source)}</span>}
    </Said>
  );
}

/** What plays itself at the table, and what is left to the player. */
function AtTheTable({ understood }: Pick<Props, "understood">) {
  if (understood.length === 0) return null;
  return (
    <section>
      <h2 className="label">At the table</h2>
      <ul className="mt-1 max-w-prose">
        {understood.map(({ sentence, isCarriedOut }) => (
          <li key={sentence} className="flex gap-2">
            <span aria-hidden="true">{isCarriedOut ? "✓" : "○"}</span>
            <span>
              <span className="text-faint">{isCarriedOut ? "Plays itself: " : "Left to you: "}</span>
              {sentence}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="label">{title}</h2>
      <p className="mt-1 max-w-prose">{children}</p>
    </section>
  );
}
