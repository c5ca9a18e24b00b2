// Drydock without its server. Each test reaches the server of all tests by an address of its own, where it then no longer
// answers: what browsers call offline does not reach the requests of a service worker.
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { keptPages } from "../../app/_offline/plan.ts";
import { games } from "../../lib/games/index.ts";
import { balancer } from "../balancer.ts";
import { startServer } from "../http/server.ts";
import { patience } from "../pace.ts";
import { sampleOf, samples } from "../samples.ts";
import { copiedBy, expect, expectNoAxeViolations, test as quiet, tooWide, visit, visited } from "./page.ts";
import { autopilotSteps, moment } from "./table.ts";

/** An address with a server behind it. */
interface Line {
  readonly origin: string;
  /** From now on nobody answers there, as where a server was stopped. */
  cut(): void;
  /** The server of all tests answers there again, or another one. */
  join(to?: string): Promise<void>;
}

const portOf = (address: string) => Number(new URL(address).port);

/** The browser writes on the console what it could not reach, so only what a policy has refused is looked for. */
const test = quiet.extend<{ line: Line }>({
  quiet: async ({ refused }, use) => {
    await use(undefined);
    expect(refused, "what the policy of a page has refused").toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  line: async ({}, use) => {
    const shared = Number(process.env.E2E_PORT);
    let open = await balancer(() => shared);
    const { port } = open;
    const cut = () => {
      open.close();
      open.breakOff();
    };
    const join = async (to?: string) => {
      open = await balancer(() => (to === undefined ? shared : portOf(to)), port);
    };
    await use({ origin: `http://127.0.0.1:${port}`, cut, join });
    cut();
  },
  baseURL: ({ line }, use) => use(line.origin),
});
test.use({ serviceWorkers: "allow" });

/** The rest of what stands here is tried at night: each test downloads everything again. */
const atNight = process.env.NIGHTLY ? test : test.skip;

const offline = (page: Page) => page.getByRole("status").filter({ hasText: "Offline" });
const newer = (page: Page) => page.getByRole("status").filter({ hasText: "A newer Drydock is ready." });

for (const { game, code, text } of visited)
  test(`${game.name}: after one visit, build, check, play, think, measure and come back with the server stopped`, async ({
    page,
    line,
  }) => {
    test.slow();
    await visit(page);
    line.cut();

    await page.goto("/");
    await expect(offline(page)).toBeVisible();
    await page
      .getByRole("list", { name: "The games" })
      .getByRole("link", { name: new RegExp(`^${game.name}`) })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goto(`/${game.id}/cards`);
    const pictures = page.locator("img[data-art]");
    const first = () => pictures.first().evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth);
    await expect.poll(first).toBeGreaterThan(0);

    await page.goto(`/${game.id}/build?code=${code}`);
    const add = page.getByRole("button", { name: /^Add .+, \d+ in the deck$/ }).first();
    await add.click();
    await expect(page.getByText("Kept in this browser", { exact: true })).toBeVisible();
    await expect(offline(page)).toBeVisible();
    const play = page.getByRole("link", { name: "Play", exact: true }).first();
    await expect(play).not.toHaveAttribute("href", `/d/${code}/play`);
    const builder = page.url();

    await play.click();
    await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    await page.waitForFunction(() => location.hash.length > 1);
    await autopilotSteps(page);
    await page.keyboard.press("k");
    const thought = page.getByRole("region", { name: "What each move leads to" });
    await expect(thought.getByRole("status")).toContainText("The best comes first");
    await page.keyboard.press("Escape");
    const here = await moment(page);
    await page.reload();
    await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    expect(await moment(page)).toBe(here);
    await expect(offline(page)).toBeVisible();

    await page.goto(`/d/${code}/measure?games=50`);
    await expect(page.getByRole("region", { name: "Results" })).toContainText("50 games of");

    await page.goto("/check");
    await page.getByRole("main").getByRole("textbox").first().fill(text);
    await page.getByRole("button", { name: "Check these lists" }).click();
    await expect(page.getByText("1 list: 1 legal, 0 illegal, 0 undetermined.")).toBeVisible();

    await page.goto("/decks");
    await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeVisible();
    await page.goto(builder);
    await page.reload();
    await expect(page.getByRole("link", { name: "Play", exact: true }).first()).toBeVisible();
    await expect(offline(page)).toBeVisible();

    await line.join();
    await expect(offline(page)).toBeHidden();
  });

