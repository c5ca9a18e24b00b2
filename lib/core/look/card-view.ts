import type { Attribute, Card } from "../card/card.ts";
import { shown } from "../card/shown.ts";
import type { AttributePath, Face, Layout, Which } from "./layout.ts";

/** A card's value at a path, even if it is a placeholder. */
export interface ValueAt {
  readonly state: "fact" | "stand-in" | "unknown" | "none";
  readonly value: unknown;
}

export function valueAt(card: Card, { attribute, part }: AttributePath): ValueAt {
  const whole = (card as unknown as Record<string, unknown>)[attribute];
  const value = part === undefined || whole === undefined || whole === null ? whole : partOf(whole, part);
  if (value === undefined) return { state: "unknown", value };
  if (value === null) return { state: "none", value };
  return { state: card.standIn?.includes(attribute) ? "stand-in" : "fact", value };
}

function partOf(whole: unknown, part: string): unknown {
  return typeof whole === "object" ? (whole as Record<string, unknown>)[part] : undefined;
}

/** Whether a card is one of those meant, by the kind it is treated as. */
export function isOf(which: Which | undefined, card: Card, kind: string): boolean {
  if (which === undefined) return true;
  if (which.kinds && !which.kinds.includes(String(valueAt(card, { attribute: kind }).value))) return false;
  if (which.attribute === undefined) return true;
  const { value } = valueAt(card, { attribute: which.attribute });
  const words: readonly unknown[] = Array.isArray(value) ? value : [value];
  return words.some((word) => which.words?.includes(String(word)));
}

/** A stored word as the game writes it. */
export function worded(layout: Layout, word: string): string {
  const whole = layout.words[word];
  if (whole !== undefined) return whole;
  const colon = word.indexOf(":") + 1;
  const start = colon > 0 ? layout.words[word.slice(0, colon)] : undefined;
  return start === undefined ? word.charAt(0).toUpperCase() + word.slice(1) : `${start}${word.slice(colon)}`;
}

/** A value as it is printed on a card: words as the game writes them, joined by a dot. */
export function printed(layout: Layout, value: unknown, joint = " · "): string {
  if (typeof value === "string") return worded(layout, value);
  if (Array.isArray(value)) return value.map((one) => printed(layout, one)).join(joint);
  return shown(value);
}

/** Whether this card's kind has the attribute at all. */
export function hasAttribute({ kind }: Pick<Drawn, "kind">, card: Card, { kinds }: Attribute): boolean {
  return !kinds || kinds.includes(String(valueAt(card, { attribute: kind }).value));
}

interface Drawn {
  readonly kind: string;
  readonly layout: Layout;
}

/** The face that a card is drawn with. */
export function faceOf({ kind, layout }: Drawn, card: Card): Face {
  return layout.faces.find(({ which }) => isOf(which, card, kind)) ?? layout.faces[0];
}

/** The group of a deck list that a card belongs to, and the group's position. */
export function groupOf({ kind, layout }: Drawn, card: Card): { readonly heading: string; readonly order: number } {
  const order = layout.groups.findIndex(({ which }) => isOf(which, card, kind));
  return { heading: layout.groups[order]?.heading ?? "Others", order: order < 0 ? layout.groups.length : order };
}
