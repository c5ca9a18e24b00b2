import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Deck } from "../../core/judge/deck.ts";
import type { Verdict } from "../../core/judge/rule.ts";
import { counted } from "../../core/words.ts";
import { sized } from "./sizes.ts";

/** How far a deck is that lacks nothing but cards. */
export interface Unfinished {
  /** "Heroes 1 of 3, Main 12 of 40". With a single section it is the size alone. */
  readonly says: string;
  /** All of them together, where there is little room: "13 of 43". */
  readonly total: string;
  /** The part of the cards that it has, from 0 to 1. */
  readonly part: number;
}

/** What a deck lacks before games are played with it by themselves, in a sentence, or nothing if it is legal. */
export function lacksToPlay(
  { status, findings }: Pick<Verdict, "status" | "findings">,
  unfinished: Pick<Unfinished, "says"> | undefined,
): string | undefined {
  if (status === "legal") return undefined;
  if (unfinished) return `Cards are missing: ${unfinished.says}.`;
  const broken = new Set(findings.flatMap(({ severity, rule }) => (severity === "error" ? [rule] : [])));
  if (broken.size > 0) return `The deck breaks ${counted(broken.size, "rule")}.`;
  return "Facts are missing, so nobody knows whether the deck is legal.";
}

/** How far a deck is if every rule that it breaks asks for more cards. A deck that breaks another rule is not merely unfinished. */
export function unfinished<C extends Card>(
  pool: Pool<C>,
  deck: Deck<C>,
  { status, findings }: Pick<Verdict, "status" | "findings">,
): Unfinished | undefined {
  if (status !== "illegal") return undefined;
  const sizes = new Set<string>(pool.game.rules.flatMap((rule) => (rule.aboutSize ? [rule.id] : [])));
  const errors = findings.filter(({ severity }) => severity === "error");
  if (!errors.every(({ rule }) => sizes.has(rule))) return undefined;
  const small = pool.game.sections.filter(({ id }) => errors.some(({ section }) => section === id));
  const parts = small.map(({ id, name }) => ({ name, ...sized(pool, deck, id) }));
  if (parts.length === 0 || !parts.every(({ short }) => short !== undefined)) return undefined;
  const whole = parts.reduce((sum, { needs = 0 }) => sum + needs, 0);
  const lacking = parts.reduce((sum, { short = 0 }) => sum + short, 0);
  const says = parts.map(({ name, says }) => (parts.length === 1 ? says : `${name} ${says}`)).join(", ");
  return { says, total: `${whole - lacking} of ${whole}`, part: 1 - lacking / whole };
}
