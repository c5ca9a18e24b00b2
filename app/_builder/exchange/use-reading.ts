import { useCallback, useMemo, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { report } from "../../../lib/deck/verdict/report.ts";
import { unfinished } from "../../../lib/deck/view/unfinished.ts";
import { games } from "../../../lib/games/index.ts";
import { type ChosenByLine, readAny } from "./import-reading.ts";

/** What a text says, with the choices made for its unclear lines, and the verdict on the deck that results. */
export function useReading(pool: Pool, text: string) {
  const [chosen, setChosen] = useState<ChosenByLine>({});
  const read = useMemo(() => readAny(pool, text, chosen), [pool, text, chosen]);
  const imported = read && "deck" in read ? read : undefined;
  const judged = useMemo(() => {
    if (!imported) return undefined;
    const told = report(games, pool, imported.deck);
    return { report: told, unfinished: unfinished(pool, imported.deck, told) };
  }, [pool, imported]);
  const choose = useCallback(
    (key: string, choice: number) => setChosen((before) => ({ ...before, [key]: choice })),
    [],
  );
  return { read, imported, judged, chosen, choose };
}

export type Reading = ReturnType<typeof useReading>;
