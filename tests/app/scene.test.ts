import { describe, expect, test } from "vitest";
import { Sitting } from "../../app/_table/state/session.ts";
import { NO_SCENE, type Scene, sceneOf } from "../../app/_table/state/view-model.ts";
import { games } from "../../lib/games/index.ts";
import { sitDown } from "../table/games.ts";

const STEPS = 60;

/** A game of the autopilot that picks up a card before each step and takes every fifth one back. */
async function played(game: (typeof games)[number], look: (sitting: Sitting) => void): Promise<void> {
  const { dealer, start } = await sitDown(game);
  const sitting = new Sitting(dealer, start("scene"));
  look(sitting);
  for (let step = 1; step <= STEPS && !dealer.isOver(sitting.seen().table); step++) {
    sitting.select(
      sitting
        .seen()
        .moves()
        .find(({ card }) => card !== undefined)?.card,
    );
    look(sitting);
    sitting.auto("step");
    look(sitting);
    if (step % 5 > 0) continue;
    sitting.back();
    look(sitting);
    sitting.forth();
    look(sitting);
  }
}

describe.each(games)("$name at the table", (game) => {
  test("what is drawn after a step is what would be drawn of the table at first sight", async () => {
    await played(game, (sitting) => {
      const { scene, moves, ...seen } = sitting.seen();
      expect(scene()).toEqual(sceneOf({ places: sitting.places, offered: moves(), ...seen }, NO_SCENE));
    });
  });

  test("before it is asked what can be done, cards lie where they lie and are lit as they were", async () => {
    let before = NO_SCENE;
    let moved = 0;
    await played(game, (sitting) => {
      const { laid, isStill, scene } = sitting.seen();
      expect(isStill).toBe(laid === before);
      if (!isStill) moved++;
      const lit = [...laid.cards.values()].map(({ id, isLit }) => [id, isLit]);
      expect(lit).toEqual([...laid.cards.keys()].map((id) => [id, before.cards.get(id)?.isLit === true]));
      before = scene();
      const unlit = ({ cards }: Scene) => [...cards.values()].map((card) => ({ ...card, isLit: false, below: [] }));
      expect(unlit(laid)).toEqual(unlit(before));
      expect([...laid.zones.keys()]).toEqual([...before.zones.keys()]);
    });
    expect(moved).toBeGreaterThan(STEPS / 3);
  });

  test("a zone that looks as it did is not drawn again", async () => {
    let before = NO_SCENE;
    let kept = 0;
    await played(game, (sitting) => {
      const { zones } = sitting.seen().scene();
      for (const [zone, now] of zones) {
        const was = before.zones.get(zone);
        const looksSame = JSON.stringify(was) === JSON.stringify(now);
        if (looksSame) kept++;
        // The moves of a card that is picked up are new ones each time.
        if (looksSame && !JSON.stringify(now).includes('"do"')) expect(now).toBe(was);
      }
      before = sitting.seen().scene();
    });
    expect(kept).toBeGreaterThan(STEPS);
  });
});
