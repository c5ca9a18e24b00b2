import type { Game } from "../../lib/core/game.ts";
import type { Agreed } from "../../lib/deck/code/address.ts";
import { DECK } from "../_server/saved/deck.ts";
import { listOf } from "../_server/saved/list.ts";
import { Day } from "../_ui/base/day.tsx";
import { gamePath } from "./game-path.ts";
import { SectionHead } from "./section-head.tsx";

interface Props {
  readonly game: Game;
  readonly agreed: Agreed;
  /** What the address asks for: words, and where the list goes on. */
  readonly search: URLSearchParams;
}

const PAGE = 20;

/** The saved decks that players show to everybody, to search and to read without a script. */
export async function ListedDecks({ game, agreed, search }: Props) {
  const q = search.get("q")?.slice(0, 200) ?? "";
  const cursor = search.get("cursor");
  const asked = { game: game.id, q, limit: PAGE };
  // An address with a damaged cursor shows the list from its beginning.
  const found = (cursor === null ? undefined : await listOf(DECK, { ...asked, cursor })) ?? (await listOf(DECK, asked));
  const decks = found?.listed ?? [];
  const here = gamePath(game, "decks", agreed);
  const next = found?.next;
  return (
    <section aria-labelledby="listed">
      <SectionHead id="listed" title="Decks of players" />
      <search className="mb-3 block">
        <form action="#listed" className="flex gap-2">
          {[...new URLSearchParams(here.split("?")[1])].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            type="search"
            name="q"
            aria-label="Search decks of players"
            placeholder="Name, author or tag"
            defaultValue={q}
            maxLength={200}
            className="field min-w-0 grow"
          />
          <button type="submit" className="tool min-h-10">
            Search
          </button>
        </form>
      </search>
      {decks.length === 0 ? (
        <p className="text-faint">
          {q === ""
            ? "Nobody shows a deck here yet. Save one of yours in the builder, open its page and press “Show in the list of decks”."
            : `No deck matches “${q}”. Use fewer words.`}
        </p>
      ) : (
        <ul className="border-t border-ink">
          {decks.map(({ id, name, author, tags = [], saved }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2">
              <div className="min-w-0 grow basis-52">
                <a href={`/decks/${id}`} className="font-semibold wrap-anywhere text-ink">
                  {name}
                </a>
                <p className="flex flex-wrap gap-x-2 text-sm text-faint">
                  {author === undefined ? null : <span className="wrap-anywhere">by {author}</span>}
                  {tags.map((tag) => (
                    <span key={tag} className="wrap-anywhere">
                      #{tag}
                    </span>
                  ))}
                </p>
              </div>
              <span className="text-sm text-faint">
                <Day time={saved} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {next === undefined ? null : (
        <p className="mt-3">
          <a
            href={`${here}${here.includes("?") ? "&" : "?"}${new URLSearchParams({ ...(q === "" ? {} : { q }), cursor: next })}#listed`}
          >
            More decks
          </a>
        </p>
      )}
    </section>
  );
}
