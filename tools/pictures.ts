// `npm run pictures`: every kind of page, in four widths, light and dark, in the folder `pictures`. Names of games, or of
// pages, leave out all others: `npm run pictures -- orions-spur table`. With `readme` it draws the picture of README, and
// with `art` drawings of cards alone.
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { samplesOf } from "../lib/cards/built-in.ts";
import { CHROMIUM_FLAGS, chromiumPath } from "../tests/chromium.ts";
import { startServer } from "../tests/http/server.ts";
import { deckOf, firstCard, samples } from "../tests/samples.ts";
import { drawArtSheets } from "./art-sheet.ts";

interface Motif {
  readonly game: string;
  readonly name: string;
  readonly path: string;
  /** What is pressed before the picture is taken. */
  readonly keys?: readonly string[];
  /** The whole page, not just its first screen. */
  readonly isWhole?: boolean;
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const THEMES = ["light", "dark"] as const;

const ofNoGame: readonly Motif[] = [
  ["home", "/"],
  ["own-decks", "/decks"],
  ["help", "/help"],
  ["compare-empty", "/compare"],
  ["missing", "/nowhere"],
].map(([name = "", path = ""]) => ({ game: "drydock", name, path, isWhole: true }));

const ofGames: readonly Motif[] = samples.flatMap(({ game, code }) => {
  const deck = `/d/${code}`;
  const [, second] = samplesOf(game);
  const other = second ? deckOf(game, second.text, second.name).code : code;
  const card = encodeURIComponent(firstCard(game));
  const whole = [
    ["start", `/${game.id}`],
    ["cards", `/${game.id}/cards`],
    ["cards-list", `/${game.id}/cards?view=list`],
    ["card", `/${game.id}/cards/${card}`],
    ["decks", `/${game.id}/decks`],
    ["learn", `/${game.id}/learn`],
    ["rules", `/${game.id}/rules`],
    ["deck", deck],
    ["sheet", `${deck}/sheet`],
    ["proxies", `${deck}/proxies`],
    ["embed", `${deck}/embed`],
    ["measure", `${deck}/measure?seed=1&games=200`],
    ["compare", `/compare?${new URLSearchParams({ a: code, b: other })}`],
    ["preview", `${deck}/opengraph-image`],
  ].map(([name = "", path = ""]) => ({ game: game.id, name, path, isWhole: true }));
  return [
    ...whole,
    { game: game.id, name: "builder-empty", path: `/${game.id}/build` },
    { game: game.id, name: "builder", path: `/${game.id}/build?code=${code}` },
    { game: game.id, name: "table", path: `${deck}/play` },
    { game: game.id, name: "table-played", path: `${deck}/play`, keys: [..."aaaaaaaaaaaa"] },
  ];
});

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Makes the window as high as its page. A picture of the full page would be taken without touch, with the sizes for a mouse. */
async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  await settled(page);
}

async function draw(browser: Browser, origin: string, motif: Motif): Promise<number> {
  let drawn = 0;
  for (const viewport of SIZES)
    for (const colorScheme of THEMES) {
      const page = await browser.newPage({ viewport, colorScheme, hasTouch: viewport.width < 500 });
      await page.goto(`${origin}${motif.path}`, { waitUntil: "networkidle" });
      for (const key of motif.keys ?? []) await page.keyboard.press(key);
      await settled(page);
      const path = join("pictures", motif.game, `${motif.name}-${viewport.width}-${colorScheme}.png`);
      mkdirSync(dirname(path), { recursive: true });
      if (motif.isWhole) await unroll(page);
      await page.screenshot({ path });
      await page.close();
      drawn++;
    }
  return drawn;
}

async function drawReadme(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  await page.goto(`${origin}/${samples[0]?.game.id}/build?code=${samples[0]?.code}`, { waitUntil: "networkidle" });
  await page.locator("[data-row]").nth(3).hover();
  await settled(page);
  await page.screenshot({ path: "public/builder.png" });
}

const asked = process.argv.slice(2);
const isAsked = ({ game, name }: Motif) => {
  const [games, names] = [asked.filter(isGame), asked.filter((word) => !isGame(word))];
  return (games.length === 0 || games.includes(game)) && (names.length === 0 || names.includes(name));
};
const all = [...ofNoGame, ...ofGames];
function isGame(word: string): boolean {
  return all.some(({ game }) => game === word);
}

const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error("There is no Chromium. Install it, or name it in CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
if (asked.includes("art")) {
  await drawArtSheets(browser, asked).finally(() => browser.close());
  process.exit();
}
const server = await startServer(undefined, { RATE_LIMIT: "off" });
try {
  if (asked.includes("readme")) {
    await drawReadme(browser, server.origin);
    console.log("public/builder.png");
  } else {
    let drawn = 0;
    for (const motif of all.filter(isAsked)) drawn += await draw(browser, server.origin, motif);
    console.log(`${drawn} pictures in the folder pictures`);
  }
} finally {
  await browser.close();
  await server.stop();
}
