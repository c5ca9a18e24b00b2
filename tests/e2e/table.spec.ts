import type { Locator, Page } from "@playwright/test";
import { readMoment } from "../../lib/core/table/moment.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import { seatedAs } from "../../lib/core/table/seats.ts";
import { type SampleDeck, sampleOf } from "../samples.ts";
import { tableOf } from "../table/games.ts";
import { expect, expectAccessibleAt, test, tooWide, visited } from "./page.ts";
import {
  autopilotSteps,
  deeds,
  expectLying,
  fromMenu,
  lit,
  moment,
  nameOn,
  next,
  now,
  type Seen,
  seen,
  sit,
  stepped,
} from "./table.ts";

const turn = (page: Page) => page.locator("[data-turn]");

/** The moves of a moment alone, whatever of them is played. */
function movesOf(fragment: string): string {
  return fragment.split(".").slice(7, 9).join(".");
}

interface Hands {
  press(what: Locator): Promise<void>;
  pass(): Promise<void>;
}

/** Plays by the rules alone until a turn begins: what is lit is picked up, and the first thing done that can be. */
async function playUntil(page: Page, wanted: RegExp, hands: Hands, most: number): Promise<void> {
  let played = 0;
  for (let steps = 0; steps < 120; steps++) {
    if (wanted.test(((await turn(page).textContent()) ?? "").trim())) return;
    const mayPass = (await next(page).count()) > 0 && (await next(page).isEnabled());
    const cards = await lit(page).count();
    if (mayPass && (played >= most || cards === 0)) {
      await stepped(page, hands.pass);
      played = 0;
      continue;
    }
    const before = await moment(page);
    if (cards > 0) await hands.press(lit(page).first());
    // A phase that asks for cards takes them at the first press.
    const isPlayed = async () => (await moment(page)) !== before;
    if (cards > 0) await expect.poll(async () => (await isHeld(page)) || (await isPlayed())).toBe(true);
    // Where no card in sight is lit, a text may ask for one that is listed at its pile.
    const choices = cards > 0 ? deeds(page) : deeds(page).or(piled(page));
    if (!(await isPlayed())) await stepped(page, () => hands.press(choices.first()));
    played++;
  }
  throw new Error(`no ${wanted} in 120 steps`);
}

const piled = (page: Page) => page.locator("[data-zone] [data-card][data-lit]:not([draggable])");
const isHeld = async (page: Page) => (await page.locator('[data-card][aria-pressed="true"]').count()) > 0;

function byMouse(page: Page): Hands {
  return { press: (what) => what.click(), pass: () => next(page).click() };
}

/** Arrows go to a card, Enter picks it up, its number makes the first move, and Space goes on. */
function byKeys(hit: (key: string) => Promise<void>): Hands {
  const press = async (what: Locator) => {
    if (!(await what.evaluate((one) => one.hasAttribute("data-card")))) return hit("1");
    for (let n = 0; n < 20 && !(await hasFocus(what)); n++) await hit("ArrowRight");
    await hit("Enter");
  };
  return { press, pass: () => hit("Space") };
}

const hasFocus = (what: Locator) => what.evaluate((one) => one === document.activeElement);

/** The most keys from a deck's page to its first card played, and to the end of the first turn with one card a phase. One
 * of them passes the field of the header. */
const MOST_KEYS: Readonly<Record<string, readonly [card: number, turn: number, deal: number]>> = {
  "open-worlds": [12, 26, 7],
  "shoulder-of-orion": [11, 26, 7],
  // An enemy is opposite, and each of its reveals may be answered.
  "conquest-of-fates": [13, 29, 7],
  // The opponent has a turn too, in which the player may answer. So has the enemy of the next game.
  "conquest-of-orion": [11, 23, 7],
  "orions-spur": [11, 20, 9],
};

