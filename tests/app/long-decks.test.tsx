// What a page draws of a deck is bounded, and what it leaves out is counted.
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ComparedList } from "../../app/_compare/compared-list.tsx";
import { ToFix } from "../../app/_deck/judged.tsx";
import { Written } from "../../app/_shelf/saved/written.tsx";
import { DeckList } from "../../app/_ui/deck/deck-list.tsx";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { place } from "../../lib/deck/place.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { compared } from "../../lib/deck/view/compared.ts";
import { games } from "../../lib/games/index.ts";

const [game] = games;
const pool = builtInPool(game);
const settings = { format: game.formats[0].id, options: {}, house: {} };
const many = <T,>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const lines = (count: number, from = 0) => many(count, (at) => ({ name: `Border Rifels ${from + at}`, count: 1 }));
const { deck } = place(pool, settings, lines(1000));
const rows = (page: HTMLElement) => page.querySelectorAll("tbody tr").length;

test("of 1,000 lines that name no card 200 are drawn, and the others are counted with the way to them", () => {
  const { container } = render(<DeckList pool={pool} deck={deck} />);
  expect(rows(container)).toBe(200);
  expect(screen.getByText("800 more lines not shown. Open the deck in the builder to see them all.")).toBeDefined();
  // Headings count all that is under them.
  expect(container.querySelector("thead i")?.textContent).toBe("1000");
});

test("of 400 cards 300 are drawn", () => {
  const cards = many(400, (at) => ({ name: `Own ${"abcdefghij"[at % 10]}${at}`, [game.kind]: "city" }));
  const own = new Pool(game, [{ game: game.id, id: "own", name: "Own", official: false, source: "", cards }]);
  const placed = place(
    own,
    settings,
    cards.map(({ name }) => ({ name, count: 2, section: "player" })),
  );
  const { container } = render(<DeckList pool={own} deck={placed.deck} />);
  expect([placed.deck.misread.length, rows(container)]).toEqual([0, 300]);
  expect(within(container).getByText(/^100 more lines not shown\./)).toBeDefined();
});

test("a comparison draws 200 lines, and says what becomes of the others", () => {
  const { changed, common } = compared(pool, deck, place(pool, settings, lines(1000, 500)).deck);
  const changes = render(<ComparedList pool={pool} blocks={changed} canTake />).container;
  expect(rows(changes)).toBe(200);
  expect(changes.textContent).toContain("800 more changes not shown. “Apply all” makes them too.");
  const same = render(<ComparedList pool={pool} blocks={common} />).container;
  expect(rows(same)).toBe(200);
  expect(same.textContent).toContain("300 more lines not shown.");
});

test("50 findings are drawn, and the count of the others is said", () => {
  const judged = report(games, pool, deck);
  const { container } = render(<ToFix code={null} shared={{ pool, deck, report: judged }} />);
  const drawn = container.querySelectorAll("li").length - 1;
  const { findings, moreFindings = 0 } = judged;
  expect([drawn, findings.length]).toEqual([50, 200]);
  expect(container.textContent).toContain(`${150 + moreFindings} more findings not shown. Fix these first.`);
  expect(container.textContent).toContain(`${findings.length + moreFindings - 6} more findings`);
});

test("of 1,000 cards that are considered 200 are drawn", () => {
  const considering = lines(1000).map(({ name, count }): [string, number] => [name, count]);
  const { container } = render(<Written pool={pool} saved={{ considering }} />);
  expect(container.querySelectorAll("li").length).toBe(200);
  expect(container.textContent).toContain("800 more cards not shown.");
});
