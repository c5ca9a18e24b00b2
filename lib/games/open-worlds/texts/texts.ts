// The texts of Open Worlds that the rulebook tells of: Utilities (p.6), Structure of a Turn Step to Conflicting Rules
// (p.14). Most are Utilities that are played from the hand at their time.
import { ask } from "../../../core/table/ask.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { otherOf } from "../../../core/table/sides.ts";
import { type Cost, type Effect, phrase, type Standing, type TextPhrase } from "../../../core/text/ability.ts";
import { isMine, namedBy, suffixesOf } from "../../../core/text/nouns.ts";
import { Texts } from "../../../core/text/texts.ts";
import { toHarm } from "../../../core/text/worth.ts";
import * as book from "../book/rulebook.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { trash } from "../table/resolution.ts";
import { classOver } from "../table/ship-class.ts";
import { ALL_UNITS, COUNTER, OWN_UNITS, PLACES, type WorldsIds, type WorldsTable, ZONE } from "../table/table.ts";
import { facilitiesAt, worldAt } from "../table/worlds.ts";

type C = OpenWorldsCard;
type PhaseId = WorldsIds["phase"];

function allAt(table: WorldsTable, first: number): readonly number[] {
  return PLACES.flatMap((place) => table.in(first + place));
}

const lies =
  (...firsts: readonly number[]) =>
  (table: WorldsTable, id: number) =>
    firsts.some((first) => table.zoneOf(id) >= first && table.zoneOf(id) < first + PLACES.length);
const isUnit = lies(...ALL_UNITS);

const { is, from } = suffixesOf<C>();

/** Cards that a text names. If it does not say where, they lie in the row of worlds. */
const cards = namedBy<C>({
  name: "cards",
  nouns: {
    "card(s)": () => true,
    "staged card(s)": lies(ZONE.staged),
    "unit(s) in play": (table, id) => isUnit(table, id) && table.sum("untargetable", id) === 0,
    "world(s)": lies(ZONE.worlds),
    "troops card(s)": (table, id) => table.card(id).name === "Troops",
  },
  adjectives: { your: isMine },
  suffixes: [
    is(
      "that is|are face down",
      "Before Reveal: trade one of your staged cards that is face down for a card from your hand.",
      (table, id) => !table.isUp(id),
    ),
    is(
      "that the printed card can reach",
      "When its printed text allows: destroy a unit in play that the printed card can reach.",
      // Nobody has published which units these are: the player knows them.
      () => true,
    ),
    is(
      "that you occupy",
      "One of its uses: put a Troops card from your hand on a World that you occupy, unstaged.",
      (table, id) => facilitiesAt(table, table.zoneOf(id) - ZONE.worlds).length > 0,
    ),
    from(
      "from your hand",
      "Before Reveal: trade one of your staged cards for a card from your hand.",
      (table, { self }) => table.in(ZONE.hand).filter((id) => id !== self),
    ),
  ],
  references: { this: (_, { self }) => [self] },
  usually: (table) => [
    ...allAt(table, ZONE.staged),
    ...PLACES.map((place) => worldAt(table, place)).filter((world) => world >= 0),
    ...ALL_UNITS.flatMap((first) => allAt(table, first)),
  ],
});

const HAND = [ZONE.hand];

const time = (
  words: string,
  example: string,
  zone: readonly number[],
  phases: readonly PhaseId[],
  more?: Cost<C>["can"],
) =>
  phrase(
    words,
    example,
    {},
    (): Cost<C> => ({
      can: (table: WorldsTable, self) =>
        phases.some((phase) => table.isIn(phase)) && zone.includes(table.zoneOf(self)) && (more?.(table, self) ?? true),
      // One whose text takes it elsewhere goes on from there.
      ...(zone === HAND ? { pay: playUtility } : {}),
    }),
  );

const INSTALLED = PLACES.map((place) => ZONE.facilities + place);

/** The cards in hand of whoever acts that cancel a Utility. */
export function cancelling(table: WorldsTable): readonly number[] {
  const cancels = (id: number) => texts.abilities(table.card(id)).some(({ standing }) => standing.includes(CANCELS));
  return table.in(ZONE.hand).filter(cancels);
}

/** Once it is used, a Utility is trashed. Who holds a card that cancels it may react before it does anything. (p.6, p.14) */
export function playUtility(table: WorldsTable, card: number): void {
  trash(table, card);
  const canReact = isOpposed(table.start) && table.as(otherOf(table.side), () => cancelling(table).length > 0);
  if (canReact) ask(table, "react", "other-only", { card });
}

/** When a card can be played. */
const costs: readonly TextPhrase<Cost<C>>[] = [
  time("when a turn begins", "When a turn begins: do what its printed text says.", HAND, ["beginning"]),
  time(
    "when stage begins",
    "When Stage begins: do what its printed text says.",
    HAND,
    ["stage"],
    (table) => allAt(table, ZONE.staged).length === 0,
  ),
  time("before reveal", "Before Reveal: trade one of your staged cards for a card from your hand.", HAND, [
    "stage",
    "move",
  ]),
  time(
    "between move and reveal",
    "Between Move and Reveal: station this at a World as a Ship, unstaged, until it is destroyed.",
    HAND,
    ["move"],
  ),
  time(
    "during reveal",
    "During Reveal: keep your staged Ships that are over the Class limit.",
    HAND,
    ["reveal"],
    (table) => classOver(table) > 0,
  ),
  time("at the end of draw", "At the end of Draw: draw cards or search for cards.", HAND, ["draw"]),
  // When these can be played is printed on the cards, which nobody has published. The table stops at Stage and at Trash.
  time("when its printed text allows", "When its printed text allows: destroy a unit in play.", HAND, [
    "stage",
    "trash",
  ]),
  time("one of its uses", "One of its uses: put a Troops card from your hand on a World, unstaged.", HAND, [
    "stage",
    "trash",
  ]),
  time(
    "once it has run its course",
    "Once it has run its course: put this under its World as an indicator of the World's new H2O.",
    INSTALLED,
    ["stage", "trash"],
  ),
];