/** The moment of an address, played again outside of the browser, leaves the same cards where they were seen. */
async function expectSameHere({ game }: SampleDeck, fragment: string, table: Seen): Promise<void> {
  const { dealer, start } = await tableOf(game);
  const read = readMoment(fragment);
  if (typeof read === "string") throw new Error(read);
  const here = replayed(dealer, seatedAs(start(read.seed), read), read);
  expect(here.refused).toBeUndefined();
  expectLying(table, here.table);
}

/** What is lit is what the rules allow something with at the moment of an address, played again outside of the browser. */
async function expectLit(page: Page, { game }: SampleDeck, fragment: string): Promise<void> {
  const { dealer, start } = await tableOf(game);
  const read = readMoment(fragment);
  if (typeof read === "string") throw new Error(read);
  const { table } = replayed(dealer, seatedAs(start(read.seed), read), read);
  const offered = new Set(dealer.moves(table).map(({ card }) => String(card)));
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-zone] [data-card]")].map(({ dataset }) => [
      dataset.card ?? "",
      dataset.lit !== undefined,
    ]),
  );
  expect(shown).toEqual(shown.map(([card]) => [card, offered.has(String(card))]));
}

/** What is seen of a zone, and each of its cards with all that stands on it. */
interface ZoneSays {
  readonly said: string;
  readonly cards: readonly string[];
}

