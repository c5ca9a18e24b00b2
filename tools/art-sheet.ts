// `npm run pictures -- art`: 16 cards of each game on a sheet, each in three sizes, light and dark. With names of games, all
// their cards.
import { mkdirSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { SIZES } from "../lib/art/address.ts";
import { builtInPool } from "../lib/cards/built-in.ts";
import type { PoolCard } from "../lib/cards/pool.ts";
import type { Game } from "../lib/core/game.ts";
import { cardArt } from "../lib/games/art.ts";
import { games } from "../lib/games/index.ts";

const EACH = 16;
const WIDTHS = { large: 280, medium: 120, small: 64 } as const;
const STYLE = `body{margin:12px;font:12px sans-serif;background:light-dark(#f7f4ec,#0d1c30);color:light-dark(#000,#fff)}
  main{display:grid;grid-template-columns:repeat(4,404px);gap:12px}
  figure{margin:0;display:grid;grid-template:auto 1fr auto/280px 120px;gap:4px;justify-items:start;align-items:start}
  img:first-child{grid-row:span 2}figcaption{grid-column:1/-1}`;

function figure(game: Game, { card, label }: PoolCard): string {
  const art = SIZES.toReversed().map((size) => {
    const src = `data:image/svg+xml,${encodeURIComponent(cardArt(game, card, label, size))}`;
    return `<img alt="" width="${WIDTHS[size]}" src="${src}">`;
  });
  return `<figure>${art.join("")}<figcaption>${label}</figcaption></figure>`;
}

/** The cards of a game, so many to a sheet; or so many of them as they come. */
function sheets(game: Game, isWhole: boolean): readonly (readonly PoolCard[])[] {
  const { cards } = builtInPool(game);
  const count = isWhole ? Math.ceil(cards.length / EACH) : 1;
  return Array.from({ length: count }, (_, sheet) =>
    Array.from(
      { length: EACH },
      (_, i) => cards[isWhole ? sheet * EACH + i : Math.floor((i * cards.length) / EACH)],
    ).filter((card) => card !== undefined),
  );
}

export async function drawArtSheets(browser: Browser, asked: readonly string[]): Promise<void> {
  const named = games.filter(({ id }) => asked.includes(id));
  mkdirSync("pictures/art", { recursive: true });
  for (const game of named.length > 0 ? named : games)
    for (const [i, cards] of sheets(game, named.length > 0).entries())
      for (const theme of ["light", "dark"] as const) {
        // The system says the other one: a picture has the theme of the page, which a person may have chosen.
        const colorScheme = theme === "light" ? "dark" : "light";
        const page = await browser.newPage({ viewport: { width: 1680, height: 200 }, colorScheme });
        const figures = cards.map((entry) => figure(game, entry)).join("");
        await page.setContent(
          `<!doctype html><html style="color-scheme:${theme}"><style>${STYLE}</style><main>${figures}</main></html>`,
        );
        const path = `pictures/art/${game.id}${named.length > 0 ? `-${i + 1}` : ""}-${theme}.png`;
        await page.screenshot({ path, fullPage: true });
        await page.close();
        console.log(path);
      }
}
