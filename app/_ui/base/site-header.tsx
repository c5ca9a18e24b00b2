import { games } from "../../../lib/games/index.ts";
import { Mark } from "./mark.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const LINK = "inline-flex min-h-11 items-center px-1.5 text-sm text-faint no-underline hover:text-ink sm:px-2.5";

/** The head of every page. Its links and the list of games work without a script. */
export function SiteHeader() {
  return (
    <header className="no-print border-b border-rule">
      <div className="page-width flex min-h-12 items-center gap-x-1 sm:gap-x-3">
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 pr-1.5 font-bold tracking-tight text-ink no-underline"
        >
          <Mark className="max-[22rem]:hidden" />
          Drydock
        </a>
        <nav aria-label="Site" className="flex">
          <button type="button" popoverTarget="games-menu" className={`${LINK} cursor-pointer`}>
            Games
          </button>
          <ul id="games-menu" popover="auto" className="games-menu">
            {games.map(({ id, name }) => (
              <li key={id} data-game={id}>
                <a href={`/${id}`} className="rail flex min-h-11 items-center pr-6 text-ink no-underline hover:bg-wash">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <a href="/decks" className={LINK}>
            Decks
          </a>
          <a href="/help" className={LINK}>
            Help
          </a>
        </nav>
        <span className="grow" />
        <ThemeSwitch />
      </div>
    </header>
  );
}
