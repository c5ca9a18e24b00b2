import type { Pool } from "../../lib/cards/pool.ts";
import { sortsOf } from "../../lib/cards/sort.ts";

/** What the address of the card browser asks for. Whatever the game does not have is ignored. */
export interface Question {
  readonly q: string;
  readonly sort: string;
  readonly view: "" | "list";
  /** The index of the first card that is shown. */
  readonly cursor: string;
}

export function questionIn(pool: Pool, search: URLSearchParams): Question {
  const sort = search.get("sort") ?? "";
  const cursor = search.get("cursor") ?? "";
  return {
    q: search.get("q") ?? "",
    sort: sort === "name" || sortsOf(pool).some(({ name }) => name === sort) ? sort : "",
    view: search.get("view") === "list" ? "list" : "",
    cursor: /^\d{1,7}$/.test(cursor) && Number(cursor) > 0 ? cursor : "",
  };
}
