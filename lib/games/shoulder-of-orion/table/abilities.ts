// Turn: play step; Playing cards; Exerting and rallying: paying for an ability whose text the table does not carry out.
// What it then does is left to the player.
import { memoPerKey } from "../../../core/memo.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { texts } from "../texts/texts.ts";
import { type AbilityCost, abilityCosts, textOfSide } from "./ability-costs.ts";
import { canPay, FOR, mostPayable, pay } from "./paying.ts";
import { type OrionMove, type OrionTable, ZONE } from "./table.ts";

/** The sentences of a card that the table does not carry out. */
const leftOf = memoPerKey((card: ShoulderOfOrionCard): string =>
  texts
    .read(card)
    .flatMap(({ sentence, ability }) => (ability ? [] : [sentence]))
    .join(" "),
);

/** The player's permanents: heroes on either side, what lies in the AO, and what is attached to it. */
function permanents(table: OrionTable): number[] {
  const found = table.in(ZONE.heroes).filter((id) => table.card(id).type === "hero");
  for (const id of table.in(ZONE.ao)) found.push(id, ...table.in(table.under(id)));
  return found;
}

/**
 * What the card's abilities cost that the table does not carry out. If nobody has stated its text, they may cost anything
 * that can be paid.
 */
function costsOf(table: OrionTable, id: number): readonly AbilityCost[] {
  const { type, text } = table.card(id);
  if (text === null) return [];
  if (text !== undefined) {
    const left = leftOf(table.card(id));
    if (left === "") return [];
    const side = table.zoneOf(id) === ZONE.heroes ? "Backline" : "Frontline";
    return abilityCosts(type === "hero" ? textOfSide(left, side) : left);
  }
  const most = mostPayable(table, -1);
  const energies = Array.from({ length: most }, (_, at) => at + 1);
  return [false, true].flatMap((exerts) => energies.map((energy) => ({ energy, exerts })));
}

function mayUse(table: OrionTable, id: number, { energy, exerts }: AbilityCost): boolean {
  return canPay(table, energy, -1) && !(exerts && table.isExhausted(id));
}

function wordOf({ energy, exerts }: AbilityCost): string {
  return `${energy}${exerts ? "E" : ""}`;
}

function told(cost: AbilityCost): string {
  const energy = cost.energy > 0 ? [`${cost.energy} energy`] : [];
  return [...energy, ...(cost.exerts ? ["exerting it"] : [])].join(" and ");
}

/** A single ability of a stated text needs no word to tell it from others. */
function wordsFor(table: OrionTable, id: number): readonly string[] {
  const costs = costsOf(table, id);
  const isAlone = costs.length === 1 && table.card(id).text !== undefined;
  return costs.filter((cost) => mayUse(table, id, cost)).map((cost) => (isAlone ? "" : wordOf(cost)));
}

export const useAbility: OrionMove = {
  do: "ability",
  says: "Use an ability yourself",
  of: "a card of yours with an ability that is left to you and that you can pay for",
  at: () => "one of its abilities that you can pay for",
  cards: (table) => permanents(table).filter((id) => wordsFor(table, id).length > 0),
  targets: wordsFor,
  names: (_, to) => told({ energy: Number.parseInt(to, 10), exerts: to.endsWith("E") }),
  play: (table, card, to) => {
    const cost = costsOf(table, card).find((one) => to === "" || wordOf(one) === to);
    if (!cost) return;
    table.say(() => `${table.label(card)}: an ability is used for ${told(cost)}.`);
    pay(table, { for: cost.exerts ? FOR.exertion : FOR.ability, cost: cost.energy, card, onto: -1 });
  },
};
