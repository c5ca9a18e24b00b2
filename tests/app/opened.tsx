// Opens the app's own pages in jsdom, as a browser would after their address was followed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, vi } from "vitest";
import { afterPaint } from "../../app/_client/after-paint.ts";
import Build from "../../app/[game]/build/page.tsx";
import Play from "../../app/d/[code]/play/page.tsx";
import { GET as getPool } from "../../app/games/[game]/pool/route.ts";
import { games } from "../../lib/games/index.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-"));
process.env.DATABASE_FILE = join(folder, "cards.sqlite");
afterAll(async () => {
  // A page that was just left still does what it put off behind its last two frames. Then there has to be a window yet.
  for (let frame = 0; frame < 3; frame++) await new Promise<void>((resolve) => void afterPaint(resolve));
  rmSync(folder, { recursive: true, force: true });
});
afterEach(cleanup);

// A failure names what was looked for, not the whole page.
configure({
  getElementError: (message) => new Error(message?.split("\n\n")[0] ?? "There is no such element."),
});

// Whether a request is being answered is Next's to know: here there is none.
vi.mock("next/server", () => ({ connection: () => Promise.resolve() }));
vi.stubGlobal("fetch", async (address: string) => {
  const [, game = ""] = /^\/games\/([^/]+)\/pool\?/.exec(address) ?? [];
  if (game === "") throw new Error(`No test answers ${address}.`);
  return getPool(new Request(new URL(address, location.origin)), { params: Promise.resolve({ game }) });
});
// jsdom lays nothing out: without a height the list of cards would draw no row.
vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(700);
vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(900);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// jsdom knows no popovers. What they hold is on the page all the same.
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
vi.stubGlobal("CSS", {
  escape: (name: string) => name.replace(/\W/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `),
});
// The window of jsdom is as wide as that of a small computer, and a window without pictures has no motion.
vi.stubGlobal("matchMedia", (media: string) => ({
  matches:
    media.includes("reduced-motion") ||
    16 * Number(/^\(min-width: ([\d.]+)rem\)$/.exec(media)?.[1] ?? Number.NaN) <= innerWidth,
  media,
  addEventListener() {},
  removeEventListener() {},
}));

/** Opens the builder at an address behind its own, such as "?code=…", and waits for cards and deck. */
export async function openBuilder(game: string, asked = "") {
  history.replaceState(null, "", `/${game}/build${asked}`);
  const user = userEvent.setup();
  const page = await Build({ params: Promise.resolve({ game }), searchParams: Promise.resolve({}) });
  render(page);
  const search = await screen.findByRole("searchbox", { name: "Search cards" });
  const verdict = screen.getByRole("region", { name: "Verdict" });
  await within(verdict).findAllByText(/rules? holds?|^Legal$|^Illegal$|^Undetermined$|^Unfinished$|^Empty$/);
  const rows = games.find(({ id }) => id === game)?.layout.rows;
  const deck = screen.getByRole("region", { name: "Deck" });
  if (rows) await within(deck).findByRole("region", { name: rows.title });
  return { user, search, deck, verdict };
}

/** Opens the table of a deck at a moment behind its address, or with a new hand. */
export async function openTable(code: string, moment = "") {
  history.replaceState(null, "", `/d/${code}/play${moment}`);
  const user = userEvent.setup();
  render(await Play({ params: Promise.resolve({ code }), searchParams: Promise.resolve({}) }));
  // On a wide screen these parts always lie open. jsdom has no style sheet of ours, and would hide them.
  const wide = document.createElement("style");
  wide.textContent = "#table-rail, #table-menu, #table-choices { display: block }";
  document.body.append(wide);
  const panel = await screen.findByRole("region", { name: "What can be done" });
  return { user, panel };
}
