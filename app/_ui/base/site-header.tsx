import { games } from "../../../lib/games/index.ts";
import { FindField } from "../../_client/find/find-field.tsx";
import { Mark } from "./mark.tsx";
import { Still } from "./still.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The header and the content of every page begin and end at the same lines. */
export const PAGE_WIDTH = "mx-auto w-full max-w-420 px-4 md:px-8";

const LINK = "inline-flex min-h-11 items-center px-1.5 text-sm text-faint no-underline hover:text-ink sm:px-2.5";

/**
 * The list of games hangs below its button and moves with the page. Its display is not set, because the browser hides a
 * list that is closed.
 */
const MENU = "menu absolute inset-[3rem_auto_auto_7.25rem] md:left-[calc(max(0px,(100vw-105rem)/2)+9.5rem)]";

/**
 * The head of every page. Its links and the list of games work without a script. In a frame of another page the deck
 * stands alone.
 */
export function SiteHeader() {
  return (
    <header className="relative print:hidden">
      <div className={`flex min-h-12 items-center gap-x-1 sm:gap-x-3 ${PAGE_WIDTH}`}>
        <Still>
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2 pr-1.5 font-bold tracking-tight text-ink no-underline"
          >
            <Mark />
            <span className="max-sm:sr-only">Drydock</span>
          </a>
          <nav aria-label="Site" className="flex">
            <button type="button" popoverTarget="games-menu" className={`${LINK} cursor-pointer`}>
              Games
            </button>
            <ul id="games-menu" popover="auto" className={MENU}>
              {games.map(({ id, name }) => (
                <li key={id} data-game={id}>
                  <a
                    href={`/${id}`}
                    className="rail my-1 flex min-h-9 items-center pr-6 text-ink no-underline hover:bg-wash"
                  >
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
        </Still>
        <FindField />
        <ThemeSwitch />
      </div>
    </header>
  );
}
