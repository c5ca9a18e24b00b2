import { afterEach, describe, expect, test, vi } from "vitest";
import { Builder } from "../../app/_builder/state/builder.ts";
import { type BuilderPage, LIST_COMMANDS, PAGE_COMMANDS, RESULT_COMMANDS } from "../../app/_builder/state/commands.ts";
import { type Command, keyOf, press } from "../../app/_client/command.tsx";
import { keysInWords } from "../../app/_client/key-names.ts";
import { PRESS_CARD, pageCommands, type TablePage } from "../../app/_table/input/commands.ts";
import { choicesOf } from "../../app/_table/state/choices.ts";
import { Session } from "../../app/_table/state/session.ts";
import { newDraft } from "../../lib/deck/draft/draft.ts";
import { games } from "../../lib/games/index.ts";
import { add, cards, game, pool } from "../deck/drafts.ts";
import { tableOf } from "../table/games.ts";

afterEach(() => vi.unstubAllGlobals());

/** The press of a key by its name, and whether the browser still has it. */
function keyPress(name: string) {
  const isCtrl = name.startsWith("Ctrl+");
  const key = name.replace(/^(Ctrl\+)?(Shift\+)?(?=.)/, "");
  let isBrowsers = true;
  const event = {
    key: key === "Space" ? " " : key,
    ctrlKey: isCtrl,
    metaKey: false,
    altKey: false,
    shiftKey: name.includes("Shift+"),
    preventDefault: () => {
      isBrowsers = false;
    },
  };
  return { event, isBrowsers: () => isBrowsers };
}

/** The keys that several commands have. */
function twice(commands: readonly Pick<Command<never>, "keys">[]): readonly string[] {
  const keys = commands.flatMap((command) => command.keys);
  return keys.filter((key, at) => keys.indexOf(key) < at);
}

test("a key is called the same with and without shift, and a person reads its usual name", () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(keyOf({ ...none, key: "U", shiftKey: true })).toBe("u");
  expect(keyOf({ ...none, key: "?", shiftKey: true })).toBe("?");
  expect(keyOf({ ...none, key: "=" })).toBe("+");
  expect(keyOf({ ...none, key: "z", metaKey: true })).toBe("Ctrl+z");
  expect(keyOf({ ...none, key: "Z", ctrlKey: true, shiftKey: true })).toBe("Ctrl+Shift+z");
  expect(keysInWords(["u", "Ctrl+z", "ArrowLeft"])).toBe("u, Ctrl+Z or ←");
  expect(keysInWords(["Ctrl+ArrowLeft", "Ctrl+Shift+z", "+"])).toBe("Ctrl+←, Ctrl+Shift+Z or +");
  expect(keysInWords(["1", "2", "3"])).toBe("1 to 3");
  expect(keysInWords(["Escape"])).toBe("Esc");
});

test("a key that no command has stays the browser's", () => {
  const { event, isBrowsers } = keyPress("Alt+u");
  press(
    PAGE_COMMANDS,
    {
      builder: new Builder(pool, newDraft(game, "a"), "no storage"),
      open: () => {},
      editText: () => {},
      save: () => {},
      read: () => {},
    },
    event,
  );
  expect(isBrowsers()).toBe(true);
});

