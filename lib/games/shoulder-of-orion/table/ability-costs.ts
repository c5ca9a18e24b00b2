// What a card's text asks for its abilities. Only two marks are read: a number in parentheses is energy, and (E) exerts
// the card. (Playing cards)

export interface AbilityCost {
  readonly energy: number;
  readonly exerts: boolean;
}

/** The part of a sentence before a dash. A colon ends the word for a hero's side, and a full stop a sentence. */
const BEFORE_A_DASH = /(?:^|[.:])([^.:]*?)\s[-–—]\s/g;

/** The words before what a hero can do on each of its sides. */
const SIDE = /\b(Backline|Frontline):/;

/** What each ability of a text costs, every cost once. An ability without either mark costs nothing that is read here. */
export function abilityCosts(text: string): readonly AbilityCost[] {
  const costs: AbilityCost[] = [];
  for (const [, before = ""] of text.matchAll(BEFORE_A_DASH)) {
    const numbers = [...before.matchAll(/\((\d{1,2})\)/g)].map(([, number]) => Number(number));
    const exerts = /\(E\)/.test(before);
    if (numbers.length === 0 && !exerts) continue;
    const energy = numbers.reduce((sum, number) => sum + number, 0);
    if (!costs.some((cost) => cost.energy === energy && cost.exerts === exerts)) costs.push({ energy, exerts });
  }
  return costs;
}

/** The part of a hero's text about one side, or the whole text if it names no sides. */
export function textOfSide(text: string, side: "Backline" | "Frontline"): string {
  const parts = text.split(SIDE);
  if (parts.length === 1) return text;
  return parts.filter((_, at) => parts[at - 1] === side).join(" ");
}
