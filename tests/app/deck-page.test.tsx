// The parts of a deck's page that need a script.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Actions } from "../../app/_deck/actions.tsx";
import { embedsOf } from "../../app/_deck/embeds.ts";
import { CardReader } from "../../app/_ui/cards/card-reader.tsx";
import { HandDealer } from "../../app/_ui/hand/hand-dealer.tsx";
import { POST as check } from "../../app/api/v1/games/[game]/check/route.ts";
import { GET as getFixed } from "../../app/d/[code]/fixed/route.ts";
import { GET as getLaid } from "../../app/d/[code]/laid/route.ts";
import { GET as getPool } from "../../app/games/[game]/pool/route.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { whyNoRedraw } from "../../lib/core/table/opening.ts";
import { FirstHands } from "../../lib/deck/first-hand.ts";
import { deckOf, sampleOf, visited } from "../samples.ts";
import { tableOf } from "../table/games.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-"));
process.env.DATABASE_FILE = join(folder, "cards.sqlite");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(cleanup);
// A busy machine takes its time to load what a press asks for.

vi.mock("next/server", () => ({ connection: () => Promise.resolve() }));
let isReached = true;
beforeEach(() => {
  isReached = true;
});
vi.stubGlobal("fetch", async (address: string, sent?: RequestInit) => {
  if (!isReached) throw new TypeError("Failed to fetch");
  const request = new Request(new URL(address, location.origin), sent);
  const [, checked] = /^\/api\/v1\/games\/([^/]+)\/check$/.exec(address) ?? [];
  if (checked !== undefined) return check(request, { params: Promise.resolve({ game: checked }) });
  const [, code] = /^\/d\/([^/]+)\/laid$/.exec(address) ?? [];
  if (code !== undefined) return getLaid(request, { params: Promise.resolve({ code }) });
  const [, game = ""] = /^\/games\/([^/]+)\/pool\?/.exec(address) ?? [];
  return getPool(request, { params: Promise.resolve({ game }) });
});