type Done = TextPhrase<Effect<C> | readonly Effect<C>[]>;

/** The world at the place where a card lies, by the first zone of the row that it lies in. */
function placeOf(table: WorldsTable, id: number, first: number): number {
  return table.zoneOf(id) - first;
}

const defenseOf = (table: WorldsTable, id: number) => table.card(id).defense ?? 0;

/** Lets staged ships of any Class stay in this turn's Reveal. */
export function keepShips(table: WorldsTable): void {
  table.set(COUNTER.supported, 1);
  table.say(() => "The Class of the staged ships does not count this turn.");
}

const effects: readonly Done[] = [
  phrase(
    "trade {staged} for {other}",
    "Before Reveal: trade one of your staged cards for a card from your hand.",
    { staged: cards, other: cards },
    ({ staged, other }): readonly Effect<C>[] => [
      { with: staged, does: () => {} },
      {
        with: other,
        does: (table, card, { before }) => {
          const to = table.zoneOf(before);
          table.move(before, ZONE.hand);
          table.move(card, to);
          table.say(() => `${table.label(card)} is staged instead of ${table.label(before)}.`);
        },
      },
    ],
  ),
  phrase(
    "trash this",
    "Before Reveal: trade one of your staged cards for a card from your hand, then trash this.",
    {},
    () => ({
      does: (table, _, { self }) => {
        if (table.zoneOf(self) !== ZONE.trash) trash(table, self);
        table.say(() => `${table.label(self)} is trashed.`);
      },
    }),
  ),
  phrase(
    "station this at {worlds} as a ship , unstaged , until it is destroyed",
    "Between Move and Reveal: station this at a World as a Ship, unstaged, until it is destroyed.",
    { worlds: cards },
    ({ worlds }) => ({
      with: worlds,
      does: (table, world, { self }) => {
        table.move(self, ZONE.orbitals + placeOf(table, world, ZONE.worlds));
        table.say(() => `${table.label(self)} is stationed at ${table.label(world)}.`);
      },
    }),
  ),
  phrase(
    "keep your staged ships that are over the class limit",
    "During Reveal: keep your staged Ships that are over the Class limit.",
    {},
    () => ({ does: keepShips }),
  ),
  phrase("draw cards or search for cards", "At the end of Draw: draw cards or search for cards.", {}, () => ({
    does: (table) => table.call("research"),
  })),
  phrase(
    "destroy {units}",
    "When its printed text allows: destroy a unit in play that the printed card can reach.",
    { units: cards },
    ({ units }) => ({
      with: units,
      does: (table, id) => {
        trash(table, id);
        table.say(() => `${table.label(id)} is destroyed.`);
      },
      worth: (table, id) => toHarm(table, id) * (1 + defenseOf(table, id)),
    }),
  ),
  phrase(
    "put {troops} on {worlds} , unstaged [and whatever it requires]",
    "One of its uses: put a Troops card from your hand on a World that you occupy, unstaged and whatever it requires.",
    { troops: cards, worlds: cards },
    ({ troops, worlds }): readonly Effect<C>[] => [
      {
        with: {
          ...troops,
          cards: (table, run) => (worlds.cards(table, run).length > 0 ? troops.cards(table, run) : []),
        },
        does: () => {},
        worth: defenseOf,
      },
      {
        with: worlds,
        does: (table, world, { before }) => {
          table.move(before, ZONE.ground + placeOf(table, world, ZONE.worlds));
          table.say(() => `${table.label(before)} is deployed at ${table.label(world)}.`);
        },
      },
    ],
  ),
  phrase(
    "put this under its world as an indicator of the world's new h2o",
    "Once it has run its course: put this under its World as an indicator of the World's new H2O.",
    {},
    () => ({
      does: (table, _, { self }) => {
        const place = placeOf(table, self, ZONE.facilities);
        table.move(self, ZONE.indicators + place);
        table.say(() => `${table.label(self)} is an indicator of ${table.label(worldAt(table, place))} now.`);
        table.call("indicator", { place });
      },
      // The table does not know what the world becomes, so the autopilot does not ask for it.
      worth: () => 0,
    }),
  ),
  phrase("do what its printed text says", "When Stage begins: do what its printed text says.", {}, () => ({
    does: (table, _, { self }) => table.use(self),
    isLeft: true,
    worth: () => 0,
  })),
];

/** No unit attacks at this table: see its interpretations. */
const NEVER: Standing<C> = { stat: "never", to: () => false, by: () => 0 };
const CANCELS: Standing<C> = { ...NEVER, stat: "cancels" };

const standings: readonly TextPhrase<Standing<C>>[] = [
  phrase(
    "no card or unit may choose it as a target",
    "No card or unit may choose it as a target.",
    {},
    (): Standing<C> => ({ stat: "untargetable", to: (_, id, { self }) => id === self, by: () => 1 }),
  ),
  phrase("when it attacks , choose one target or two", "When it attacks, choose one target or two.", {}, () => NEVER),
  phrase("cancel a utility other than this one", "Cancel a Utility other than this one.", {}, () => CANCELS),
];

export const texts = new Texts<C, PhaseId>({
  moments: [],
  costs,
  conditions: [],
  effects,
  standings,
  momentOf: () => undefined,
  lasts: () => true,
  phase: { id: "text", cite: book.UTILITIES },
  isActive: (table, id) => table.zoneOf(id) === ZONE.hand || lies(...OWN_UNITS)(table, id),
});
