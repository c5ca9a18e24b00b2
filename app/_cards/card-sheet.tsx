import type { ReactNode } from "react";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { layersOf, statedOf, unofficialOrigin } from "../../lib/cards/stated.ts";
import { groupOf } from "../../lib/core/look/card-view.ts";
import { type FactLine, NO_FACT } from "../../lib/core/look/fact-lines.ts";
import type { Understood } from "../../lib/core/text/understood.ts";
import { counted } from "../../lib/core/words.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { CardFace } from "../_ui/cards/card-face.tsx";
import { cardPath } from "../_ui/cards/card-path.ts";
import { FactsTable } from "../_ui/cards/facts-table.tsx";
import { PLACEHOLDER } from "../_ui/cards/placeholder.ts";
import { Cover } from "../_ui/deck/cover.tsx";
import { CoverFace } from "../_ui/deck/cover-face.tsx";
import { keepPages } from "../_ui/verdict/citation.tsx";

interface Props {
  readonly pool: Pool;
  readonly entry: PoolCard;
}

interface SheetProps extends Props {
  /** What the table makes of each sentence of the card. */
  readonly understood: readonly Understood[];
  /** The sample decks of the game. */
  readonly samples: readonly JudgedSample[];
}

/** Everything that is known about a card, beside its drawing: its facts, their sources, and links. */
export function CardSheet({ pool, entry, understood, samples }: SheetProps) {
  const { game } = pool;
  const { card, label } = entry;
  const lines = statedOf(pool, entry);
  const counts = (state: FactLine["state"]) => lines.filter((line) => line.state === state).length;
  return (
    <article data-game={game.id}>
      <div className="felt mt-3 grid content-start gap-x-10 gap-y-5 p-4 md:grid-cols-[17.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:px-11 md:py-8">
        <header className="on-felt self-end">
          <p className="text-sm text-faint">
            <a href={`/${game.id}`}>{game.name}</a> / <a href={`/${game.id}/cards`}>Cards</a> /{" "}
            {groupOf(game, card).heading}
          </p>
          <h1 className="my-1 text-3xl font-bold tracking-tight text-balance">{label}</h1>
          <p className="text-sm text-faint">
            {unofficialOrigin(pool, entry) ??
              `${counted(counts("fact"), "fact")} · ${counted(counts("stand-in"), "placeholder value")} · ${counts("unknown")} not published`}
          </p>
        </header>
        <div className="w-full max-w-[17.5rem] md:col-start-1 md:row-span-2 md:row-start-1">
          <CardFace game={game} entry={entry} />
        </div>
        <div className="on-felt flex min-w-0 flex-col">
          <Text entry={entry} isOnce={understood.length > 0} />
          <AtTheTable understood={understood} />
          <Ways pool={pool} entry={entry} />
          <Neighbours pool={pool} entry={entry} />
        </div>
      </div>
      <div className="mt-8 grid gap-x-10 lg:grid-cols-2">
        <div className="min-w-0">
          <Facts label={label} lines={lines} sets={new Set(layersOf(pool, entry).map(({ set }) => set.name))} />
          <SetsOf pool={pool} entry={entry} />
          <Siblings pool={pool} entry={entry} />
        </div>
        <DecksWith pool={pool} entry={entry} samples={samples} />
      </div>
    </article>
  );
}

function Ways({ pool: { game }, entry: { label } }: Props) {
  const asked = encodeURIComponent(`"${label}"`);
  return (
    <p className="flex flex-wrap gap-2">
      <a href={`/${game.id}/build?q=${asked}`} className="button inline-flex items-center no-underline">
        Build with it
      </a>
      <a href={`/${game.id}/cards`} className="tool">
        All cards
      </a>
    </p>
  );
}

