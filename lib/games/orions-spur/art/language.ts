// The lines of a fleet. Each species builds in a way of its own; tactics show what happens.

import type { CardPicture, Language } from "../../../art/card-picture.ts";
import { drawByName, type Facts, shareOf } from "../../../art/facts.ts";
import { dart } from "../../../art/forms/dart.ts";
import type { Emblem } from "../../../art/forms/emblem.ts";
import { scope } from "../../../art/forms/paper.ts";
import { farGlobe } from "../../../art/forms/planet.ts";
import { prowlingShip } from "../../../art/forms/prowling-ship.ts";
import { muster, weld } from "../../../art/forms/rally.ts";
import { scaledShip } from "../../../art/forms/scaled-ship.ts";
import { hull } from "../../../art/forms/ship.ts";
import { drum } from "../../../art/forms/sound.ts";
import { burst, ray, type Shot, volley } from "../../../art/forms/strike.ts";
import { vary } from "../../../art/forms/vary.ts";
import { ward } from "../../../art/forms/ward.ts";
import { raptor, wingedShip } from "../../../art/forms/winged-ship.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { clamp, range, xy } from "../../../art/pen/points.ts";

export const art: Language = { game: "orions-spur", picture };

/** From the smallest to the largest. */
const CLASSES = ["frigate", "destroyer", "light-cruiser", "carrier", "heavy-cruiser", "battleship"];

/** The sign and the shots of each species. */
const PEOPLES: Readonly<Record<string, { readonly sign: Emblem; readonly shot: Shot }>> = {
  "Terran Federation": { sign: "star", shot: "missile" },
  "H'ssuk Empire": { sign: "plumes", shot: "feather" },
  "Churrap Hegemony": { sign: "wings", shot: "wing" },
  "Mroo'shen Clans": { sign: "claws", shot: "claw" },
};

function picture(facts: Facts): CardPicture {
  const isShip = facts.word("kind") === "ship";
  const isGreat = isShip ? rankOf(facts) > 3 : facts.number("damage") > 4 || facts.word("type") === "special";
  return {
    isNight: isGreat,
    ground: lines,
    subject: (pen) => (isShip ? ship(pen, facts) : tactic(pen, facts)),
  };
}

function rankOf(facts: Facts): number {
  return CLASSES.indexOf(facts.word("shipClass") ?? "");
}

/** Lines with the marks of two rows. */
function lines(pen: Pen): void {
  const lean = pen.between(-26, 26);
  for (const i of range(pen.level ? 6 : 3)) {
    const y = 24 + i * (pen.level ? 46 : 100);
    pen.poly("faint", xy(0, y + lean, 400, y - lean), true);
    for (const mark of range(pen.level > 1 ? 6 : 0)) {
      const x = 20 + mark * 70;
      const middle = y + lean * (1 - x / 200);
      pen.poly("faint", xy(x, middle - 5, x, middle + 5), true);
    }
  }
}

function ship(pen: Pen, facts: Facts): void {
  const rank = rankOf(facts);
  const size = shareOf(rank, 5);
  const power = 0.2 + facts.share("weapon", 5, "damage") * 0.8;
  const guns = range(facts.has("weapon") ? 1 + rank / 2 : 0).map((i) => power * (1 - i * 0.12));
  const armour = facts.share("hull", 10);
  if (rank > 3) farGlobe(pen, [306, 86], 88);
  const build: Readonly<Record<string, () => void>> = {
    "H'ssuk Empire": () => scaledShip(pen, { size, armour, guns }),
    "Churrap Hegemony": () => wingedShip(pen, { size, pairs: 1 + Math.round(size * 2.2), guns }),
    "Mroo'shen Clans"() {
      const claws = facts.words("abilities").includes("Ram") ? 3 + Math.round(size) : 1;
      prowlingShip(pen, { size, armour, guns, claws, mane: Math.round(size * 6) });
    },
  };
  const other = () =>
    hull(pen, {
      size: 0.15 + size * 0.85,
      armour: 0.25 + armour * 0.75,
      guns,
      engines: facts.has("energy") ? clamp(facts.number("energy"), 1, 4) : 2,
      bays: facts.word("shipClass") === "carrier" ? 5 : rank > 1 ? 2 : 0,
      fins: rank === 0 ? 1 : 0,
      square: 0.72,
      scale: 1.24 - size * 0.2,
    });
  (build[facts.word("species") ?? ""] ?? other)();
}

function tactic(pen: Pen, facts: Facts): void {
  const { sign, shot } = PEOPLES[facts.word("species") ?? ""] ?? {};
  const damage = facts.number("damage");
  const shots = (of: Shot) => vary(pen, () => volley(pen, damage + 1, of), { turn: 4, near: 1.1 });
  const draw: Readonly<Record<string, () => void>> = {
    attack: () => attack(pen, facts, damage, shots, shot),
    reaction: () => reaction(pen, facts, sign),
    "attack-reaction"() {
      shots(shot ?? "line");
      burst(pen, [96, 210], 40);
    },
    draw: () => vary(pen, () => scope(pen, 7, sign), { turn: 30, near: 1.4 }),
    repair: () => vary(pen, () => weld(pen, facts.number("energy"), sign), { turn: 5, near: 1.2 }),
  };
  const special = () =>
    drawByName(
      facts,
      [
        ["drums", () => vary(pen, () => drum(pen, sign))],
        ["storm|wings", () => flight(pen)],
      ],
      () => vary(pen, () => muster(pen, facts.number("supply") || 2, sign), { turn: 3, near: 1.15 }),
    );
  (draw[facts.word("type") ?? ""] ?? special)();
}

function attack(pen: Pen, facts: Facts, damage: number, shots: (of: Shot) => void, shot: Shot = "line"): void {
  drawByName(
    facts,
    [
      ["beam|sunrise|furnace|leap", () => ray(pen, shareOf(damage, 9))],
      ["rail|broadside|roar|lasers", () => shots("line")],
    ],
    () => shots(shot),
  );
}

function reaction(pen: Pen, facts: Facts, sign: Emblem = "shield"): void {
  const turn = () => {
    pen.taper("sky", "-30,260 120,240 230,190 250,130", 4, 34, 10);
    dart(pen, [236, 112], 2.4, -46);
  };
  drawByName(facts, [["burn|turn|scatter|crouch|patience", turn]], () =>
    vary(pen, () => ward(pen, facts.named("scaled|plumage") ? "scales" : sign), { turn: 8, near: 1.25 }),
  );
}

function flight(pen: Pen): void {
  for (const i of range(9)) raptor(pen, [40 + ((i * 149) % 330), 40 + ((i * 83) % 210)], 0.34 + (i % 4) * 0.2);
}
