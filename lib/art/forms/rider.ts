import type { Pen } from "../pen/pen.ts";
import type { Point } from "../pen/points.ts";
import { crest } from "./dress.ts";
import { type Head, head } from "./head.ts";
import type { Stand } from "./stand.ts";

export interface Rider {
  readonly head: Head;
  /** The length of the lance, from 0 to 1. */
  readonly reach: number;
  readonly crest?: number;
  readonly hasBanner?: boolean;
  /** True if the mount is an insect. */
  readonly isChitin?: boolean;
}

/** Armed on an armoured mount, at the charge. */
export function rider(pen: Pen, { at, scale }: Stand, is: Rider): void {
  pen.at(at, { scale, turn: -4 }, () => {
    mount(pen, is.isChitin ?? false);
    pen.blob("dark", "-16,-90 -16,-90 -58,-84 -104,-40 -104,-40 -50,-34 -10,-26 -10,-26");
    pen.facet("0,-104 24,-96 22,-30 0,-20", -2, 4);
    pen.at([-2, -70], { scale: 0.62, turn: 6 }, () => {
      if (is.crest) crest(pen, is.crest, "plate");
      head(pen, is.head, 6);
    });
    const tip: Point = [120 + is.reach * 90, -112 - is.reach * 10];
    pen.poly("light", [[-72, -40], tip, [-70, -52]]);
    if (is.hasBanner) flag(pen);
    pen.poly("light", "2,-82 36,-88 38,-54 24,-30 6,-48");
    pen.poly("shade", "20,-85 36,-88 38,-54 24,-30");
  });
}

const BACK = "-92,-12 -58,-36 0,-22 36,-34 62,-78 70,-112 70,-112 84,-92 112,-76 140,-38 140,-38 128,-26 100,-42";

function mount(pen: Pen, isChitin: boolean): void {
  pen.taper("dark", "52,26 104,40 98,92", 13, 6, 1);
  pen.taper("dark", "-58,26 -108,54 -128,100", 13, 6, 1);
  pen.taper("middle", "-86,-8 -128,-20 -150,36 -142,66", 8, 0, 9);
  if (isChitin)
    for (const x of [-70, -44, -18]) pen.at([x, 0], {}, () => pen.taper("middle", "0,-18 -10,-44 -26,-58", 8, 0));
  pen.taper("light", "66,20 128,22 142,70", 15, 6, 1);
  pen.taper("light", "-66,24 -74,72 -104,104", 15, 6, 1);
  pen.blob("light", `${BACK} 94,4 70,36 0,32 -54,40 -94,26`);
  pen.poly("middle", "-94,-10 -50,-32 -14,-24 -22,58 -38,44 -52,66 -68,48 -84,68 -102,34");
  pen.poly("middle", "26,-30 56,-70 82,-50 92,6 82,54 68,40 54,60 40,44 28,58");
  pen.poly("dark", "72,-104 110,-76 134,-42 116,-46 86,-72");
  pen.poly("spark", "100,-82 134,-104 112,-70");
  if (pen.level) pen.dots("studs", "-80,16 -62,10 -40,20 44,10 60,4 76,16");
}

function flag(pen: Pen): void {
  const [near, far] = ["-30,-60 -30,-60 -36,-170 -36,-170 -80,-182 -130,-156", "-120,-106 -38,-122 -38,-122"];
  pen.blob("light", `${near} -176,-170 -176,-170 -150,-142 -150,-142 -170,-112 -170,-112 ${far}`);
  pen.poly("shade", "-104,-160 -74,-160 -74,-138 -89,-120 -104,-138");
  pen.poly("cord", "-36,-186 -28,-34", true);
}