/** What all zones say now, or in the first frame behind the next event of a type. */
function zonesSay(type?: "keydown" | "click"): Promise<ZoneSays[]> {
  const look = () =>
    [...document.querySelectorAll("[data-zone]")].map((zone) => {
      const cards = [...zone.querySelectorAll<HTMLElement>("[data-card]")];
      const words = document.createTreeWalker(zone, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
        parentElement?.closest("[data-card], details > :not(summary)")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      let said = "";
      while (words.nextNode()) said += words.currentNode.textContent;
      return { said, cards: cards.map((card) => `${card.dataset.card} ${card.dataset.down} ${card.textContent}`) };
    });
  if (type === undefined) return Promise.resolve(look());
  const first = new Promise<ZoneSays[]>((resolve) => {
    addEventListener(type, () => requestAnimationFrame(() => resolve(look())), { capture: true, once: true });
  });
  Reflect.set(window, "firstFrame", first);
  return Promise.resolve([]);
}

/** Does something, and tells what all zones said in the first frame behind the event that it makes. */
async function firstFrame(page: Page, type: "keydown" | "click", act: () => Promise<void>): Promise<ZoneSays[]> {
  await page.evaluate(zonesSay, type);
  await act();
  return page.evaluate<ZoneSays[]>("window.firstFrame");
}

/** Keys one after the other before the page can show anything. */
async function pressedAtOnce(page: Page, keys: string): Promise<void> {
  await page.evaluate((all) => {
    for (const key of all) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }, keys);
}

const STEPS = 6;

for (const sample of visited) {
  test.describe(sample.game.name, () => {
    test("deal, play a first turn by hand, undo, open the link again, branch", async ({ page }) => {
      await sit(page, sample);
      await playUntil(page, /^(Turn 2|Over)$/, byMouse(page), 2);
      const link = await moment(page);
      const table = await seen(page);
      await expectSameHere(sample, link, table);

      const undo = now(page).getByRole("button", { name: "Undo" });
      while (await undo.isEnabled()) await stepped(page, () => undo.click());
      await expect(turn(page)).toHaveText(/Setup|Turn 1/);
      const redo = now(page).getByRole("button", { name: "Redo" });
      while (await redo.isEnabled()) await stepped(page, () => redo.click());
      expect(await moment(page)).toBe(link);

      await page.goto("about:blank");
      await sit(page, sample, `#${link}`);
      expect(await seen(page)).toEqual(table);

      while (await undo.isEnabled()) await stepped(page, () => undo.click());
      if ((await lit(page).count()) > 0) await lit(page).last().click();
      const other = (await deeds(page).count()) > 0 ? deeds(page).last() : next(page);
      await stepped(page, () => other.click());
      await expect(redo).toBeDisabled();
      expect(movesOf(await moment(page))).not.toBe(movesOf(link));
    });

    test("a first turn by keyboard alone, from the deck page and in few keys, with undo", async ({ page }) => {
      // The same hand every time, so that the same keys play it.
      const [mostForCard = 0, mostForTurn = 0, deal = 7] = MOST_KEYS[sample.game.id] ?? [];
      await page.addInitScript((byte) => {
        crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T) => {
          if (array instanceof Uint8Array) array.fill(byte);
          return array;
        };
      }, deal);
      await page.goto(`/d/${sample.code}`);
      let keys = 0;
      let firstCard: number | undefined;
      const hit = async (key: string) => {
        keys++;
        await page.keyboard.press(key);
      };
      const play = page.getByRole("link", { name: "Play", exact: true });
      while (!(await hasFocus(play))) await hit("Tab");
      await hit("Enter");
      await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
      await expect.poll(() => moment(page)).not.toBe("");
      const hands = byKeys(hit);
      const press = async (what: Locator) => {
        const held = await isHeld(page);
        await hands.press(what);
        if (held) firstCard ??= keys;
      };
      await playUntil(page, /^(Turn 2|Over)$/, { ...hands, press }, 1);
      expect(firstCard, "keys to the first card").toBeLessThanOrEqual(mostForCard);
      expect(keys, "keys to the end of the first turn").toBeLessThanOrEqual(mostForTurn);
      const link = await moment(page);
      for (const [back, forth] of [
        ["u", "r"],
        ["Control+ArrowLeft", "Control+ArrowRight"],
      ] as const) {
        await stepped(page, () => page.keyboard.press(back));
        await stepped(page, () => page.keyboard.press(forth));
        expect(await moment(page)).toBe(link);
      }
    });

    test("the autopilot says why, plays ten turns into a short link, and the link brings the same table back", async ({
      page,
    }) => {
      await sit(page, sample);
      await autopilotSteps(page);
      const said = page.getByText(/^Autopilot played: [A-Z].*\. Why: [A-Z].*\.$/);
      await expect(said).toBeHidden();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(said).toBeVisible();
      await page.keyboard.press("Escape");
      for (let turns = 0; turns < 10 && (await turn(page).textContent()) !== "Over"; turns++)
        await stepped(page, () => fromMenu(page, "Turn"));
      const [link, table] = [await moment(page), await seen(page)];
      await expectSameHere(sample, link, table);
      expect(link.length).toBeLessThanOrEqual(2000);
      await page.goto("about:blank");
      await sit(page, sample, `#${link}`);
      expect(await seen(page)).toEqual(table);
    });

    test("keys pressed faster than the page is painted all count, and what is lit then is what can be done", async ({
      page,
    }) => {
      await sit(page, sample);
      const dealt = await moment(page);
      for (let steps = 0; steps < STEPS; steps++) await stepped(page, () => page.keyboard.press("a"));
      const [slowly, table] = [await moment(page), await seen(page)];
      await expectLit(page, sample, slowly);

      await page.goto("about:blank");
      await sit(page, sample, `#${dealt}`);
      await stepped(page, () => pressedAtOnce(page, "a".repeat(STEPS)));
      expect(await moment(page)).toBe(slowly);
      expect(await seen(page)).toEqual(table);
      await expectLit(page, sample, slowly);

      await stepped(page, () => pressedAtOnce(page, "uu"));
      await expectLit(page, sample, await moment(page));
      await stepped(page, () => pressedAtOnce(page, "rar"));
      await expectLit(page, sample, await moment(page));
    });

    test("on a page slowed down four times the first frame behind a key or a press shows the move", async ({
      page,
    }) => {
      await sit(page, sample);
      await playUntil(page, /^Turn 1$/, byMouse(page), 1);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      let moves = 0;
      const expectAtOnce = async (type: "keydown" | "click", act: () => Promise<void>) => {
        const before = await page.evaluate(zonesSay, undefined);
        let shown: ZoneSays[] = [];
        await stepped(page, async () => {
          shown = await firstFrame(page, type, act);
        });
        expect(shown).toEqual(await page.evaluate(zonesSay, undefined));
        if (JSON.stringify(shown) !== JSON.stringify(before)) moves++;
      };
      for (let steps = 0; steps < STEPS; steps++) {
        if ((await lit(page).count()) === 0) {
          // What needs no card may be compulsory.
          const way = (await next(page).isEnabled()) ? next(page) : deeds(page).first();
          await expectAtOnce("click", () => way.click());
          continue;
        }
        const before = await moment(page);
        await lit(page).first().click();
        const isPlayed = async () => (await moment(page)) !== before;
        await expect.poll(async () => (await isHeld(page)) || (await isPlayed())).toBe(true);
        // A phase that asks for cards takes them at the first press.
        if (!(await isPlayed())) await expectAtOnce("click", () => deeds(page).first().click());
      }
      for (let steps = 0; steps < STEPS; steps++) await expectAtOnce("keydown", () => page.keyboard.press("a"));
      expect(moves).toBeGreaterThan(2);
    });

    test("axe finds nothing at 360 and 1280 pixels, dark and light, and nothing is cut off", async ({ page }) => {
      await sit(page, sample);
      await playUntil(page, /^Turn 1$/, byMouse(page), 1);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.locator('[data-zone="hand"] [data-card]').first().click();
        if (width < 1000) await now(page).getByRole("button", { name: "Log" }).click();
        await page.getByText("By hand", { exact: true }).click();
        await expectAccessibleAt(page, width);
        expect(await tooWide(page), `${width} pixels`).toBe(0);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll("main button, main a, main summary, main select")]
            .map((one) => ({ box: one.getBoundingClientRect(), html: one.outerHTML.slice(0, 90) }))
            .filter(({ box }) => box.height > 0 && (box.height < 24 || box.width < 24))
            .map(({ html }) => html),
        );
        expect(small, `${width} pixels`).toEqual([]);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
      }
    });
  });
}