for (const { game, code } of visited)
  test(`${game.name}: what is saved with the server stopped goes up when it is back, also beside a version of somebody else`, async ({
    page,
    line,
  }) => {
    test.slow();
    const panel = page.getByRole("region", { name: "Saved deck" });
    const add = page.getByRole("button", { name: /^Add .+, \d+ in the deck$/ }).first();
    const save = page.getByRole("button", { name: "Save", exact: true });
    await visit(page, `/${game.id}/build?code=${code}`);
    line.cut();

    await add.click();
    await save.click();
    await expect(panel).toContainText("saved as soon as the server answers");
    await line.join();
    await page.reload();
    await expect(page.getByText("Saved as version 1", { exact: true })).toBeVisible();
    await save.click();
    const [address = "", key = ""] = (await copiedBy(page, "Copy edit link")).split("#key=");
    const api = address.replace("/decks/", "/api/v1/decks/");

    line.cut();
    await add.click();
    await save.click();
    await expect(panel).toContainText("saved as soon as the server answers");
    await line.join();
    const theirs = { game: game.id, deck: { name: "Theirs", sections: {} } };
    const headers = { authorization: `Bearer ${key}`, "if-match": '"1"', "content-type": "application/json" };
    expect((await fetch(api, { method: "PUT", headers, body: JSON.stringify(theirs) })).status).toBe(200);
    await page.reload();
    await expect(page.getByText("Two versions", { exact: true })).toBeVisible();
    await save.click();
    await page.getByRole("button", { name: "Both together" }).click();
    await expect(panel.getByText(/^Saved as version 3\./)).toBeVisible();
    expect(await (await fetch(api)).json()).toMatchObject({ version: 3, deck: { name: "Theirs" } });
  });

