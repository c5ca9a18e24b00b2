import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Session } from "../../app/_table/state/session.ts";
import { NO_TARGETS } from "../../app/_table/state/targets.ts";
import { type BoardModel, boardOf } from "../../app/_table/state/view-model.ts";
import { CardList } from "../../app/_table/view/zone-frame.tsx";
import { games } from "../../lib/games/index.ts";
import { battle, free } from "../games/orions-spur/battle.ts";
import { tableOf } from "../table/games.ts";

const STEPS = 60;

/** A game of the autopilot that selects a card before each step and takes every fifth one back. */
async function played(game: (typeof games)[number], look: (session: Session) => void): Promise<void> {
  const { dealer, start } = await tableOf(game);
  const session = new Session(dealer, start("board"));
  look(session);
  for (let step = 1; step <= STEPS && !dealer.isOver(session.view.table); step++) {
    session.select(session.view.moves().find(({ card }) => card !== undefined)?.card);
    look(session);
    session.auto("step");
    look(session);
    if (step % 5 > 0) continue;
    const { at } = session.view.history;
    session.goTo(at - 1);
    look(session);
    session.goTo(at);
    look(session);
  }
}

describe.each(games)("$name at the table", (game) => {
  test("the board after a step is what would be drawn of the table at first sight", async () => {
    await played(game, (session) => {
      const { board, moves, ...view } = session.view;
      expect(board).toEqual(boardOf({ zones: session.plan.all, dealer: session.dealer, ...view }, moves()));
    });
  });

  test("a zone or a card that looks as it did is not drawn again", async () => {
    let before: BoardModel = new Map();
    let kept = 0;
    await played(game, (session) => {
      const { board } = session.view;
      for (const [zone, now] of board) {
        const was = before.get(zone);
        if (JSON.stringify(was) !== JSON.stringify(now)) continue;
        kept++;
        expect(now).toBe(was);
      }
      before = board;
    });
    expect(kept).toBeGreaterThan(STEPS);
  });
});

test("a ship that is destroyed leaves a gap in its row, and the others are drawn where they stood", async () => {
  const { dealer, table } = await battle("terran", {
    front: ["Ceres Picket", "Tharsis Lance"],
    middle: ["Vesta Gunboat"],
    flagship: ["Ganymede Bastion"],
  });
  const session = new Session(dealer, table.start);
  const drawn = (zone: string) => {
    const source = {
      zones: session.plan.all,
      dealer,
      table,
      selected: undefined,
      about: [],
      isOpen: true,
      targets: NO_TARGETS,
    };
    const model = boardOf(source, []).get(table.zone(zone));
    if (!model) throw new Error(`no ${zone}`);
    const draw = ({ id, label }: { id: number; label: string }) => createElement("li", { key: id }, label);
    return renderToStaticMarkup(createElement(CardList, { model, draw })).replaceAll(/ class="[^"]*"/g, "");
  };
  free({ dealer, table }, { free: "move", card: table.first(table.zone("front")), to: "discard" });
  expect(drawn("front")).toBe('<ul><li aria-hidden="true"></li><li>Tharsis Lance</li></ul>');
  expect(drawn("middle")).toBe('<ul><li>Vesta Gunboat</li><li aria-hidden="true"></li></ul>');
});
