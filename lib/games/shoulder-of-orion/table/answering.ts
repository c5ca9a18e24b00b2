// Instants; The stack: what either side may play in answer to what the other one does.
import { askIf, inTurns } from "../../../core/table/ask.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import { idleNow } from "../../../core/text/idle.ts";
import * as book from "../book/rulebook.ts";
import { texts } from "../texts/texts.ts";
import { playInstant } from "./play-step.ts";
import { answerable, counter } from "./resolving.ts";
import type { OrionMove, OrionPhase, OrionTable } from "./table.ts";

/** An Instant that speaks of what has been played: no other is played in answer to it. */
export const answer: OrionMove = {
  ...playInstant,
  do: "answer",
  says: "Answer with an Instant",
  of: "an Instant that leaves what is played without effect",
  cards: (table) => {
    const isAnswer = (id: number) =>
      texts.abilities(table.card(id)).some(({ steps }) => steps.some(({ does }) => does === counter));
    return (playInstant.cards?.(table) ?? []).filter(isAnswer);
  },
};

/** Before an Action or Instant does what it says, the other side may play what leaves it without effect. */
export const answering: OrionPhase = {
  id: "answer",
  name: "Answer",
  cite: book.INSTANTS,
  says: "An Action or Instant is played. An Instant in answer comes before it.",
  asks: (table) =>
    `${table.label(table.args.card ?? -1)} is played. You may leave it without effect before it does what it says.`,
  about: (table) => [table.args.card ?? -1],
  passing: "Let it resolve",
  run: askIf((table) => answerable(table).length > 0 && isOffered(table, answer)),
  moves: [answer],
};

/** Whether an Instant can be played that would do anything, or an Instant ability be used. */
function isAnything(table: OrionTable): boolean {
  const all = playInstant.cards?.(table) ?? [];
  const isOne = (id: number) => isOffered(table, playInstant, id) && idleNow(texts, table, id, "played") === undefined;
  return all.some(isOne) || texts.canUse(table);
}

/** Once blocks are declared, whoever attacks may play Instants, then the other side again, until one plays none. */
export const instants: OrionPhase = inTurns(
  {
    id: "instants",
    name: "Instants",
    cite: book.INSTANTS,
    says: "Blocks are declared. Instants may be played before the attack deals its damage.",
    about: (table) => [table.args.card ?? -1],
    isOpen: true,
    passing: "Let it strike",
    moves: [playInstant, texts.use],
  },
  "until-one-passes",
  isAnything,
);
