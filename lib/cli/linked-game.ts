// A game in a link: the very moment by today's rules, or else a film of it by the rules of its day, or else its moves in words.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CardSet } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import { type Moment, readMoment } from "../core/table/moment.ts";
import { type Opened, opened } from "../core/table/opened.ts";
import type { History } from "../core/table/replay.ts";
import { told, whatChanged } from "../core/table/told.ts";
import type { FilmMaker, MadeFilm } from "../deck/film-maker.ts";
import { loggedText } from "./print-table.ts";
import { ENGINES, HOME } from "./release.ts";
import { paint, plain, Stop, write } from "./terminal.ts";

/** The moment in an address of a table: in its query or behind its "#". */
export function momentIn(address: string): Moment | undefined {
  const [, text] =
    /\/d\/[\w-]+\/play\/?\?(?:[^#]*&)?game=([^&#\s]+)/.exec(address) ??
    /\/d\/[\w-]+\/play[^#]*#(\S+)/.exec(address) ??
    [];
  if (text === undefined) return undefined;
  const moment = readMoment(decodeURIComponent(text));
  if (typeof moment === "string") throw new Stop(moment);
  return moment;
}

export interface Linked {
  readonly code: string;
  readonly sets: readonly CardSet[];
  readonly game: string;
}

/** The game of a link, to be played on; or nothing where today's rules play another one, after that was shown. */
export async function linkedGame(
  dealer: Dealer,
  start: Start,
  moment: Moment,
  linked: Linked & { readonly isJson: boolean; readonly goesOn: boolean },
): Promise<History | undefined> {
  const found = opened(dealer, start, moment);
  if (found.is === "same") return found.history;
  if (linked.goesOn)
    throw new Stop(
      `${whatChanged(dealer, start, moment, found)} So it can't be played on. Give the link alone to see it as it was played.`,
    );
  await show(dealer, start, moment, found, linked);
  return undefined;
}

type Other = Extract<Opened<Start["cards"][number]["card"]>, { is: "other" }>;

async function show(
  dealer: Dealer,
  start: Start,
  moment: Moment,
  other: Other,
  { isJson, ...linked }: Linked & { readonly isJson: boolean },
): Promise<void> {
  const changed = whatChanged(dealer, start, moment, other);
  const film = await filmFor(moment, linked);
  const { release } = moment.origin ?? {};
  if (isJson) {
    const shown = film ? { playedBy: release, film } : { moves: told(dealer, start, moment) };
    await write(`${JSON.stringify({ changed, ...shown }, null, 2)}\n`);
    return;
  }
  const name = dealer.goldfish.sides?.name ?? "The opponent";
  const lines = film
    ? film.frames.flatMap(({ log }) => log.map((line) => `${String(line.turn).padStart(3)}  ${loggedText(line)}`))
    : told(dealer, start, moment).map(({ by, says }) => `  ${by === "other" ? `${name}: ` : ""}${says}`);
  const head = film ? `Played by the rules of ${release}.` : "What was done:";
  await write([changed, "", paint(head, "bold"), ...lines.map(plain), ""].join("\n"));
}

/** The film of a game, if the release that it was played with has kept its engine. */
async function filmFor({ origin, ...game }: Moment, { code, sets, game: id }: Linked): Promise<MadeFilm | undefined> {
  const file = join(HOME, ENGINES, origin?.release ?? "", `${id}.js`);
  if (!origin || !existsSync(file)) return undefined;
  const { film }: { readonly film: FilmMaker } = await import(pathToFileURL(file).href);
  const made = await film({ ...game, code, sets, seats: origin.seats });
  if ("why" in made) throw new Stop(made.why);
  return made;
}