describe.each(visited.map((sample) => [sample.game.name, sample] as const))("a deck of %s", (_, { game, code }) => {
  const faces = () => screen.getAllByRole("listitem").map((item) => item.getAttribute("data-shows"));

  test("deals another hand, and does with it what the rules allow", async () => {
    const user = userEvent.setup();
    const { dealer, start } = await tableOf(game);
    const hands = new FirstHands(dealer.goldfish, start(code));
    const first = hands.dealt(start(code));
    if (typeof first === "string") throw new Error(first);
    render(
      <HandDealer code={code} gameId={game.id} choices={first.choices} note={undefined}>
        <p>The hand of the page</p>
      </HandDealer>,
    );
    expect(screen.getByText("The hand of the page")).toBeDefined();
    const [choice] = first.choices;
    if (choice?.byCard) {
      await user.click(screen.getByRole("button", { name: "Replace cards" }));
      await screen.findByRole("list", { name: "Cards of the hand" });
      expect(faces()).toEqual(first.cards.map(({ label }) => label));
      const [card] = within(screen.getByRole("list")).getAllByRole("button");
      if (!card) throw new Error("No card can be chosen.");
      await waitFor(() => expect(document.activeElement).toBe(card));
      await user.click(card);
      await user.click(await screen.findByRole("button", { name: "Replace 1" }));
    } else if (choice) {
      await user.click(screen.getByRole("button", { name: choice.says }));
      await screen.findByRole("list", { name: "Cards of the hand" });
    }
    if (choice) {
      await waitFor(() => expect(faces()).not.toEqual(first.cards.map(({ label }) => label)));
      expect(faces()).toHaveLength(first.cards.length);
      await waitFor(() => expect(screen.getAllByRole("button")).toEqual([document.activeElement]));
    }
    const before = choice ? faces() : [];
    await user.click(screen.getByRole("button", { name: "Deal another" }));
    await waitFor(() => expect(faces()).not.toEqual(before));
    expect(faces()).toHaveLength(first.cards.length);
  });

  test("deals the first hand when somebody asks, where none came with the page", async () => {
    const { dealer, start } = await tableOf(game);
    const any = new FirstHands(dealer.goldfish, start(code)).dealt(start(code));
    if (typeof any === "string") throw new Error(any);
    render(<HandDealer code={code} gameId={game.id} choices={[]} note={undefined} />);
    expect(screen.queryByRole("list")).toBeNull();
    await userEvent.setup().click(screen.getByRole("button", { name: "Deal a hand" }));
    await waitFor(() => expect(faces()).toHaveLength(any.cards.length));
    expect(screen.queryByRole("button", { name: "Keep or redraw?" }) !== null).toBe(any.choices.length > 0);
    expect(screen.getByRole("button", { name: "Deal another" })).toBeDefined();
  });

  test("weighs the hand against its best redraw, and marks the cards that had better go", async () => {
    const { dealer, start } = await tableOf(game);
    const first = new FirstHands(dealer.goldfish, start(code)).dealt(start(code));
    if (typeof first === "string") throw new Error(first);
    const { container } = render(
      <HandDealer code={code} gameId={game.id} choices={first.choices} note={undefined}>
        <p>The hand of the page</p>
      </HandDealer>,
    );
    const press = screen.queryByRole("button", { name: "Keep or redraw?" });
    expect(press !== null).toBe(first.choices.length > 0);
    if (!press) return;
    const user = userEvent.setup();
    await user.click(press);
    const questions = await screen.findByRole("combobox", { name: "Your chance of" });
    await waitFor(() => expect(document.activeElement).toBe(questions));
    const chance = (name: string) => {
      const [, part, whole] =
        /: ([\d,]+) of ([\d,]+)$/.exec(screen.getByText(new RegExp(`^${name}: `)).textContent) ?? [];
      return Number(part?.replaceAll(",", "")) / Number(whole?.replaceAll(",", ""));
    };
    const isOpen = () => Math.abs(chance("Keep") - chance("Redraw")) >= 0.01;
    const startsOpen = isOpen();
    let isAnyOpen = false;
    for (const { textContent } of within(questions).getAllByRole("option")) {
      await user.selectOptions(questions, textContent);
      isAnyOpen ||= isOpen();
      const marked = [...container.querySelectorAll("[data-chosen]")].map(
        (card) => card.getAttribute("data-shows") ?? "",
      );
      const best = screen.getByText(/^(Best redraw: |Nothing is gained)/).textContent;
      if (chance("Keep") > chance("Redraw")) expect(marked).toEqual([]);
      for (const label of marked) expect(best).toContain(label);
    }
    expect(startsOpen).toBe(isAnyOpen);
    await user.click(screen.getByRole("button", { name: "Deal another" }));
    expect(await screen.findByText(/^Keep: /)).toBeDefined();
  });

  test("makes the best redraw, and says what it came to", async () => {
    const { dealer, start } = await tableOf(game);
    const first = new FirstHands(dealer.goldfish, start(code)).dealt(start(code));
    if (typeof first === "string") throw new Error(first);
    if (first.choices.length === 0) return;
    render(<HandDealer code={code} gameId={game.id} choices={first.choices} note={undefined} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Keep or redraw?" }));
    const questions = await screen.findByRole("combobox", { name: "Your chance of" });
    const said = (name: string) => screen.getByText(new RegExp(`^${name}: `)).textContent;
    for (let asked = 0; asked < questions.childElementCount; asked++) {
      await user.selectOptions(questions, String(asked));
      const press = screen.queryByRole("button", { name: /^Redraw (this card|these|the hand)/ });
      expect(press === null).toBe(screen.queryByText(/^Nothing is gained/) !== null);
      if (!press) continue;
      const before = faces();
      const goes = screen.getByText(/^Best redraw: /).textContent;
      const keep = said("Keep");
      await user.click(press);
      await waitFor(() => expect(said("Before")).toBe(keep.replace("Keep", "Before")));
      expect(said("Redrawn")).toMatch(/of [\d,]+$/);
      expect(faces()).toHaveLength(before.length);
      const stay = before.filter((label) => !goes.includes(label ?? "") && !goes.includes("whole hand"));
      for (const label of stay) expect(faces()).toContain(label);
      expect(screen.queryByRole("button", { name: /^Redraw / })).toBeNull();
      return;
    }
  });

  test("says why a hand stays, if no hand of its game may be redrawn", async () => {
    const { dealer, start } = await tableOf(game);
    const stays = whyNoRedraw(game, dealer.goldfish.opening, start(code).house);
    render(<HandDealer code={code} gameId={game.id} choices={[]} note={undefined} />);
    await userEvent.setup().click(screen.getByRole("button", { name: "Deal a hand" }));
    await screen.findByRole("button", { name: "Deal another" });
    expect(screen.queryByText(/has no redraw/)?.textContent).toBe(stays);
  });

  test("says why no hand could be dealt, and keeps the one of the page", async () => {
    isReached = false;
    render(
      <HandDealer code={code} gameId={game.id} choices={[]} note={undefined}>
        <p>The hand of the page</p>
      </HandDealer>,
    );
    await userEvent.setup().click(screen.getByRole("button", { name: "Deal another" }));
    await screen.findByText(/^No hand could be dealt/);
    expect(screen.getByText("The hand of the page")).toBeDefined();
  });

  test("shows the face beside a name with the focus, and the card with its facts when the name is pressed", async () => {
    const user = userEvent.setup();
    const [entry] = builtInPool(game).cards;
    if (!entry) throw new Error("There is no card.");
    render(
      <>
        <p data-shows={entry.label}>
          <a href="/elsewhere">{entry.label}</a>
        </p>
        <CardReader gameId={game.id} stamp="x" />
      </>,
    );
    await user.tab();
    await waitFor(() => expect(screen.getAllByText(entry.label).length).toBeGreaterThan(1));
    await user.keyboard("{Escape}");
    expect(screen.getAllByText(entry.label)).toHaveLength(1);
    await user.keyboard("i");
    const dialog = await screen.findByRole("dialog", { name: entry.label });
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    const link = screen.getByRole("link");
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(fireEvent.click(link)).toBe(false);
    await screen.findByRole("dialog", { name: entry.label });
  });

  test("shows the card in its place where a page keeps one, and opens it large there too", async () => {
    const [entry] = builtInPool(game).cards;
    if (!entry) throw new Error("There is no card.");
    render(
      <>
        <a href="/elsewhere" data-shows={entry.label}>
          A card
        </a>
        <CardReader gameId={game.id} stamp="x" beside={<p>At first</p>} />
      </>,
    );
    const user = userEvent.setup();
    expect(screen.getByText("At first")).toBeDefined();
    await user.tab();
    const place = await screen.findByRole("region", { name: "Card" });
    expect(within(place).getAllByText(entry.label)).not.toEqual([]);
    expect(fireEvent.click(screen.getByRole("link", { name: "A card" }))).toBe(false);
    await screen.findByRole("dialog", { name: entry.label });
  });

  test("gives code that embeds it, which is copied, and folds its menu", async () => {
    const user = userEvent.setup();
    render(
      <Actions gameId={game.id} code={code} title="Mine & <yours>" text="">
        {null}
      </Actions>,
    );
    await user.click(screen.getByText("More"));
    await user.click(screen.getByRole("link", { name: "Embed" }));
    const dialog = await screen.findByRole("dialog", { name: "Embed this deck" });
    for (const { name, text } of embedsOf(location.origin, code, "Mine & <yours>")) {
      expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name }).value).toBe(text);
      await user.click(within(dialog).getByRole("button", { name: `Copy ${name}` }));
      expect(await navigator.clipboard.readText()).toBe(text);
    }
    expect(screen.getByRole("group", { hidden: true }).hasAttribute("open")).toBe(false);
  });
});

