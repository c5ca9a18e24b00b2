import type { Card } from "../core/card/card.ts";
import type { Cite } from "../core/judge/rule.ts";
import type { Start } from "../core/table/board.ts";
import { Dealer } from "../core/table/dealer.ts";
import type { Goldfish, MoveKind, Phase } from "../core/table/goldfish.ts";
import type { Ruled } from "../core/table/move.ts";
import type { Table } from "../core/table/table.ts";

/** Something that the rules let a player do with the first hand. */
export interface HandChoice {
  readonly do: string;
  readonly says: string;
  /** Done with one card at a time. The cards that come instead are drawn at the end. */
  readonly byCard: boolean;
}

export interface FirstHand {
  /** The cards of the hand, by their number at the table. */
  readonly cards: readonly { readonly id: number; readonly label: string }[];
  /** The labels of the cards that lie open beside the hand. */
  readonly open: readonly string[];
  readonly choices: readonly HandChoice[];
  /** What the rulebook says of the hand, if the hand comes from a phase of its own. */
  readonly rule: { readonly says: string; readonly cite: Cite } | undefined;
}

/** Where a game would go on after its setup. It waits, so that no card of the first turn is drawn. */
const DEALT: Phase<never> = {
  id: "dealt",
  name: "Dealt",
  cite: { rulebook: "Drydock", part: "First hand" },
  says: "The first hand is dealt.",
  moves: [{ do: "wait", says: "Wait", play: () => undefined }],
};

const PASS: Ruled = { do: "pass" };

const MOST_STEPS = 100;

/** A choice between places without a card is about the game, such as when an opponent's deck ends. */
function isOfHand({ cards, targets }: MoveKind<never>): boolean {
  return cards !== undefined || targets === undefined;
}

/** Deals first hands by the setup of a game alone. */
export class FirstHands<C extends Card = Card> {
  readonly #dealer: Dealer<C>;
  readonly #hand: number;
  readonly #rule: FirstHand["rule"];

  /** All starts have the same house rules, so what the rulebook says of the hand is found out once. */
  constructor(goldfish: Goldfish<C>, start: Start<C>) {
    this.#dealer = new Dealer({ ...goldfish, phases: [DEALT] });
    const hand = goldfish.zones.find(({ as }) => as === "hand");
    const table = this.#dealer.open(start);
    this.#hand = table.zone(hand?.id ?? "");
    this.#toHand(table);
    const phase = this.#phaseOfHand(goldfish, table);
    this.#rule = phase && { says: phase.says, cite: phase.cite };
  }

  /** The hand after some moves, or why one of them is not allowed. */
  dealt(start: Start<C>, moves: readonly Ruled[] = []): FirstHand | string {
    const table = this.#dealer.open(start, false);
    this.#toHand(table);
    for (const move of moves) {
      const why = this.#dealer.play(table, move);
      if (why !== undefined) return why;
    }
    return {
      cards: table.in(this.#hand).map((id) => ({ id, label: table.label(id) })),
      open: openOn(table),
      choices: this.#choices(table),
      rule: this.#rule,
    };
  }

  /** Passes what can be passed, and otherwise takes the first choice, until there is a hand. */
  #toHand(table: Table<C>): void {
    for (let steps = 0; steps < MOST_STEPS && table.count(this.#hand) === 0; steps++) {
      if (this.#dealer.phase(table).id === DEALT.id) return;
      const move = this.#dealer.allows(table, PASS) ? PASS : this.#dealer.moves(table)[0];
      if (!move || this.#dealer.play(table, move) !== undefined) return;
    }
  }

  #choices(table: Table<C>): readonly HandChoice[] {
    const { id, moves } = this.#dealer.phase(table);
    if (id === DEALT.id) return [];
    return moves
      .filter((kind: MoveKind<C>) => isOfHand(kind) && this.#isAllowed(table, kind))
      .map((kind) => ({ do: kind.do, says: kind.says, byCard: kind.cards !== undefined }));
  }

  /** Whether a kind of move can be made now with any card. A list of all moves would cost more than the deal. */
  #isAllowed(table: Table<C>, kind: MoveKind<C>): boolean {
    const { do: what } = kind;
    if (!kind.cards) return this.#dealer.allows(table, { do: what });
    const places = (card: number) => kind.targets?.(table, card) ?? [undefined];
    return kind
      .cards(table)
      .some((card) =>
        places(card).some((to) => this.#dealer.allows(table, { do: what, card, ...(to === undefined ? {} : { to }) })),
      );
  }

  /** The phase that waits, or else the last one that said something. */
  #phaseOfHand({ setup }: Goldfish<C>, table: Table<C>): Phase<C> | undefined {
    const now = this.#dealer.phase(table).id;
    const last = table.log?.findLast(({ phase }) => phase !== DEALT.id)?.phase;
    return setup.find(({ id }) => id === (now === DEALT.id ? last : now));
  }
}

/** The cards in play that everybody can see. */
export function openOn(table: Table): readonly string[] {
  return [...table.start.cards.keys()]
    .filter((id) => table.isUp(id) && table.isInPlay(table.zoneOf(id)))
    .map((id) => table.label(id));
}
