import { describe, expect, test } from "vitest";
import { sampleGameOf } from "../../app/_server/tables.ts";
import { momentInPlay } from "../../app/_table/still-moment.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { readMoment } from "../../lib/core/table/moment.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import { seatedAs } from "../../lib/core/table/seats.ts";
import { lessonOf } from "../../lib/deck/lesson.ts";
import { games } from "../../lib/games/index.ts";

describe.each(games)("A lesson of $name", (game) => {
  test("has moves to try, each at a table that waits for it in its phase", async () => {
    const played = await sampleGameOf(builtInPool(game));
    if (played === "none") throw new Error("no sample can be played");
    const goldfish = await game.goldfish();
    const dealer = new Dealer(goldfish);
    const { href, plan } = await momentInPlay(played);
    const { setup, turn, within } = lessonOf(goldfish, played, href.slice(href.indexOf("#") + 1), "0.0.0");
    const ids = ({ id }: { id: string }) => id;
    expect([...setup, ...turn, ...within].map(ids)).toEqual(
      [...goldfish.setup, ...goldfish.phases, ...goldfish.called].map(ids),
    );
    for (const { id, examples } of [...setup, ...turn, ...within])
      for (const { href, what } of examples) {
        const moment = readMoment(href.slice(href.indexOf("#") + 1));
        if (typeof moment === "string") throw new Error(moment);
        const { table, refused } = replayed(dealer, seatedAs(played.start, moment), moment);
        expect(refused).toBeUndefined();
        expect(dealer.phase(table).id).toBe(id);
        const words = dealer.moves(table).map((move) => dealer.says(table, move).what);
        expect(words.some((word) => what.startsWith(word))).toBe(true);
      }
    const zones = [...turn, ...within].flatMap(({ examples }) => examples.map(({ zone }) => zone));
    const shown = new Set(plan.all.map(ids));
    expect(zones.filter((zone) => shown.has(zone)).length).toBeGreaterThanOrEqual(3);
  });
});
