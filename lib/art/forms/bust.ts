import type { Pen } from "../pen/pen.ts";
import { type Point, range } from "../pen/points.ts";
import { type Arm, arm } from "./arm.ts";
import { crest, type Form, type Halo, halo, pauldron } from "./dress.ts";
import { type Emblem, emblem } from "./emblem.ts";
import { type Head, head, headBehind } from "./head.ts";
import type { Stand } from "./stand.ts";

/** Somebody. Reach is from 0 to 1; plates, arms and the crest are counted. */
export interface Somebody {
  readonly head: Head;
  readonly form: Form;
  readonly plates: number;
  readonly arm?: Arm | undefined;
  readonly arms?: number;
  readonly reach?: number;
  readonly crest?: number;
  readonly halo?: Halo | undefined;
  readonly sign?: Emblem | undefined;
  readonly hasRobe?: boolean;
  readonly hasCape?: boolean;
}

const ROBE = "0,-30 34,-22 80,20 110,170 0,170";
const COAT = "0,-30 38,-20 72,6 66,70 58,170 0,170";

/** Somebody from head to chest. */
export function bust(pen: Pen, { at, scale, flip = 1 }: Stand, is: Somebody): void {
  const ridge = pen.pick([4, 7]);
  pen.at(at, { scale, flip }, () => {
    if (is.halo) halo(pen, is.halo);
    if (is.hasCape) pen.blob("dark", "-50,-20 -50,-20 -96,30 -128,170 -128,170 120,170 120,170 92,30 50,-20 50,-20");
    for (const i of range(is.arms ?? 1))
      pen.at([84 + i * 26, 44 + i * 10], { turn: 8 + i * 17 }, () => arm(pen, is.arm, 70 + (is.reach ?? 0.5) * 95));
    if (is.crest) crest(pen, is.crest, is.form);
    coat(pen, ridge, is);
    const plates = is.hasRobe ? Math.min(1, is.plates) : is.plates;
    for (const side of [-1, 1]) pauldron(pen, side, plates, is.form);
    head(pen, is.head, ridge);
  });
}

function coat(pen: Pen, ridge: number, { hasRobe = false, sign }: Somebody): void {
  pen.facet(hasRobe ? ROBE : COAT, 0, ridge);
  const crease = (...points: readonly Point[]) => pen.poly("crease", points, true);
  if (hasRobe) for (const x of [-60, -30, 24, 52].slice(0, pen.level * 2)) crease([x * 0.5, 10], [x, 170]);
  else if (pen.level) for (const y of [52, 92]) crease([-64, y - 14], [ridge, y], [64, y - 14]);
  if (!hasRobe) pen.poly("deep", "-26,-30 26,-30 40,-12 0,14 -40,-12");
  if (pen.level) emblem(pen, sign, "deep", [ridge, hasRobe ? 66 : 74], 17);
}

/** Somebody alone: half a figure, a portrait, to one side, or from below. */
export function portrait(pen: Pen, is: Somebody): void {
  const stand = pen.pick<Stand>([
    { at: [196, 172], scale: 1.1 },
    { at: [178, 226], scale: 1.55 },
    { at: [156, 176], scale: 1.16 },
    { at: [206, 204], scale: 1.34 },
  ]);
  bust(pen, { ...stand, flip: pen.pick([1, 1, -1]) }, is);
}

const RANKS: readonly Stand[] = [
  { at: [66, 210], scale: 0.8, flip: -1 },
  { at: [334, 210], scale: 0.8 },
  { at: [132, 196], scale: 0.68, flip: -1 },
  { at: [268, 196], scale: 0.68 },
];

const LEADERS: readonly [Stand, ...Stand[]] = [
  { at: [200, 176], scale: 1.1 },
  { at: [152, 192], scale: 1.24 },
  { at: [244, 184], scale: 1.16, flip: -1 },
];

/** Several of them: ranks behind in shade, one before. */
export function company(pen: Pen, is: Somebody): void {
  const leader = pen.pick(LEADERS);
  for (const { at, scale, flip = 1 } of pen.level ? RANKS : RANKS.slice(0, 2))
    pen.at(at, { scale, flip }, () => {
      if (pen.level > 1) pen.at([80, 30], { turn: 10 }, () => arm(pen, is.arm, 120));
      else if (is.arm) pen.poly("dark", "76,40 82,-120 88,-120 88,40");
      pen.blob(flip < 0 ? "middle" : "dark", "-100,140 -92,10 -50,-24 50,-24 92,10 100,140");
      headBehind(pen, is.head);
      pen.poly("spark", "-22,-76 22,-76 22,-70 -22,-70");
    });
  bust(pen, leader, { ...is, hasCape: false });
}
