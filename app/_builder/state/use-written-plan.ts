import { useEffect, useMemo, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { type Questions, readWrittenPlan, saysPlan, type WrittenPlan } from "../../../lib/deck/written-plan.ts";

/** What a game asks of its decks, loaded when it is wanted. */
export function useQuestions({ game }: Pool, isWanted: boolean): Questions | undefined {
  const [questions, setQuestions] = useState<Questions | undefined>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void game.goldfish().then((goldfish) => isLeft || setQuestions(goldfish));
    return () => {
      isLeft = true;
    };
  }, [game, isWanted]);
  return questions;
}

/** What the notes of a deck say of its plan, or nothing if they say nothing. */
export function useWrittenPlan(pool: Pool, { entries }: Pick<Deck, "entries">, notes = ""): WrittenPlan | undefined {
  const isWritten = saysPlan(notes);
  const questions = useQuestions(pool, isWritten);
  return useMemo(() => {
    if (!questions || !isWritten) return undefined;
    return readWrittenPlan(
      questions,
      entries.map(({ card }) => pool.of(card)),
      notes,
    );
  }, [questions, isWritten, pool, entries, notes]);
}