/** The cards before and after it, in the order of the list of cards. */
function Neighbours({ pool: { game, cards }, entry }: Props) {
  const at = cards.findIndex(({ label }) => label === entry.label);
  const ways = [
    ["Previous", cards[at - 1]],
    ["Next", cards[at + 1]],
  ] as const;
  return (
    <nav aria-label="Cards before and after" className="mt-auto flex flex-wrap justify-between gap-x-6 pt-4 text-sm">
      {ways.map(([name, card]) =>
        card === undefined ? null : (
          <p key={name} className="flex items-baseline gap-2">
            <span className="text-faint">{name}</span>
            <a href={cardPath(game, card)} className="inline-block py-1 pointer-coarse:py-3">
              {card.label}
            </a>
          </p>
        ),
      )}
    </nav>
  );
}

/** The sample decks that hold it. */
function DecksWith({ pool, entry, samples }: Pick<SheetProps, "pool" | "entry" | "samples">) {
  const { label } = entry;
  const decks = samples.filter(({ deck }) => deck.entries.some(({ card }) => card.label === label));
  if (decks.length === 0) return null;
  return (
    <section className="mb-5">
      <h2 className="text-xl font-bold tracking-tight">Decks with it</h2>
      <ul className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
        {decks.map(({ id, name, deck, report }) => {
          const cover = coverOf(pool, deck.entries);
          const copies = deck.entries.reduce((sum, { card, count }) => sum + (card.label === label ? count : 0), 0);
          return (
            <li key={id}>
              <Cover
                name={name}
                face={cover && <CoverFace game={pool.game} entry={cover} />}
                says={counted(copies, "copy", "copies")}
              >
                <a href={`/d/${report.code}`} aria-label={`View ${name}`} className="tool">
                  View
                </a>
              </Cover>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is known of the text. If its sentences stand below, they are not said here too. */
function Text({ entry: { card }, isOnce }: { entry: PoolCard; isOnce: boolean }) {
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
function AtTheTable({ understood }: Pick<SheetProps, "understood">) {
  if (understood.length === 0) return null;
  return (
    <section className="mb-5">
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
    <section className="mb-5">
      <h2 className="label">{title}</h2>
      <p className="mt-1 max-w-prose">{children}</p>
    </section>
  );
}

interface FactsProps {
  readonly label: string;
  readonly lines: readonly FactLine[];
  /** The names of the sets that know the card. */
  readonly sets: ReadonlySet<string>;
}

/** A source that all facts share is said once, and not at all if it is the one set that is named below. */
function Facts({ label, lines, sets }: FactsProps) {
  const sources = new Set(lines.flatMap(({ state, from }) => (state === "fact" ? from : [])));
  const [usual] = sources.size === 1 ? sources : [];
  return (
    <section className="mb-5">
      <h2 className="text-xl font-bold tracking-tight">Facts</h2>
      <div className="sheet mt-2 px-4 py-2.5">
        <FactsTable
          caption={`What is known of ${label}, and where it is from`}
          lines={lines.map((line) => (line.from === usual ? { ...line, from: "" } : line))}
        />
      </div>
      {usual === undefined || sets.has(usual) ? null : (
        <p className="mt-1 text-sm text-faint">All facts: {keepPages(usual)}</p>
      )}
    </section>
  );
}

/** The sets that say something about a card, in the order in which they override each other. */
function SetsOf({ pool, entry }: Props) {
  const sets = new Set(layersOf(pool, entry).map(({ set }) => set));
  return (
    <section className="mb-5">
      <h2 className="label">Sets</h2>
      <ul className="mt-1">
        {[...sets].map(({ id, name, official, source }) => (
          <li key={id} className="mb-1">
            <span className="mr-1">{name}</span> <span className="label">{official ? "published" : "unofficial"}</span>
            <span className="block text-sm text-faint">{source}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The other cards with the same name. */
function Siblings({ pool, entry }: Props) {
  const others = pool.named(entry.known.folded).filter((known) => known !== entry.known);
  if (others.length === 0) return null;
  return (
    <section className="mb-5">
      <h2 className="label">Other cards with this name</h2>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {others.map((known) => (
          <a key={known.label} href={cardPath(pool.game, known)} className="inline-block py-1">
            {known.label}
          </a>
        ))}
      </p>
    </section>
  );
}