describe("sharing a deck", () => {
  const { game, text: list } = sampleOf("open-worlds");
  const text = `Game: ${game.name}\n${list.replace(/^(Game|Name):.*\n/gm, "")}`;
  const { code } = deckOf(game, text, "nameless");
  const opened = async (isNameless: boolean) => {
    const user = userEvent.setup();
    render(
      <Actions gameId={game.id} code={code} title="Mine" text={text} isNameless={isNameless}>
        {null}
      </Actions>,
    );
    await user.click(screen.getByRole("button", { name: "Share" }));
    return { user, sheet: within(await screen.findByRole("dialog", { name: "Share this deck" })) };
  };

  test("copies the link, draws it for a camera, and gives the list and the picture", async () => {
    const { user, sheet } = await opened(false);
    const [link = ""] = location.href.split("#");
    expect(sheet.getByRole("status").textContent).toBe("Link copied.");
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(sheet.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value).toBe(link);
    expect(sheet.getByRole("img", { name: "The link to this deck as a QR code" })).toBeDefined();
    await user.click(sheet.getByRole("button", { name: "Copy the list as text" }));
    expect(await navigator.clipboard.readText()).toBe(text);
    const picture = sheet.getByRole<HTMLAnchorElement>("link", { name: "Save the picture" });
    expect(new URL(picture.href).pathname).toBe(`/d/${code}/opengraph-image`);
    fireEvent.error(sheet.getByRole("img", { name: "The preview of Mine" }));
    expect(sheet.getByText("The picture of this deck could not be drawn just now.")).toBeDefined();
    expect(sheet.queryByRole("button", { name: "Send to an app" })).toBeNull();
    expect(sheet.queryByRole("button", { name: "Name it" })).toBeNull();
  });

  test("hands the link to the system where it shares", async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    try {
      const { user, sheet } = await opened(false);
      await user.click(sheet.getByRole("button", { name: "Send to an app" }));
      expect(share).toHaveBeenCalledWith({ title: "Mine", url: location.href.split("#")[0] });
    } finally {
      Reflect.deleteProperty(navigator, "share");
    }
  });

  test("asks for a name once, and shares the deck by it", async () => {
    const { user, sheet } = await opened(true);
    await user.type(sheet.getByRole("textbox", { name: /no name yet/ }), "Border patrol");
    await user.click(sheet.getByRole("button", { name: "Name it" }));
    await waitFor(() => expect(sheet.queryByRole("button", { name: "Name it" })).toBeNull());
    expect(sheet.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value).toBe(
      `${location.origin}/d/${deckOf(game, `Name: Border patrol\n${text}`, "named").code}`,
    );
    await user.click(sheet.getByRole("button", { name: "Copy the list as text" }));
    expect(await navigator.clipboard.readText()).toBe(`Name: Border patrol\n${text}`);
  });
});