describe("the builder", () => {
  const [card = ""] = cards;

  /** A page with one step done and one undone, and what its commands did to it. */
  function open() {
    const builder = new Builder(pool, newDraft(game, "a"), "no storage");
    for (const change of [add(card, 2), add(card, 1), { do: "undo" } as const]) builder.do(change);
    const did: string[] = [];
    const page: BuilderPage = {
      builder,
      open: (dialog) => did.push(`open ${dialog}`),
      editText: () => did.push("edit text"),
      save: () => did.push("save"),
      read: () => did.push("read"),
    };
    vi.stubGlobal("document", { getElementById: (id: string) => ({ focus: () => did.push(`focus ${id}`) }) });
    return { builder, did, page };
  }

  const EFFECTS: Readonly<Record<string, string>> = {
    undo: "0 copies",
    redo: "3 copies",
    keys: "open keys",
    search: "focus search",
    read: "read",
    text: "edit text",
    save: "save",
    about: "open about",
  };

  test.each(PAGE_COMMANDS.filter(({ keys }) => keys.length > 0))(
    "$id does on each of its keys what it says",
    ({ id, keys }) => {
      for (const key of keys) {
        const { builder, did, page } = open();
        const { event, isBrowsers } = keyPress(key);
        press(PAGE_COMMANDS, page, event);
        expect(did[0] ?? `${builder.count("main", card)} copies`, key).toBe(EFFECTS[id]);
        expect(isBrowsers(), key).toBe(false);
      }
    },
  );

  test("its keys at a result set the number of copies, and arrows walk on", () => {
    const after = (key: string, before: number) => {
      let count = before;
      press(RESULT_COMMANDS, { count, change: (by) => (count += by) }, keyPress(key).event);
      return count;
    };
    for (const { id, keys } of RESULT_COMMANDS)
      for (const key of keys) expect(after(key, 4), key).toBe({ more: 5, fewer: 3, none: 0, count: Number(key) }[id]);
    const went: string[] = [];
    const list = {
      walk: (isUp: boolean) => went.push(isUp ? "up" : "down"),
      step: (isBack: boolean) => went.push(isBack ? "back" : "on"),
    };
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
      press(LIST_COMMANDS, list, keyPress(key).event);
    expect(went).toEqual(["up", "down", "back", "on"]);
  });

  test("no two of its commands share a key", () => {
    expect(twice([...PAGE_COMMANDS, ...LIST_COMMANDS, ...RESULT_COMMANDS])).toEqual([]);
  });

  test("undo and redo say why they do nothing", () => {
    const page: BuilderPage = {
      builder: new Builder(pool, newDraft(game, "a"), "no storage"),
      open: () => {},
      editText: () => {},
      save: () => {},
      read: () => {},
    };
    const told: string[] = [];
    for (const key of ["u", "r"]) press(PAGE_COMMANDS, page, keyPress(key).event, (why) => told.push(why));
    expect(told).toEqual(["There is nothing to undo.", "There is nothing to redo."]);
  });
});

