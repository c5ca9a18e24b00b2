import { type CSSProperties, useMemo, useState } from "react";
import type { FilmFrame, FilmPlace } from "../../../lib/core/table/film.ts";
import type { CardState } from "../../../lib/core/table/state.ts";
import type { FilmCard, MadeFilm } from "../../../lib/deck/film-maker.ts";
import type { Bygone } from "./bygone.ts";
import styles from "./film.module.css";

interface Props {
  readonly film: MadeFilm;
  readonly bygone: Bygone;
}

/** A film, move by move. It knows nothing of the game but what the film says. */
export function FilmView({ film, bygone }: Props) {
  const { frames, board } = film;
  const first = frames.findLastIndex(({ at }) => at <= bygone.moment.at);
  const [at, setAt] = useState(Math.max(first, 0));
  const [read, setRead] = useState<string | undefined>(undefined);
  const frame = frames[at];
  if (!frame) return null;
  const isAsMade = film.check === bygone.moment.origin?.check;
  const card = film.cards.find(({ name }) => name === read);
  return (
    <div className={styles.film}>
      <section className={styles.head} aria-label="What this is">
        <p>
          <strong>Played by the rules of {bygone.moment.origin?.release}.</strong> {bygone.changed}
          {film.stopped === undefined ? null : ` The film ends early: ${film.stopped}`}
          {isAsMade ? null : " It comes to another position than its link says: one of its card sets may have changed."}
        </p>
        <a className="button" href={`/d/${bygone.code}/play`}>
          Play this deck by today’s rules
        </a>
      </section>
      <Reel frames={frames} at={at} other={board.other} onGo={setAt} />
      <FilmBoard film={film} frame={frame} onRead={setRead} />
      <aside className={`on-felt ${styles.side}`}>
        <Counted counters={board.counters} frame={frame} />
        {card ? <ReadCard card={card} /> : null}
        <Story frames={frames} at={at} />
      </aside>
    </div>
  );
}

interface ReelProps {
  readonly frames: readonly FilmFrame[];
  readonly at: number;
  readonly other: string;
  onGo(at: number): void;
}

/** Where the film is, and the ways on. The slider has the arrow keys. */
function Reel({ frames, at, other, onGo }: ReelProps) {
  const { by, says, phase, state } = frames[at] as FilmFrame;
  const last = frames.length - 1;
  const who = by === "other" ? `${other}: ` : "";
  return (
    <section className={styles.reel} aria-label="Moves">
      <button type="button" className="tool" disabled={at === 0} onClick={() => onGo(at - 1)}>
        Back
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Moment of the game"
        aria-valuetext={`${at} of ${last}`}
        onChange={({ currentTarget }) => onGo(Number(currentTarget.value))}
      />
      <button type="button" className="tool" disabled={at === last} onClick={() => onGo(at + 1)}>
        Next
      </button>
      <p role="status" className={styles.says}>
        <span className="text-faint tabular-nums">
          {at} of {last} · {state.turn === 0 ? "Setup" : `Turn ${state.turn}`} · {phase}
        </span>{" "}
        {says === "" ? "The table as it was dealt." : `${who}${says}`}
      </p>
    </section>
  );
}

interface BoardProps {
  readonly film: MadeFilm;
  readonly frame: FilmFrame;
  onRead(card: string): void;
}

/** The places in rows, as the rulebook lays them out, and beside them hands and piles. */
function FilmBoard({ film: { board }, frame: { state }, onRead }: BoardProps) {
  const lie = useMemo(() => Map.groupBy(state.cards, ({ zone }) => zone), [state]);
  const held = useMemo(() => heldIn(board.places, lie), [board, lie]);
  const place = (one: FilmPlace, isOpen: boolean) => (
    <Place
      key={one.id}
      place={one}
      cards={lie.get(one.id) ?? []}
      held={held}
      board={board}
      isOpen={isOpen}
      onRead={onRead}
    />
  );
  const rows = board.places.filter(({ as }) => as === "row");
  const hands = board.places.filter(({ as }) => as === "fan");
  const piles = board.places.filter(({ as }) => as === "pile");
  return (
    <section className={`felt on-felt ${styles.board}`} aria-label="The table">
      <div className={styles.grid}>{rows.map((one) => place(one, true))}</div>
      <div className={styles.hands}>{hands.map((one) => place(one, true))}</div>
      <div className={styles.piles}>{piles.map((one) => place(one, false))}</div>
    </section>
  );
}

