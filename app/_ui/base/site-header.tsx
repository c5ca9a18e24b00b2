import { games } from "../../../lib/games/index.ts";
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
          <Mark />
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
          <a href="/#decks" className={LINK}>
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

/** A ship in its dock, as on the icon of the page. */
function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-5.5 shrink-0 max-[22rem]:hidden"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M5 9v14h22V9M9 19h14M16 6v13m0-13 6 8H10z" strokeWidth="2" />
    </svg>
  );
}
