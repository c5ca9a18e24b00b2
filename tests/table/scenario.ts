import { builtInPool, builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import { fact } from "../../lib/core/card/fact.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Dealt, Opponent, Player, Start } from "../../lib/core/table/board.ts";
import type { Dealer } from "../../lib/core/table/dealer.ts";
import type { Ruled } from "../../lib/core/table/move.ts";
import { facing, facingCalled, NOBODY } from "../../lib/core/table/seats.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { gameCalled } from "../decks.ts";
import { tableOf } from "./games.ts";

/** Labels of cards by zone, the top of a pile first. */
export type Lay = Readonly<Record<string, readonly string[]>>;

export interface Setting {
  /** The list that is played. It must contain every card of `lay` often enough. */
  readonly list: string;
  readonly lay?: Lay;
  /** The phase to pass to before the cards are laid. */
  readonly at?: string;
  /** Where cards go that `lay` does not name. */
  readonly rest?: string;
  readonly counters?: Readonly<Record<string, number>>;
  /** Numbers that are set before the phases that lead there. */
  readonly early?: Readonly<Record<string, number>>;
  /** Who is opposite, by a word. */
  readonly faces?: string;
  /** Cards of somebody opposite who has no others, some with the pile that they come from, and whether they are played. */
  readonly against?: {
    readonly cards: readonly (string | readonly [label: string, from: string])[];
    readonly isIdle?: true;
  };
  /** A player's own cards, over the built-in ones. */
  readonly own?: CardSet;
}

/** A table set up by hand, with moves as short lines: `stage City 20 > staged:3`, `pass`. */
export class Scenario {
  readonly dealer: Dealer;
  readonly table: Table;

  constructor(dealer: Dealer, table: Table) {
    this.dealer = dealer;
    this.table = table;
  }

  /** Plays a line. Answers the refusal, if there is one. */
  try(line: string): string | undefined {
    const moves = this.#meant(line);
    const move = moves.find((one) => this.dealer.allows(this.table, one)) ?? moves[0];
    if (!move) throw new Error(`no card for “${line}”`);
    return this.dealer.play(this.table, move);
  }

  /** Plays lines that must all be allowed. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const why = this.try(line);
      if (why !== undefined) throw new Error(`“${line}” was refused: ${why}`);
    }
    return this;
  }

  /** The labels of the cards in a zone, the top of a pile first. */
  in(zone: string): string[] {
    return this.table.in(this.table.zone(zone)).map((id) => this.table.label(id));
  }

  get(counter: string): number {
    const { counters, memory } = stateOf(this.dealer.goldfish, this.table);
    return { ...memory, ...counters }[counter] ?? Number.NaN;
  }

  /** A token count of the first card with that label in a zone. */
  token(label: string, token: string): number {
    const at = this.table.board.tokens.findIndex(({ id }) => id === token);
    return this.table.token(this.id(label), at);
  }

  get phase(): string {
    return this.table.top.phase;
  }

  /** The moves that are offered now, as lines. */
  offers(): string[] {
    return this.dealer.moves(this.table).map((move) => lineOf(this.table, move));
  }

  id(label: string, zone?: string): number {
    const found = this.#named(label).find(
      (id) => zone === undefined || this.table.nameOf(this.table.zoneOf(id)) === zone,
    );
    if (found === undefined) throw new Error(`no ${label}${zone === undefined ? "" : ` in ${zone}`}`);
    return found;
  }

  lay(lay: Lay): void {
    const used = new Set<number>();
    for (const [zone, labels] of Object.entries(lay)) {
      const number = this.table.zone(zone);
      if (number < 0) throw new Error(`no zone ${zone}`);
      const side = this.table.index.sideOf(number) ?? 0;
      const ids = labels.map((label) => {
        const free = this.#named(label).filter((one) => !used.has(one));
        const id = free.find((one) => this.table.ownerOf(one) === side) ?? free[0];
        if (id === undefined) throw new Error(`the list has too few of ${label}`);
        used.add(id);
        return id;
      });
      for (const id of ids) this.table.move(id, number, "bottom");
    }
  }

  /** Moves all cards of some sides to a place of theirs. */
  clear(place: string, sides: readonly Player[]): void {
    const { table } = this;
    for (let id = 0; id < table.size; id++) {
      const side = table.ownerOf(id);
      if (sides.includes(side)) table.as(side, () => table.move(id, table.zone(place)));
    }
  }

  count(counters: Readonly<Record<string, number>> = {}): void {
    for (const [counter, value] of Object.entries(counters))
      this.table.set(
        this.table.board.counters.findIndex(({ id }) => id === counter),
        value,
      );
  }

  #named(label: string): number[] {
    return Array.from({ length: this.table.size }, (_, id) => id).filter((id) => this.table.label(id) === label);
  }

  #meant(line: string): Ruled[] {
    const [what = "", to] = line.split(" > ");
    const space = what.indexOf(" ");
    const word = space < 0 ? what : what.slice(0, space);
    const place = to === undefined ? {} : { to: to.startsWith("#") ? `#${this.id(to.slice(1))}` : to };
    if (space < 0) return [{ do: word, ...place }];
    return this.#named(what.slice(space + 1)).map((card) => ({ do: word, card, ...place }));
  }
}

function lineOf(table: Table, { do: word, card, to }: Ruled): string {
  const place = to?.startsWith("#") ? `#${table.label(Number(to.slice(1)))}` : to;
  return `${word}${card === undefined ? "" : ` ${table.label(card)}`}${place === undefined ? "" : ` > ${place}`}`;
}

/** Somebody with some cards of a game, each in the section where it belongs. */
function opponentFor(game: Game, { cards, isIdle }: NonNullable<Setting["against"]>, own?: CardSet): Opponent {
  const pool = own ? new Pool(game, [...builtInSets(game), own], codesOf(game)) : builtInPool(game);
  const dealt = cards.map((card): Dealt => {
    const [label, pile] = typeof card === "string" ? [card] : card;
    const found = pool.find(label);
    if (found === undefined || !("card" in found)) throw new Error(`there is no ${label}`);
    const section = game.sections.find(({ kinds }) => kinds?.includes(String(fact(found.card, game.kind))));
    return { card: found.card, label: found.label, from: pile ?? (section ?? game.sections[0])?.id ?? "", side: 1 };
  });
  return { id: "scene", name: "somebody", cards: dealt, ...(isIdle && { isIdle }) };
}

/** Sets up a table: passes to a phase, clears the table, lays the cards. */
export async function scenario(game: string, setting: Setting): Promise<Scenario> {
  const { list, lay, at, rest = "draw", counters, early, own } = setting;
  const { dealer, start } = await tableOf(gameCalled(game), own);
  const begun = start("scene", list);
  const table = dealer.open(seated(gameCalled(game), begun, setting));
  const set = new Scenario(dealer, table);
  set.count(early);
  if (setting.faces !== undefined && !begun.opponents) set.do(`face > ${setting.faces}`);
  for (let passes = 0; at !== undefined && table.top.phase !== at; passes++) {
    if (passes > 50) throw new Error(`no passes lead to ${at}`);
    set.do("pass");
  }
  if (lay) {
    set.clear(rest, setting.against ? [0, 1] : [0]);
    set.lay(lay);
  }
  set.count(counters);
  return set;
}

/** A start with whoever a scene has opposite. */
function seated(game: Game, start: Start, { faces = NOBODY, against, own }: Setting): Start {
  if (against) return facing(start, opponentFor(game, against, own));
  return start.opponents ? facingCalled(start, faces) : start;
}
