import type { Pool } from "../../lib/cards/pool.ts";
import { counted } from "../../lib/core/words.ts";
import { type Agreed, agreedAsked } from "../../lib/deck/code/address.ts";
import { cardsResult } from "../_server/cards.ts";
import { PageSection } from "../_ui/base/page-section.tsx";
import { CardRow } from "../_ui/cards/card-row.tsx";
import { Fields } from "./fields.tsx";
import { cardsPath } from "./game-path.ts";

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** Every card is rendered whole, so that it can be opened without a script. Showing more would make the page slow. */
const AT_ONCE = 20;

/** The cards of a game that match a query. */
export function CardSearch({ pool, search, agreed }: { pool: Pool; search: Search; agreed: Agreed }) {
  const q = typeof search.q === "string" ? search.q : "";
  const cursor = typeof search.cursor === "string" ? search.cursor : "0";
  const answer = cardsResult(pool, new URLSearchParams({ q, cursor, limit: String(AT_ONCE) }));
  const more = answer.ok ? answer.value.next : undefined;
  return (
    <PageSection id="cards" title="Cards">
      <search>
        <form action="#cards" className="flex gap-2">
          {[...new URLSearchParams(agreedAsked(pool.game, agreed))].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="grow">
            <span className="label">Search</span>
            <input
              name="q"
              type="search"
              defaultValue={q}
              maxLength={256}
              className="field block w-full font-mono text-sm"
            />
          </label>
          <button type="submit" className="button self-end">
            Find
          </button>
        </form>
      </search>
      <Fields game={pool.game} />
      {answer.ok ? (
        <>
          <p role="status" className="mt-2 text-sm text-faint">
            {counted(answer.value.total, "card")}: {answer.value.says}
          </p>
          <ul className="sheet ruled mt-2">
            {answer.value.cards.map(({ label }) => {
              const found = pool.find(label);
              return found !== undefined && "card" in found ? (
                <CardRow key={label} game={pool.game} entry={found} />
              ) : null;
            })}
          </ul>
          {more === undefined ? null : (
            <p className="mt-3">
              <a className="py-2" href={cardsPath(pool.game, agreed, { q, cursor: more })}>
                More cards
              </a>
            </p>
          )}
        </>
      ) : (
        <ul className="mt-2 text-illegal" role="alert">
          {answer.errors.map(({ at, message }) => (
            <li key={`${at} ${message}`}>
              {at}: {message}
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
