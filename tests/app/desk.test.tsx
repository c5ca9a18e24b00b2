// @vitest-environment jsdom
// The page that checks many lists at once, with its worker in the same thread.
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Desk } from "../../app/_check/desk.tsx";
import { type DeskAnswer, type DeskMessage, work } from "../../app/_check/desk-work.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { games } from "../../lib/games/index.ts";
import { visited } from "../samples.ts";
import "./opened.tsx";

const stamped = games.map(({ id, name }) => ({ id, name, stamp: "1" }));

/** Does the work of the desk's worker. It waits with its verdicts while `isHeld`. */
class NearWorker extends EventTarget {
  static isHeld = false;
  static fails = false;
  readonly #pools = new Map<string, Pool>();
  #isOver = false;

  postMessage(message: DeskMessage): void {
    const game = "game" in message ? games.find(({ id }) => id === message.game) : undefined;
    if ("game" in message && game)
      this.#pools.set(game.id, new Pool(game, message.cards.sets, new Map(message.cards.codes)));
    if (!("request" in message)) return;
    if (NearWorker.fails) this.dispatchEvent(new Event("error"));
    else void work(this.#pools, message.request, (answer) => this.#tell(answer));
  }

  #tell(answer: DeskAnswer): void {
    if (this.#isOver || (NearWorker.isHeld && !("total" in answer))) return;
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
  }

  terminate(): void {
    this.#isOver = true;
  }
}

beforeEach(() => {
  vi.stubGlobal("Worker", NearWorker);
  NearWorker.isHeld = false;
  NearWorker.fails = false;
});
afterEach(() => vi.restoreAllMocks());

async function check(pasted: string, files: readonly File[] = []) {
  // Files of any kind can be dropped, so the chosen ones are no other.
  const user = userEvent.setup({ applyAccept: false });
  render(<Desk games={stamped} example="Name: Ann" />);
  const box = screen.getByRole("textbox", { name: "Drop files or a folder here, or paste lists" });
  if (pasted !== "") {
    await user.click(box);
    await user.paste(pasted);
  }
  if (files.length > 0) await user.upload(screen.getByLabelText("Choose files"), [...files]);
  await user.click(screen.getByRole("button", { name: "Check these lists" }));
  return user;
}

const names = () => screen.getAllByRole("button", { expanded: false }).map(({ textContent }) => textContent);

describe.each(visited.map((sample) => [sample.game.name, sample] as const))(
  "lists of %s",
  (_, { text, name, code }) => {
    const wrong = text.replace(/^Name: .*$/m, "Name: Wrong").replace(/^\d+ (\w)\w+/m, "1 $1zzzzzzzzzz");
    const three = `${text}\n---\n${wrong}\n---\n${text.replace(/^Name: .*$/m, "Name: Again")}`;

    test("are pasted, judged, counted, filtered, sorted and opened", async () => {
      const user = await check(three);
      await screen.findByText("3 lists: 2 legal, 1 illegal, 0 undetermined.");
      expect(names()).toEqual([name, "Wrong", "Again"]);
      await user.click(screen.getByRole("button", { name: "Illegal 1" }));
      await waitFor(() => expect(names()).toEqual(["Wrong"]));
      await user.click(screen.getByRole("button", { name: "Wrong" }));
      const row = screen.getByRole("button", { name: "Wrong" }).closest("tr");
      const findings = within(row ?? document.body).getByRole("list", { name: "Findings" });
      expect(findings.textContent).toMatch(/Line \d+: No card is called|Line \d+: No card in the loaded sets/);
      expect(findings.textContent).toContain("Reading lists");
      await user.click(screen.getByRole("button", { name: "Illegal 1" }));
      await user.type(screen.getByRole("searchbox"), "again");
      await waitFor(() => expect(names()).toEqual(["Again"]));
      await user.click(screen.getByRole("button", { name: "Again" }));
      expect(screen.getByText(`The same cards are in ${name} (Pasted text, line 1).`)).toBeDefined();
      expect(screen.getByRole("link", { name: "View deck" }).getAttribute("href")).toMatch(/^\/d\//);
      await user.clear(screen.getByRole("searchbox"));
      const head = screen.getByRole("columnheader", { name: /^List/ });
      await user.click(within(head).getByRole("button"));
      expect(head.getAttribute("aria-sort")).toBe("ascending");
    });

    test("come as files, a table and codes", async () => {
      await check("", [
        new File([text], "ann.txt"),
        new File([`player,list\nBen,${code}\n`], "night.csv", { type: "text/csv" }),
        new File(["x"], "photo.png", { type: "image/png" }),
      ]);
      await screen.findByText("3 lists: 2 legal, 0 illegal, 0 undetermined, 1 not read.");
      for (const place of ["ann.txt", "night.csv, row 2", "photo.png"])
        expect(screen.getByRole("cell", { name: place })).toBeDefined();
      expect(screen.getByRole("cell", { name: "Only text and CSV files are read." })).toBeDefined();
    });
  },
);
