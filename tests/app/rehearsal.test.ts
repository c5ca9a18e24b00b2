import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rehearse } from "../../app/_table/state/rehearsal.ts";
import { Session } from "../../app/_table/state/session.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(games)("$name before its first move", (game) => {
  const seated = async () => {
    const { dealer, start } = await tableOf(game);
    return { session: new Session(dealer, start("rehearsal")), played: vi.spyOn(dealer, "play") };
  };

  test("the player's own game stays as it is while another one is played, which comes to an end", async () => {
    const { session, played } = await seated();
    const { view, link } = session;
    rehearse(session);
    expect(played).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(played.mock.calls.length).toBeGreaterThan(100);
    expect(played.mock.calls.filter(([other]) => other === view.table)).toEqual([]);
    expect([session.view, session.link]).toEqual([view, link]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a table that is left is rehearsed no longer", async () => {
    const { session, played } = await seated();
    rehearse(session)();
    await vi.runAllTimersAsync();
    expect(played).not.toHaveBeenCalled();
  });
});