test("a title is escaped where code would take it for code", () => {
  const [frame, html, markdown] = embedsOf("https://drydock.example", "CODE", `A "b" <c> [d](e) & f`).map(
    ({ text }) => text,
  );
  for (const text of [frame, html]) {
    const page = new DOMParser().parseFromString(text ?? "", "text/html");
    const titled = page.querySelector("iframe, img");
    expect(titled?.getAttribute("title") ?? titled?.getAttribute("alt")).toBe(`A "b" <c> [d](e) & f`);
    expect(page.body.children).toHaveLength(1);
  }
  expect(markdown).toMatch(
    /^\[!\[.*\\\[d\\\]\\\(e\\\).*\]\(https:\/\/drydock\.example\/d\/CODE\/opengraph-image\)\]\(/,
  );
});

test("one link mends all spellings of a deck, and names its change", async () => {
  const list = "Game: Shoulder of Orion\nMain\n3 Bodrer Rifles\n2 Ketsrel Pilot";
  const { game, code } = deckOf(sampleOf("shoulder-of-orion").game, list, "misspelt");
  const fixed = (fix: string) =>
    getFixed(new Request(`http://x/d/${code}/fixed?${new URLSearchParams({ fix })}`), {
      params: Promise.resolve({ code }),
    });
  const mended = await fixed("Fix all 2 spellings");
  const { code: right } = deckOf(game, "Game: Shoulder of Orion\nMain\n3 Border Rifles\n2 Kestrel Pilot", "spelt");
  expect([mended.status, mended.headers.get("location")]).toEqual([303, `/${game.id}/build?code=${right}`]);
  expect((await fixed("Fix all 3 spellings")).status).toBe(404);
});
