import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { layersOf, statedOf, unofficialOrigin } from "../../lib/cards/stated.ts";
import type { Term } from "../../lib/core/game.ts";
import { groupOf } from "../../lib/core/look/card-view.ts";
import type { FactLine } from "../../lib/core/look/fact-lines.ts";
import { termsIn } from "../../lib/core/look/terms.ts";
import type { Understood } from "../../lib/core/text/understood.ts";
import { counted } from "../../lib/core/words.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { CardFace } from "../_ui/cards/card-face.tsx";
import { cardPath } from "../_ui/cards/card-path.ts";
import { Cover } from "../_ui/deck/cover.tsx";
import { CoverFace } from "../_ui/deck/cover-face.tsx";
import { Facts } from "./card-facts.tsx";
import { Text } from "./card-text.tsx";

interface Props {
  readonly pool: Pool;
  readonly entry: PoolCard;
}

interface SheetProps extends Props {
  /** What the table makes of each sentence of the card. */
  readonly understood: readonly Understood[];
  /** The sample decks of the game. */
  readonly samples: readonly JudgedSample[];
  /** What the words and numbers of the game's cards mean. */
  readonly terms: readonly Term[];
}

/** Everything that is known about a card, beside its drawing: what its words and numbers mean, their sources, and links. */
export function CardSheet({ pool, entry, understood, samples, terms }: SheetProps) {
  const { game } = pool;
  const { card, label } = entry;
  const lines = statedOf(pool, entry);
  const counts = (state: FactLine["state"]) => lines.filter((line) => line.state === state).length;
  return (
    <article
      data-game={game.id}
      className="mt-3 grid items-start gap-x-10 gap-y-4 md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[21rem_minmax(0,1fr)]"
    >
      <header className="md:col-start-2">
        <p className="text-sm text-faint">
          <a href={`/${game.id}`}>{game.name}</a> / <a href={`/${game.id}/cards`}>Cards</a> /{" "}
          {groupOf(game, card).heading}
        </p>
        <h1 className="mt-1 text-3xl font-bold tracking-tight text-balance wrap-anywhere">{label}</h1>
        <p className="mt-1 text-sm text-faint">
          {unofficialOrigin(pool, entry) ??
            `${counted(counts("fact"), "fact")} · ${counted(counts("stand-in"), "placeholder value")} · ${counts("unknown")} not published`}
        </p>
      </header>
      <div className="felt p-4 md:sticky md:top-4 md:col-start-1 md:row-span-2 md:row-start-1 lg:p-7">
        <div className="mx-auto max-w-[17.5rem]">
          <CardFace game={game} entry={entry} isFirst />
        </div>
        <div className="on-felt">
          <Ways pool={pool} entry={entry} />
          <Neighbours pool={pool} entry={entry} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:col-start-2 2xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-6">
          <Text entry={entry} understood={understood} terms={termsIn(game, card, terms)} game={game} />
          <Facts pool={pool} entry={entry} lines={lines} terms={terms} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-6">
          <DecksWith pool={pool} entry={entry} samples={samples} />
          <Siblings pool={pool} entry={entry} />
          <SetsOf pool={pool} entry={entry} />
        </div>
      </div>
    </article>
  );
}

function Ways({ pool: { game }, entry: { label } }: Props) {
  const asked = encodeURIComponent(`"${label}"`);
  return (
    <p className="mt-4 flex flex-wrap gap-2 *:flex-auto">
      <a href={`/${game.id}/build?q=${asked}`} className="button inline-flex items-center justify-center no-underline">
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
    <nav aria-label="Cards before and after" className="mt-3 grid grid-cols-2 gap-x-4 text-sm">
      {ways.map(([name, card]) =>
        card === undefined ? null : (
          <p key={name} className={name === "Next" ? "col-start-2 text-right" : ""}>
            <span className="block text-xs text-faint">{name}</span>
            <a href={cardPath(game, card)} className="inline-block py-1 wrap-anywhere pointer-coarse:py-3">
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
    <section>
      <h2 className="text-xl font-bold tracking-tight">Decks with it</h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,12.5rem))] gap-3 max-sm:grid-cols-2">
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

/** The sets that say something about a card, in the order in which they override each other. */
function SetsOf({ pool, entry }: Props) {
  const sets = new Set(layersOf(pool, entry).map(({ set }) => set));
  return (
    <section>
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
    <section>
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
