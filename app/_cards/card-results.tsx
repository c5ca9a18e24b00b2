import type { PoolCard } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { counted } from "../../lib/core/words.ts";
import { Empty } from "../_ui/base/empty.tsx";
import { CardFaces } from "../_ui/cards/card-faces.tsx";
import { CardRow } from "../_ui/cards/card-row.tsx";
import { CardKey } from "./card-key.tsx";
import type { CardsFound } from "./cards-found.ts";
import type { Question } from "./question.ts";

interface Props {
  readonly game: Game;
  readonly question: Question;
  readonly answer: CardsFound;
  pathOf(part: Partial<Question>): string;
}

/** The cards that a query matches, as faces or as a list, a page at a time. */
export function CardResults({ game, question: { q, view }, answer, pathOf }: Props) {
  if (!answer.ok) return <Misunderstood messages={answer.faults.map(({ message }) => message)} />;
  const { total, says, first, most, shown, nearest } = answer;
  return (
    <>
      <div className="mt-3 mb-2 max-md:mt-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p role="status" className="text-faint">
          {counted(total, "card")}
          {q.trim() === "" ? "" : `: ${says}`}
        </p>
        <CardKey game={game} cards={shown} />
        <Views view={view} pathOf={pathOf} />
      </div>
      {shown.length === 0 ? <NoMatch game={game} nearest={nearest} pathOf={pathOf} /> : null}
      {view === "list" ? (
        <ul className="sheet rows" data-card-list>
          {shown.map((entry) => (
            <CardRow key={entry.label} game={game} entry={entry} />
          ))}
        </ul>
      ) : (
        <CardFaces game={game} cards={shown} />
      )}
      <Pages first={first} most={most} of={total} pathOf={pathOf} />
    </>
  );
}

function Misunderstood({ messages }: { messages: readonly string[] }) {
  return (
    <ul className="mt-3 text-illegal" role="alert">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

function NoMatch({
  game,
  nearest,
  pathOf,
}: Pick<Props, "game" | "pathOf"> & { readonly nearest: readonly PoolCard[] }) {
  return (
    <>
      {nearest.length === 0 ? null : (
        <section aria-labelledby="near" className="mb-6">
          <h3 id="near" className="mb-2 text-xl font-bold tracking-tight">
            Did you mean {nearest.length === 1 ? "this card" : "one of these"}?
          </h3>
          <CardFaces game={game} cards={nearest} />
        </section>
      )}
      <Empty>
        No cards match. Remove a filter, use fewer words, or{" "}
        <a href={pathOf({ q: "" })} className="py-1">
          show all cards
        </a>
        .
      </Empty>
    </>
  );
}

function Views({ view, pathOf }: Pick<Props, "pathOf"> & { view: Question["view"] }) {
  return (
    <nav aria-label="View" className="seg">
      {(
        [
          ["", "Grid"],
          ["list", "List"],
        ] as const
      ).map(([id, name]) => (
        <a key={id} href={pathOf({ view: id })} aria-current={id === view || undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Pages({ first, most, of, pathOf }: Pick<Props, "pathOf"> & { first: number; most: number; of: number }) {
  if (of <= most && first === 0) return null;
  const last = Math.min(first + most, of);
  return (
    <nav aria-label="Pages of cards" className="mt-4 flex flex-wrap items-center gap-4">
      {first > 0 ? (
        <a href={pathOf({ cursor: String(Math.max(0, first - most)) })} className="tool">
          Previous cards
        </a>
      ) : null}
      <span className="text-sm text-faint tabular-nums">
        {first + 1} to {last} of {of}
      </span>
      {last < of ? (
        <a href={pathOf({ cursor: String(last) })} className="tool">
          More cards
        </a>
      ) : null}
    </nav>
  );
}
