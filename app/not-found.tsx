import type { Metadata } from "next";
import { games } from "../lib/games/index.ts";
import { Still } from "./_ui/base/still.tsx";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Still>
      <section className="max-w-xl py-10">
        <h1 className="text-2xl font-bold">Page not found</h1>
        <p className="mt-2">
          There is nothing at this address. Check it for typing errors, look for a card, or open a game.
        </p>
        <search className="mt-6">
          <form>
            <label>
              <span className="font-semibold">Find a card</span>
              <input type="search" name="q" className="field mt-1 block w-full" />
            </label>
            <ul className="mt-3">
              {games.map(({ id, name }) => (
                <li key={id} data-game={id} className="rail mt-1 flex items-center justify-between gap-4">
                  <a href={`/${id}`} className="inline-flex min-h-9 items-center">
                    {name}
                  </a>
                  <button type="submit" formAction={`/${id}/cards`} className="tool">
                    Search <span className="sr-only">{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </form>
        </search>
        <p className="mt-6">
          You can also <a href="/">paste a deck list, a deck code or a link</a> on the home page.
        </p>
      </section>
    </Still>
  );
}
