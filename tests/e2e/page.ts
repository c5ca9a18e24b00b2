import { test as base, expect, type Locator, type Page, type Response } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
    /** Tells the test what the page's policy has refused. */
    readonly refused: (what: string) => void;
  }
}

/** What a browser notes where a save meets somebody else's, or a key that was revoked. The page tells of both. */
const REFUSED = ["status of 412", "status of 403"];

/** Whether the visitor has been here before, so that a service worker answers for the site. */
export interface Visit {
  readonly isReturning: boolean;
  /** How fast the other side's moves are shown, as the visitor has chosen before. */
  readonly pace: string;
}

/**
 * A test whose pages may say nothing on the console, fail nowhere, and do nothing that their policy refuses. A page that
 * it opens has its scripts, which come in after the first paint.
 */
export const test = base.extend<
  Visit & { refused: readonly string[]; quiet: undefined; dealt: undefined; paced: undefined }
>({
  isReturning: [false, { option: true }],
  pace: ["at once", { option: true }],
  page: async ({ page, javaScriptEnabled, isReturning }, use) => {
    const { goto, reload } = page;
    if (javaScriptEnabled !== false) {
      page.goto = async (...address) => awake(page, await goto.apply(page, address));
      page.reload = async (...how) => awake(page, await reload.apply(page, how));
      if (isReturning) await visit(page);
    }
    await use(page);
  },
  refused: async ({ context }, use) => {
    const all: string[] = [];
    await context.exposeFunction("refused", (what: string) => all.push(what));
    await context.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
        window.refused(`${effectiveDirective} ${blockedURI} ${sample}`),
      ),
    );
    await use(all);
  },
  quiet: [
    async ({ page, refused }, use) => {
      const said: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
      page.on("pageerror", (error) => said.push(String(error)));
      let isMissing = false;
      page.on(
        "response",
        (answer) => (isMissing ||= answer.status() === 404 && answer.request().isNavigationRequest()),
      );
      await use(undefined);
      // A page that is missing is loaded with the styles of those that are there. Chromium notes that a few seconds later,
      // which only a slow machine would live to see.
      const expected = [
        "status of 404",
        "Service Worker registration blocked",
        ...REFUSED,
        ...(isMissing ? ["was preloaded using link preload but not used"] : []),
      ];
      expect(said.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([]);
      expect(refused, "what the policy of a page has refused").toEqual([]);
    },
    { auto: true },
  ],
  paced: [
    async ({ context, pace }, use) => {
      await context.addInitScript(choosePace, pace);
      await use(undefined);
    },
    { auto: true },
  ],
  // The seed of the run decides, and a test that fails says which it was.
  dealt: [
    async ({ context }, use, test) => {
      const seed = process.env.SEED;
      await context.addInitScript(dealFrom, `${test.title} ${seed}`);
      await use(undefined);
      if (test.status !== test.expectedStatus) console.log(`Its cards were dealt with SEED=${seed}.`);
    },
    { auto: true },
  ],
});

/** Remembers the choice of a pace, where a page may remember anything. */
function choosePace(pace: string): void {
  if (location.protocol.startsWith("http")) localStorage.setItem("drydock-table-pace", pace);
}

/** Makes the seeds of games on a page follow from a text. They are the only seven bytes that a page draws at random. */
function dealFrom(text: string): void {
  const random = crypto.getRandomValues.bind(crypto);
  let drawn = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    if (!(array instanceof Uint8Array) || array.length !== 7) return random(array as T & ArrayBufferView<ArrayBuffer>);
    for (let at = 0; at < 7; at++) {
      drawn = Math.imul(drawn ^ (drawn >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
      array[at] = drawn >>> 24;
    }
    return array;
  };
}

/** Waits until a page of ours answers to presses. */
async function awake(page: Page, answer: Response | null): Promise<Response | null> {
  if (answer?.headers()["content-type"]?.startsWith("text/html"))
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
  return answer;
}

/** Opens a page and waits until this browser keeps all of Drydock, and its service worker answers for the site. */
export async function visit(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

export { visited } from "../samples.ts";
export { expect };

const NARROW = { width: 360, height: 800 };
const WIDE = { width: 1280, height: 800 };

/** What another width can change: which colours stand where, what is hidden, and what scrolls. */
const ON_ANOTHER_WIDTH = ["color-contrast", "aria-hidden-focus", "scrollable-region-focusable"];

/** In both themes and both widths axe finds nothing, and the page can't be pushed sideways. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessibleAt(page, size.width);
    expect(await tooWide(page), `pushed sideways at ${size.width} pixels`).toBeLessThanOrEqual(0);
  }
}

/** All rules of axe at the narrow width, in both themes. At another width only those that a width can change are asked, and
 * with NIGHTLY=1 all of them. */
export async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  if (width === NARROW.width || process.env.NIGHTLY) await expectAccessibleInBothThemes(page);
  else await expectNoAxeViolations(page, ON_ANOTHER_WIDTH);
}

/** A theme changes colours alone: everything else is looked at once. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page, ["color-contrast", "link-in-text-block"]);
}

export async function expectNoAxeViolations(page: Page, rules: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(asked, { rules, upTo: process.env.NIGHTLY ? 0 : 12 });
  expect(found, `what axe finds in ${page.url()}`).toEqual([]);
}

/** What axe finds, run in the page. Of lists and tables that are longer than `upTo` only so many first rows are asked, as
 * those below them are the same again. */
async function asked({ rules, upTo }: { rules: readonly string[]; upTo: number }): Promise<readonly string[]> {
  const more = upTo > 0 ? ["li", "tr"].map((row) => `${row}:nth-child(n + ${upTo + 1})`) : [];
  const { violations } = await window.axe.run(
    { include: [document], exclude: more },
    { resultTypes: ["violations"], ...(rules.length > 0 ? { runOnly: [...rules] } : {}) },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(" | ")}`,
  );
}

/** Opens the builder and waits until its cards are there. */
export async function openBuilder(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("searchbox", { name: "Search cards" })).toBeVisible();
}

/** Opens the dialog to import a list, which a narrow screen has behind a button. */
export async function openImport(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
}

/** Walks with the tab key until something has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let n = 0; n < 200; n++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

/** How far the page can be pushed sideways. */
export async function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Reads what a button copies, without asking the clipboard. */
export async function copiedBy(page: Page, button: string): Promise<string> {
  await page.evaluate(() => {
    const copies: string[] = [];
    Object.assign(window, { copies });
    navigator.clipboard.writeText = async (text) => void copies.push(text);
  });
  await page.getByRole("button", { name: button, exact: true }).click();
  return page.evaluate(() => String(Reflect.get(window, "copies")));
}