atNight(
  "every page that works without the server opens, for every game, with nothing refused or out of place (NIGHTLY=1)",
  async ({ page, line }) => {
    test.slow();
    await visit(page);
    line.cut();
    for (const { id } of games) {
      await page.goto(`/${id}/build?q=a`);
      await expect(page.getByRole("searchbox", { name: "Search cards" })).toBeVisible();
      await expect(page.locator("[data-row]").first()).toBeVisible();
      for (const part of ["", "/cards", "/learn", "/rules"]) {
        await page.goto(`/${id}${part}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
    }
    for (const { code } of samples) {
      await page.goto(`/d/${code}/play`);
      await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    }
    await page.goto("/check");
    await page
      .getByRole("main")
      .getByRole("textbox")
      .first()
      .fill(samples.map(({ text }) => text).join("\n---\n"));
    await page.getByRole("button", { name: "Check these lists" }).click();
    const n = samples.length;
    await expect(page.getByText(`${n} lists: ${n} legal, 0 illegal, 0 undetermined.`)).toBeVisible();
    for (const path of ["/sets", "/help", "/decks"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(offline(page)).toBeVisible();
    }
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    }
  },
);

atNight(
  "a page that needs the server says so and leads on, and comes when the server is back (NIGHTLY=1)",
  async ({ page, line }) => {
    const { code } = sampleOf("open-worlds");
    await visit(page);
    line.cut();
    await page.goto("/compare");
    await expect(page.getByRole("heading", { name: "The server does not answer" })).toBeVisible();
    await expect(offline(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolations(page);
    await page.goto(`/d/${code}`);
    await page.getByRole("link", { name: "Play this deck" }).click();
    await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    await page.goto("/compare");
    await line.join();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Compare two decks" })).toBeVisible();
    await expect(offline(page)).toBeHidden();
  },
);

atNight(
  "the list that was pasted stays when the server stops, and a page says where to check it (NIGHTLY=1)",
  async ({ page, line }) => {
    await visit(page);
    line.cut();
    await expect(offline(page)).toBeVisible({ timeout: patience(40_000) });
    await page.getByRole("textbox", { name: "Deck list, deck code or link" }).fill("2 Troops 10");
    await expect(page.getByText("or use “Check many lists at once”, which needs no server")).toBeVisible();
  },
);

test("what is kept is the plan and nothing else, each page with the policy that it came with", async ({ page }) => {
  const { code } = sampleOf("open-worlds");
  await visit(page);
  for (const path of [`/d/${code}`, `/?list=${code}`, "/api/v1/games", "/decks#key=secret"]) await page.goto(path);
  await page.evaluate(() => fetch("/games/open-worlds/piles", { headers: { authorization: "Bearer secret" } }));
  const kept = await page.evaluate(async () => {
    const hashOf = async (script: string) => {
      const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
    };
    const found: { address: string; sent: string; policy: string; scripts: string[]; bytes: number }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const text = (await answer?.text()) ?? "";
        const inline = [...text.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/gs)].flatMap(([, script]) => script || []);
        found.push({
          address: request.url.slice(location.origin.length),
          sent: JSON.stringify([...request.headers]),
          policy: answer?.headers.get("content-security-policy") ?? "",
          scripts: await Promise.all(inline.map(hashOf)),
          bytes: text.length,
        });
      }
    }
    return found;
  });
  const pages = kept.filter(({ policy }) => policy.includes("script-src"));
  expect(pages.map(({ address }) => address).sort()).toEqual(
    keptPages(games)
      .map(({ path }) => path)
      .sort(),
  );
  for (const { address, policy, scripts } of pages)
    expect([address, scripts.length > 0, scripts.filter((hash) => !policy.includes(hash))]).toEqual([
      address,
      true,
      [],
    ]);
  const files = kept.filter(({ address }) => /^\/(_next\/static|games)\//.test(address));
  expect(files.length + pages.length).toBe(kept.length);
  expect(JSON.stringify(kept.map(({ address, sent }) => [address, sent]))).not.toMatch(/\/api\/|secret|authorization/i);
});

test("a newer Drydock is offered, and comes when it is asked for with the deck as it was", async ({ page, line }) => {
  test.slow();
  const folder = newerBuild();
  await visit(page, "/open-worlds/build");
  await page
    .getByRole("button", { name: /^Add .+, 0 in the deck$/ })
    .first()
    .click();
  await expect(page.getByText("Kept in this browser", { exact: true })).toBeVisible();
  const deck = await page.getByRole("link", { name: "Play", exact: true }).first().getAttribute("href");
  line.cut();
  const newest = await startServer(undefined, { NEXT_DIST_DIR: folder });
  await line.join(newest.origin);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(newer(page)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
  await expect(page.getByRole("link", { name: "Play", exact: true }).first()).toHaveAttribute("href", deck ?? "");
  await expect(newer(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^drydock-newer-/)]);
  await newest.stop();
  await page.reload();
  await expect(page.getByRole("link", { name: "Play", exact: true }).first()).toHaveAttribute("href", deck ?? "");
  rmSync(folder, { recursive: true });
});

atNight("an operator who sets OFFLINE=off takes back all that browsers keep (NIGHTLY=1)", async ({ page, line }) => {
  await visit(page);
  line.cut();
  const off = await startServer(undefined, { OFFLINE: "off" });
  await line.join(off.origin);
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]),
    )
    .toEqual([]);
  await off.stop();
});

/** The build again with another id, as a folder that leads to it. */
function newerBuild(): string {
  const folder = `.next-newer-${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of readdirSync(".next"))
    if (name !== "BUILD_ID") symlinkSync(resolve(".next", name), join(folder, name));
  writeFileSync(join(folder, "BUILD_ID"), "newer");
  return folder;
}