const worlds = sampleOf("open-worlds");

test("on a phone what has the focus is never under what can be done", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await sit(page, worlds);
  await page.keyboard.press("a");
  await now(page).getByRole("button", { name: "Log" }).click();
  await page.getByText("By hand", { exact: true }).click();
  const readings = page.getByText("Rules interpretations at this table");
  await readings.focus();
  const isOnTop = () =>
    readings.evaluate((part) => {
      const { left, bottom } = part.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 4) === part;
    });
  await expect.poll(isOnTop).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.locator('[aria-label="Card and log"] details li').last()).toBeVisible();
});

test("a card says in its name how it lies and what can be done with it", async ({ page }) => {
  await sit(page, worlds);
  await stepped(page, () => next(page).click());
  const playable = page.getByRole("button", { name: /\S.* can be played$/ });
  expect(await lit(page).count()).toBeGreaterThan(0);
  await expect(playable).toHaveCount(await lit(page).count());
  const name = await nameOn(lit(page).first());
  await lit(page).first().click();
  await stepped(page, () => page.locator('[data-zone="staged:3"] [data-here]').click());
  await expect(page.getByRole("button", { name: new RegExp(`^${name}.* face down`) })).toBeVisible();
});

test("a drag does the same as two presses", async ({ page }) => {
  await sit(page, worlds, "");
  await stepped(page, () => next(page).click());
  const before = await moment(page);
  const zone = page.locator('[data-zone="staged:3"]');
  await lit(page).first().click();
  await stepped(page, () => zone.getByRole("button", { name: /Stage face down/ }).click());
  const pressed = await moment(page);
  await stepped(page, () => page.keyboard.press("u"));
  await sit(page, worlds, `#${before}`);
  await stepped(page, () => lit(page).first().dragTo(zone));
  expect(await moment(page)).toBe(pressed);
});

test("the table has its door on the deck page", async ({ page }) => {
  await page.goto(`/d/${worlds.code}`);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
});
