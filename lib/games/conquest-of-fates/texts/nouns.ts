// The words that texts of Conquest of Fates have for cards.
import { phrase, type Run, type Test } from "../../../core/text/ability.ts";
import { isMine, isTheirs, namedBy, type Suffix, suffixesOf } from "../../../core/text/nouns.ts";
import { number, oneOf } from "../../../core/text/pattern.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { BATTLE_ZONE, COUNTER, cqOf, ENEMY_ZONE, type FatesTable, TOKEN, ZONE } from "../table/table.ts";
import { announcedUnit, isBeside, isInBattle, locationOf, unitsIn } from "../table/units.ts";

type C = ConquestOfFatesCard;
type On = Test<C>;

const isUnit: On = (table, id) => table.card(id).kind === "unit";
const deployed =
  (type: string): On =>
  (table, id) =>
    table.card(id).deployment === type;
/** "This location". A unit that has left the Battle Zone means the one where it was. */
const here = (table: FatesTable, { self, place = 0 }: Run): number =>
  isInBattle(table, self) ? locationOf(table, self) : place;
const isHere: On = (table, id, run) => locationOf(table, id) > 0 && locationOf(table, id) === here(table, run);
const isNear: On = (table, id, run) => isBeside(table, id, here(table, run));
const inZone = (zone: number) => (table: FatesTable) => table.in(zone);
const discards = (table: FatesTable) => [...table.in(ZONE.discard), ...table.in(ZONE["enemy-discard"])];
const isInSkirmish =
  (number: number): On =>
  (table, id) => {
    const at = locationOf(table, id);
    return at > 0 && (at <= 4 ? 1 : 2) === number;
  };

export const ZONES = oneOf("zone", { one: 1, two: 2 });

function highest(table: FatesTable): readonly number[] {
  const enemies = unitsIn(table, ENEMY_ZONE).filter((id) => table.isUp(id));
  const most = Math.max(...enemies.map((id) => cqOf(table, id)));
  return enemies.filter((id) => cqOf(table, id) === most);
}

const { is, from } = suffixesOf<C>();

const suffixes = [
  is("at this location", "Destroy an enemy unit at this location.", isHere),
  is("at [an] adjacent location(s)", "Your units at adjacent locations gain 1 CQ.", isNear),
  is(
    "at this or an adjacent location",
    "Destroy an enemy unit at this or an adjacent location.",
    (t, id, run) => isHere(t, id, run) || isNear(t, id, run),
  ),
  is(
    "at this [location] and [at] adjacent locations",
    "Destroy each enemy unit at this and adjacent locations.",
    (t, id, run) => isHere(t, id, run) || isNear(t, id, run),
  ),
  is(
    "in the extra locations",
    "Your other units in the Extra Locations gain 1 CQ.",
    (table, id) => table.zoneOf(id) === ZONE.extra,
  ),
  is("in the battle zone", "Destroy an enemy unit in the Battle Zone.", () => true),
  is(
    "that is|are plagued",
    "Destroy an enemy unit that is Plagued.",
    (table, id) => table.token(id, TOKEN.plagued) > 0,
  ),
  is(
    "that have|has a unit attached to them|it",
    "Your units that have a unit attached to them gain 1 CQ.",
    (table, id) => table.count(table.under(id)) > 0,
  ),
  is(
    "that are revealed after this unit",
    "Enemy units that are revealed after this unit lose 1 CQ.",
    (table, id, { self }) => table.token(id, TOKEN.order) > table.token(self, TOKEN.order),
  ),
  is(
    "that are revealed at adjacent locations",
    "Enemy units that are revealed at adjacent locations become Muted.",
    isNear,
  ),
  phrase<Suffix<C>, { n: typeof ZONES }>(
    "in skirmish zone {n}",
    "Your units in Skirmish Zone One gain 1 CQ.",
    { n: ZONES },
    ({ n }) => ({ is: isInSkirmish(n) }),
  ),
  phrase<Suffix<C>, { n: typeof number }>(
    "with CQ {n} or less",
    "Destroy an enemy unit with CQ 2 or less.",
    { n: number },
    ({ n }) => ({ is: (table, id) => cqOf(table, id) <= n }),
  ),
  from("from|in your hand", "You may upload a unit from your hand.", inZone(ZONE.hand)),
  from("from|in your discard pile", "Return a unit from your discard pile to your hand.", inZone(ZONE.discard)),
  from("from|in any discard pile", "Place a unit from any discard pile into the Void.", discards),
];

/** Cards that a text names. If it does not say where, they are face-up units of the Battle Zone. */
export const units = namedBy<C>({
  name: "units",
  nouns: { "unit(s)": isUnit },
  adjectives: {
    your: isMine,
    "your own": isMine,
    enemy: isTheirs,
    other: (_, id, { self }) => id !== self,
    adjacent: isNear,
    standard: deployed("standard"),
    strategic: deployed("strategic"),
    lightspeed: deployed("lightspeed"),
    apex: (table, id) => table.card(id).apex === true,
    "face-up": (table, id) => table.isUp(id),
  },
  suffixes,
  references: {
    "this unit": (_, { self }) => [self],
    it: (_, { self, it }) => [it >= 0 ? it : self],
    "the enemy unit that was just announced": announcedUnit,
    "that unit": announcedUnit,
  },
  usually: (table) => unitsIn(table).filter((id) => table.isUp(id)),
  usualAre: "face up",
});

/** The enemy unit with the highest CQ. Among equals, the player chooses. */
export const strongest = { choose: { least: 1, most: 1 }, cards: highest };

export const enemyUp = (table: FatesTable): number => unitsIn(table, ENEMY_ZONE).filter((id) => table.isUp(id)).length;
export const ownUp = (table: FatesTable): number => unitsIn(table, BATTLE_ZONE).filter((id) => table.isUp(id)).length;
export const fallen = (table: FatesTable): number => table.get(COUNTER.fallen);