describe.each(games)("the table of $name", (game) => {
  async function open() {
    const { dealer, start } = await tableOf(game);
    // House rules open moves that the rulebook alone does not have.
    const house = Object.fromEntries(game.house.map(({ id, upTo }) => [id, upTo ?? true]));
    const session = new Session(dealer, { ...start("commands"), house });
    const did: string[] = [];
    const page: TablePage = {
      session,
      openKeys: () => did.push("keys"),
      copyLink: () => did.push("link"),
      think: () => did.push("think"),
      readCard: () => did.push("read"),
      walk: (key) => did.push(key),
    };
    const commands = pageCommands(dealer);
    const hit = (key: string) => press(commands, page, keyPress(key).event, (why) => session.tell(why));
    return { session, did, commands, hit };
  }

  /** Lets the autopilot play until something holds; false where it never did. */
  function playUntil(session: Session, holds: () => boolean): boolean {
    for (let step = 0; step < 300; step++) {
      if (holds()) return true;
      if (session.dealer.isOver(session.view.table)) return false;
      session.auto("step");
    }
    return false;
  }

  test("no two of its commands share a key", async () => {
    const { commands } = await open();
    expect(twice([...commands, PRESS_CARD])).toEqual([]);
  });

  test("keys of the log, the autopilot, the hand and the list do what they say", async () => {
    const { session, did, commands, hit } = await open();
    const dealt = session.view.history.at;
    const effects: Readonly<Record<string, () => unknown>> = {
      undo: () => session.view.history.at === dealt + 1,
      redo: () => session.view.history.at === dealt + 3,
      hint: () => session.view.history.at === dealt + 2 && session.view.hinted !== undefined,
      step: () => session.view.history.at === dealt + 3 && session.autopilotSays.startsWith("Autopilot played: "),
      think: () => did.includes("think"),
      "new-hand": () => session.view.history.at === dealt && session.seed !== "commands",
      read: () => did.includes("read"),
      "put-down": () => session.view.selected === undefined,
      keys: () => did.includes("keys"),
    };
    const common = commands.filter(({ id, keys }) => keys.length > 0 && !/^(next|walk|choose|move .*)$/.test(id));
    for (const { id, keys } of common)
      for (const key of keys) {
        session.deal("commands");
        for (let step = 0; step < 3; step++) session.auto("step");
        session.goTo(dealt + 2);
        session.select(session.view.table.in(0)[0] ?? 0);
        hit(key);
        expect(effects[id]?.(), `${key} for ${id}`).toBe(true);
      }
  });

  test("Space passes and a number does what is listed under it where the rules allow it, and says why where not", async () => {
    const { session, hit } = await open();
    expect(playUntil(session, () => session.whyNot({ do: "pass" }) === undefined)).toBe(true);
    hit("Space");
    expect(session.view.history.moves.at(-1)).toEqual({ do: "pass" });
    const listed = () => choicesOf(session, session.view).flatMap(({ group }) => group).length;
    expect(playUntil(session, () => listed() < 9)).toBe(true);
    hit("9");
    expect(session.view.said).toBe("No move has the number 9 now.");
    session.deal("commands");
    const selectOne = () => session.select(session.view.moves().find(({ card }) => card !== undefined)?.card);
    const isListed = () => {
      selectOne();
      return listed() > 0;
    };
    expect(playUntil(session, isListed)).toBe(true);
    const before = session.view.history.at;
    hit("1");
    expect(session.view.history.at).toBe(before + 1);
  });

  test("arrows, Home and End go to the cards that can be played, and say so where there are none", async () => {
    const { session, did, hit } = await open();
    const hasCards = () => session.view.moves().some(({ card }) => card !== undefined);
    const keys = ["ArrowRight", "ArrowLeft", "Home", "End"];
    expect(playUntil(session, hasCards)).toBe(true);
    for (const key of keys) hit(key);
    expect(did).toEqual(keys);
    session.auto("end");
    for (const key of keys) hit(key);
    expect([did.length, session.view.said]).toEqual([4, "No card can be played now."]);
  });

  test("its own letters play their move where the rules allow it, and say why where not", async () => {
    const { session, commands, hit } = await open();
    for (const { id, keys, says, when } of commands.filter(({ id }) => id.startsWith("move "))) {
      const page = {
        session,
        openKeys: () => {},
        copyLink: () => {},
        think: () => {},
        readCard: () => {},
        walk: () => {},
      };
      const [key = ""] = keys;
      const may = () => when?.(page, key) === undefined;
      session.deal("commands");
      expect(
        playUntil(session, () => !may()),
        id,
      ).toBe(true);
      const before = session.view.history;
      hit(key);
      expect(session.view.history).toBe(before);
      expect(session.view.said).toContain(
        `${says.replace(", where the rules allow it", "")}: the rules do not allow it now`,
      );
      const isAllowed = ["a", "b", "c", "d", "e"].some((seed) => {
        session.deal(seed);
        return playUntil(session, may);
      });
      expect(isAllowed, `${id} is never allowed in five games`).toBe(true);
      const { at } = session.view.history;
      hit(key);
      expect(session.view.history.at).toBe(at + 1);
    }
  });

  test("at its start and at its end undo and redo say why they do nothing", async () => {
    const { session, hit } = await open();
    hit("r");
    expect(session.view.said).toBe("There is nothing to redo.");
    // Undo leads back before the first hand, to what was chosen for the player.
    session.goTo(0);
    hit("u");
    expect(session.view.said).toBe("There is nothing to undo.");
  });
});
