import { describe, expect, test } from "vitest";
import { NO_SCENE, sceneOf } from "../../app/d/[code]/play/scene.ts";
import { Sitting } from "../../app/d/[code]/play/sitting.ts";
import { games } from "../../lib/games/index.ts";
import { sitDown } from "../table/games.ts";

const STEPS = 60;

/** A game of the autopilot that picks up a card before each step and takes every fifth one back. */
async function played(game: (typeof games)[number], look: (sitting: Sitting) => void): Promise<void> {
  const { dealer, start } = await sitDown(game);
  const sitting = new Sitting(dealer, start("scene"));
  for (let step = 1; step <= STEPS && !sitting.seen().over; step++) {
    sitting.select(sitting.seen().moves.find(({ card }) => card !== undefined)?.card);
    look(sitting);
    sitting.auto("step");
    look(sitting);
    if (step % 5 > 0) continue;
    sitting.back();
    look(sitting);
    sitting.forth();
  }
}

describe.each(games)("$name at the table", (game) => {
  test("what is drawn after a step is what would be drawn of the table at first sight", async () => {
    await played(game, (sitting) => {
      const { scene, ...seen } = sitting.seen();
      expect(scene).toEqual(sceneOf({ places: sitting.places, ...seen }, NO_SCENE));
    });
  });

  test("a zone that looks as it did is not drawn again", async () => {
    let before = NO_SCENE;
    let kept = 0;
    await played(game, (sitting) => {
      const { zones } = sitting.seen().scene;
      for (const [zone, now] of zones) {
        const was = before.zones.get(zone);
        const looksSame = JSON.stringify(was) === JSON.stringify(now);
        if (looksSame) kept++;
        // The moves of a card that is picked up are new ones each time.
        if (looksSame && !JSON.stringify(now).includes('"do"')) expect(now).toBe(was);
      }
      before = sitting.seen().scene;
    });
    expect(kept).toBeGreaterThan(STEPS);
  });
});
