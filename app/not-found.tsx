import type { Metadata } from "next";
import { games } from "../lib/games/index.ts";
import { Still } from "./_ui/base/still.tsx";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Still>
      <section className="max-w-2xl py-10">
        <h1 className="text-2xl font-bold">Page not found</h1>
        <p className="mt-2">There is nothing at this address. Check it for typing errors, or go on from here.</p>
        <search className="mt-6">
          <form>
            <label>
              <span className="font-semibold">Find a card</span>
              <input type="search" name="q" className="field mt-1 block w-full" />
            </label>
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <span className="text-sm text-faint">Search in</span>
              {games.map(({ id, name }) => (
                <button key={id} type="submit" formAction={`/${id}/cards`} className="tool">
                  {name}
                </button>
              ))}
            </div>
          </form>
        </search>
        <h2 className="mt-8 font-semibold">Games</h2>
        <ul className="mt-1">
          {games.map(({ id, name }) => (
            <li key={id} data-game={id} className="rail mt-1">
              <a href={`/${id}`} className="inline-flex min-h-9 items-center">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          Or <a href="/">paste a deck list, a deck code or a link</a> on the home page.
        </p>
      </section>
    </Still>
  );
}
