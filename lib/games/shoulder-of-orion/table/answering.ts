// Instants; The stack: what whoever is not acting may play in answer.
import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import { texts } from "../texts/texts.ts";
import { playInstant } from "./play-step.ts";
import { answerable, counter } from "./resolving.ts";
import type { OrionMove, OrionPhase } from "./table.ts";

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
  run: (table) => {
    if (answerable(table).length === 0 || !isOffered(table, answer)) table.leave();
  },
  moves: [answer],
};
