import type { ReactNode } from "react";
import type { Listing } from "../../../lib/contract/saved.ts";
import { Day } from "../base/day.tsx";

/** What is listed of whatever kind. */
interface Item {
  readonly id: string;
  readonly name: string;
  /** When it was saved last. */
  readonly saved: number;
}

interface Props<One extends Item> {
  readonly listing: Listing<One>;
  /** The words that were searched for. */
  readonly q: string;
  /** The address of the page, with what it asks for beside the search. */
  readonly here: string;
  readonly path: "decks" | "sets";
  /** What is listed, as in “decks of players”, and by which words it is found. */
  readonly what: string;
  readonly hint: string;
  /** What is said where nothing is listed. */
  readonly none: string;
  /** More that can be asked for. */
  readonly filter?: ReactNode;
  /** What stands under the name of one. */
  about(one: One): ReactNode;
}

/** The saved things that players show to everybody, to search and to read without a script. */
export function ListedSaved<One extends Item>(props: Props<One>) {
  const { listing, q, here, path, what, hint, none, filter, about } = props;
  const kept = [...new URLSearchParams(here.split("?")[1])];
  const { listed, next } = listing;
  const more = new URLSearchParams([...kept, ...(q === "" ? [] : [["q", q]]), ["cursor", next ?? ""]]);
  return (
    <>
      <search className="mb-3 block">
        <form action="#listed" className="flex flex-wrap gap-2">
          {filter ?? kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
          <input
            type="search"
            name="q"
            aria-label={`Search ${what}`}
            placeholder={hint}
            defaultValue={q}
            maxLength={200}
            className="field min-w-0 flex-[1_1_10rem]"
          />
          <button type="submit" className="tool min-h-10">
            Search
          </button>
        </form>
      </search>
      {listed.length === 0 ? (
        <p className="text-faint">{q === "" ? none : `Nothing matches “${q}”. Use fewer words.`}</p>
      ) : (
        <ul className="sheet rows">
          {listed.map((one) => (
            <li key={one.id} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
              <div className="min-w-0 grow basis-52">
                <a href={`/${path}/${one.id}`} className="font-semibold wrap-anywhere text-ink">
                  {one.name}
                </a>
                <p className="flex flex-wrap gap-x-2 text-sm text-faint">{about(one)}</p>
              </div>
              <span className="text-sm text-faint">
                <Day time={one.saved} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {next === undefined ? null : (
        <p className="mt-3">
          <a href={`${here.split("?")[0]}?${more}#listed`}>More {what}</a>
        </p>
      )}
    </>
  );
}