/** The cards on or under each card: those that lie in no place of the board, but in one that is called after a card. */
function heldIn(places: readonly FilmPlace[], lie: ReadonlyMap<string, readonly CardState[]>): Held {
  const known = new Set(places.map(({ id }) => id));
  const held = new Map<number, readonly CardState[]>();
  for (const [zone, cards] of lie) {
    const [, host] = /:(\d+)$/.exec(zone) ?? [];
    if (host !== undefined && !known.has(zone)) held.set(Number(host), cards);
  }
  return held;
}

type Held = ReadonlyMap<number, readonly CardState[]>;

interface PlaceProps {
  readonly place: FilmPlace;
  readonly cards: readonly CardState[];
  readonly held: Held;
  readonly board: MadeFilm["board"];
  /** Of a pile only the top card is drawn. */
  readonly isOpen: boolean;
  onRead(card: string): void;
}

function Place({ place, cards, held, board, isOpen, onRead }: PlaceProps) {
  const { name, side, row, rows, column, span, columns } = place;
  const [top] = cards;
  // Nobody sees what lies face down on a pile.
  const drawn = isOpen ? cards : top && (top.faceUp || top.seen) ? [top] : [];
  const where: CSSProperties =
    row === undefined ? {} : { gridRow: `${row} / span ${rows ?? 1}`, gridColumn: `${column} / span ${span ?? 1}` };
  return (
    <section className={styles.place} data-side={side} data-empty={cards.length === 0 || undefined} style={where}>
      <h2>
        {name}
        {isOpen || cards.length === 0 ? "" : ` · ${cards.length}`}
      </h2>
      <ul data-columns={columns}>
        {drawn.map((card) => (
          <FilmedCard
            key={card.id}
            card={card}
            column={columns === undefined ? undefined : 1 + (card.memory?.[columns] ?? 0)}
            held={held}
            board={board}
            onRead={onRead}
          />
        ))}
      </ul>
    </section>
  );
}

interface FilmedProps extends Pick<PlaceProps, "held" | "board" | "onRead"> {
  readonly card: CardState;
  readonly column?: number | undefined;
}

/** A card with what it bears, and what lies on it or under it. */
function FilmedCard({ card, column, held, board, onRead }: FilmedProps) {
  const { id, name, faceUp, exhausted, counters } = card;
  const below = held.get(id) ?? [];
  const bears = board.tokens.flatMap((token) => (token.id in counters ? `${token.name} ${counters[token.id]}` : []));
  const marks = [...(faceUp ? [] : ["face down"]), ...(exhausted ? [board.spent] : []), ...bears];
  return (
    <li style={{ gridColumn: column }}>
      <button type="button" className={styles.card} data-down={!faceUp || undefined} onClick={() => onRead(name)}>
        {name}
        {marks.length === 0 ? null : <small>{marks.join(", ")}</small>}
      </button>
      {below.length === 0 ? null : (
        <ul className={styles.below}>
          {below.map((one) => (
            <FilmedCard key={one.id} card={one} held={held} board={board} onRead={onRead} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What is counted now. What is at zero says nothing. */
function Counted({ counters, frame }: { counters: MadeFilm["board"]["counters"]; frame: FilmFrame }) {
  const rows = counters.filter(({ id }) => (frame.state.counters[id] ?? 0) !== 0);
  return (
    <dl className={styles.counters}>
      {rows.map(({ id, name }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd className="tabular-nums">{frame.state.counters[id]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A card as it was when the game was played. */
function ReadCard({ card: { name, facts, text } }: { card: FilmCard }) {
  return (
    <section className={styles.read} aria-label="Card">
      <h2 className="font-semibold">{name}</h2>
      <dl className={styles.counters}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text === "" ? null : <p>{text}</p>}
    </section>
  );
}

/** The log up to now, the latest line first. */
function Story({ frames, at }: { frames: readonly FilmFrame[]; at: number }) {
  const lines = frames.slice(0, at + 1).flatMap(({ log }) => log);
  return (
    <section className={styles.story}>
      <h2 className="font-semibold">Log</h2>
      <ol reversed>
        {lines.toReversed().map(({ text }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the other end, and can be alike
          <li key={lines.length - line}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
