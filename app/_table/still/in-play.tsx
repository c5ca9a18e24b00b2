import { headers } from "next/headers";
import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import type { SampleGame } from "../../../lib/deck/verdict/judged-deck.ts";
import type { PlacedZone } from "../state/table-plan.ts";
import { CardBack } from "../view/card-back.tsx";
import { Drawings, facesIn, idsOf } from "./drawings.tsx";
import styles from "./in-play.module.css";
import { type MomentInPlay, momentInPlay } from "./moment.ts";
import { rulesFor } from "./places.ts";
import { numbersOn, StillCard } from "./still-card.tsx";

/** A picture of a game in progress: the table as it looks at one moment, and the way to play on from there. */
export async function InPlay({ of }: { of: SampleGame }) {
  const { game } = of.pool;
  const moment = await momentInPlay(of);
  const { sample, table, href } = moment;
  const faces = facesIn(moment);
  const drawings = idsOf(faces);
  const hasStandIns = [...faces.values()].some((card) => numbersOn(game, card).some(({ isFact }) => !isFact));
  return (
    <figure className={styles.picture}>
      {/* The policy of the page forbids style attributes. */}
      <style nonce={(await headers()).get("x-nonce") ?? undefined}>{rulesFor(moment)}</style>
      <div role="img" aria-label={inWords(game, moment)} className={styles.table}>
        <Drawings game={game} faces={faces} ids={drawings} />
        <State moment={moment} />
        <Board game={game} moment={moment} drawings={drawings} />
        <Dock game={game} moment={moment} drawings={drawings} />
      </div>
      <figcaption className={`${styles.caption} max-sm:flex-wrap`}>
        <span>
          Turn {table.turn} of a game with <a href={`/d/${sample.report.code}`}>{sample.name}</a>, played by the
          autopilot.{hasStandIns ? " Values in italics with dots below are placeholders, not facts." : ""}
        </span>
        <a href={href} className="tool flex-none font-semibold">
          Play on from here
        </a>
      </figcaption>
    </figure>
  );
}

function inWords(game: Game, { plan, table }: MomentInPlay): string {
  const count = (as: string) =>
    plan.all.reduce((sum, { area, zone }) => sum + (area.as === as ? table.count(zone) : 0), 0);
  return `A table of ${game.name}: ${counted(count("row"), "card")} on the board, ${counted(count("fan"), "card")} in hand`;
}

interface Props {
  readonly game: Game;
  readonly moment: MomentInPlay;
  readonly drawings: ReadonlyMap<string, string>;
}

/** The turn, the phase and the counters. */
function State({ moment: { table, phase } }: Pick<Props, "moment">) {
  return (
    <div className={styles.state}>
      <span className={styles.turn}>Turn {table.turn}</span>
      <span className={styles.phase}>{phase}</span>
      {table.board.counters.map(({ id, name, hidden }, at) =>
        hidden ? null : (
          <span key={id}>
            {name} <b>{table.get(at)}</b>
          </span>
        ),
      )}
    </div>
  );
}

function Board({ moment, ...rest }: Props) {
  const { strips, wells } = moment.plan;
  const drawn = (places: readonly PlacedZone[]) =>
    places.map((place) => <Zone key={place.zone} moment={moment} place={place} {...rest} />);
  return (
    <div className={styles.board} data-in-play="" data-strips={strips.length || undefined}>
      {strips.map(({ column, zones }) => (
        <div key={column} className={styles.strip} data-strip={column}>
          {drawn(zones)}
        </div>
      ))}
      {drawn(wells)}
    </div>
  );
}

function Zone({ moment, place: { zone, id, area, slot }, ...rest }: Props & { place: PlacedZone }) {
  const { board, plan } = moment;
  const model = board.get(zone);
  if (!model || area.as !== "row") return null;
  const label = slot === 0 && !isBare(moment, area) ? (area.label ?? model.name) : "";
  const states = {
    ...(area.row === plan.front && { "data-front": "" }),
    ...(model.count === 0 && { "data-empty": "" }),
    ...(label.length < 4 && { "data-short": "" }),
    ...(isFull(label, model.cards.length, area.span / plan.columns) && { "data-full": "" }),
  };
  return (
    <div className={styles.zone} data-at={id} data-side={area.side} {...states}>
      {label === "" ? null : <span className={styles.label}>{label}</span>}
      <div className={styles.cards}>
        {model.cards.map((card) => (
          <StillCard key={card.id} model={card} {...rest} />
        ))}
      </div>
    </div>
  );
}

/** Whether the zones of an area that lie one beside the other are all empty. Their row is too low for a label. */
function isBare({ plan, board }: MomentInPlay, area: PlacedZone["area"]): boolean {
  const own = plan.all.filter((place) => place.area === area);
  return own.length > 1 && own.every(({ zone }) => board.get(zone)?.count === 0);
}

/** How wide a board, a letter and a card are at least where there is room, in pixels. */
const WIDE = { board: 760, letter: 7, card: 80 };

/** Whether a label has no room beside the cards of its zone, which takes a share of the board's width. */
function isFull(label: string, cards: number, share: number): boolean {
  return label.length * WIDE.letter > (share * WIDE.board - cards * WIDE.card) / 2;
}

/** More piles have no room beside the hand. */
const MOST_PILES = 3;

/** The player's piles that hold cards, and the hand. */
function Dock({ moment: { board, plan }, ...rest }: Props) {
  const models = (places: readonly PlacedZone[]) => places.flatMap(({ zone }) => board.get(zone) ?? []);
  const piles = models(plan.piles.filter(({ area }) => area.side !== "enemy")).filter(({ count }) => count > 0);
  return (
    <div className={styles.dock}>
      {piles.slice(0, MOST_PILES).map(({ name, count }) => (
        <div key={name} className={styles.pile}>
          <span className={styles.back}>
            <CardBack isPile={count > 1} />
            <b>{count}</b>
          </span>
          {name}
        </div>
      ))}
      <div className={styles.hand}>
        {models(plan.hands).flatMap(({ cards }) =>
          cards.map((card) => <StillCard key={card.id} model={card} {...rest} />),
        )}
      </div>
    </div>
  );
}
