// Sentences of Orion's Spur that restate what is printed: a weapon, a keyword, the type of a card. The rules play those.
import { phrase, type TextPhrase } from "../../../core/text/ability.ts";
import { number, oneOf, type Reader } from "../../../core/text/pattern.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { FLOCK_COST } from "../table/table.ts";
import { ABILITY } from "./nouns.ts";

type C = OrionsSpurCard;
type Restated = TextPhrase<(card: C) => boolean>;

const has = ({ abilities }: C, ability: string): boolean => abilities?.includes(ability) === true;

function fires({ weapon }: C, energy: number, damage: number): boolean {
  return weapon?.energy === energy && weapon.damage === damage;
}

const isAttack = ({ type }: C): boolean => type === "attack" || type === "attack-reaction";
const isUnarmed = ({ weapon }: C): boolean => weapon === null;

const LASER = oneOf("laser", { light: "Laser Light", medium: "Laser Medium", heavy: "Laser Heavy" });

/** What a weapon is called, in one word or two. */
const NAME: Reader<string> = {
  name: "weapon",
  read: (words, at) =>
    [1, 2].map((count) => [words.slice(at, at + count).join(" "), Math.min(at + count, words.length)] as const),
};

const restated = (words: string, example: string, agrees: (card: C) => boolean): Restated =>
  phrase(words, example, {}, () => agrees);

export const restatements: readonly Restated[] = [
  phrase(
    "laser {laser} : {energy} energy , {damage} damage",
    "Laser Light: 1 energy, 1 damage.",
    { laser: LASER, energy: number, damage: number },
    ({ laser, energy, damage }) =>
      (card) =>
        has(card, laser) && fires(card, energy, damage),
  ),
  phrase(
    "laser {laser} : {energy} energy , {damage} damage , also against a ship 1 row back",
    "Laser Medium: 2 energy, 3 damage, also against a ship 1 row back.",
    { laser: LASER, energy: number, damage: number },
    ({ laser, energy, damage }) =>
      (card) =>
        has(card, laser) && has(card, "Artillery") && fires(card, energy, damage),
  ),
  phrase(
    "its laser {laser} may target a ship 1 row back",
    "Its Laser Medium may target a ship 1 row back.",
    { laser: LASER },
    ({ laser }) =>
      (card) =>
        has(card, laser) && has(card, "Artillery"),
  ),
  phrase(
    "its {weapon} cost {energy} energy and deal {damage} damage",
    "Its fighters cost 1 energy and deal 2 damage.",
    { weapon: NAME, energy: number, damage: number },
    ({ energy, damage }) =>
      (card) =>
        fires(card, energy, damage),
  ),
  phrase(
    "{ability} holds even while this ship is overcharged",
    "Armored holds even while this ship is overcharged.",
    { ability: ABILITY },
    ({ ability }) =>
      (card) =>
        ability === "Armored" && has(card, ability),
  ),
  restated(
    "it has no weapon its energy guards the ships next to it",
    "It has no weapon; its energy guards the ships next to it.",
    (card) => isUnarmed(card) && has(card, "Interference"),
  ),
  restated(
    "it has no weapon but its bow and the tactics cards in your hand",
    "It has no weapon but its bow and the tactics cards in your hand.",
    (card) => isUnarmed(card) && has(card, "Ram"),
  ),
  restated("energy it has not fired is energy for bracing", "Energy it has not fired is energy for Bracing.", (card) =>
    has(card, "Bracing"),
  ),
  restated(
    "all its energy at once lets another of your ships shoot past the front row",
    "All its energy at once lets another of your ships shoot past the front row.",
    (card) => has(card, "Suppressing Fire"),
  ),
  phrase(
    "as flagship , it has the energy to call {n} ships with flock",
    "As flagship, it has the energy to call three ships with Flock.",
    { n: number },
    ({ n }) =>
      (card) =>
        (card.energy ?? 0) >= n * FLOCK_COST,
  ),
  phrase(
    "it has no weapon as flagship it calls up to {n} ships with flock",
    "It has no weapon; as flagship it calls up to four ships with Flock.",
    { n: number },
    ({ n }) =>
      (card) =>
        isUnarmed(card) && (card.energy ?? 0) >= n * FLOCK_COST,
  ),
  restated("attack one ship in the front row", "Attack one ship in the front row.", isAttack),
  restated(
    "deals its shield damage and its hull damage to the same ship",
    "Deals its shield damage and its hull damage to the same ship.",
    (card) => isAttack(card) && typeof card.damage === "object" && card.damage !== null,
  ),
  // Which cards can answer an attack says so.
  restated(
    "the target may not answer with attack/reaction cards",
    "The target may not answer with attack/reaction cards.",
    isAttack,
  ),
];
