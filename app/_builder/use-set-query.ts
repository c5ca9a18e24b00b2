import { useEffect, useState } from "react";
import { setQuery } from "../_client/set-query.ts";
import type { Builder, View } from "./state/builder.ts";

/** What the link to the deck says of the card sets that it was built with, as far as the server has them. */
export function useSetQuery({ pool }: Builder, { deck }: View): string {
  const [query, setQueryNow] = useState("");
  const hasOwn = pool.sets.some(({ version }) => version !== undefined);
  useEffect(() => {
    if (!hasOwn) return;
    let isLeft = false;
    // Only who has sets of their own loads what finds them on the server.
    void import("../_client/sets-on-server.ts")
      .then(({ setsOnServer }) => setsOnServer(pool.game, deck))
      .then((ids) => !isLeft && setQueryNow(setQuery(ids)))
      // Without storage the link names no set, as before.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [hasOwn, pool, deck]);
  return query;
}
