import type { Pen } from "../pen/pen.ts";
import { around, type Points, range, xy } from "../pen/points.ts";

/** The right half of its outline, from the crown to the chin; what looks out of it; and what stands behind it. */
interface HeadForm {
  readonly line: Points;
  readonly isSmooth?: boolean;
  face(pen: Pen): void;
  back?(pen: Pen): void;
}
export type Head =
  | "great"
  | "sallet"
  | "visor"
  | "mask"
  | "diver"
  | "hood"
  | "goggles"
  | "grill"
  | "crystal"
  | "brim"
  | "stone"
  | "horned"
  | "leaf"
  | "insect";

const HEADS: Readonly<Record<Head, HeadForm>> = {
  great: {
    line: "0,-124 24,-118 34,-92 35,-52 20,-30 0,-22",
    face(pen) {
      pen.poly("deep", "-31,-84 -4,-80 -4,-40 4,-40 4,-80 31,-84 31,-76 -31,-76");
      if (pen.level) pen.dots("studs", "14,-60 14,-52 22,-58 -14,-60 -14,-52");
    },
  },
  sallet: {
    line: "0,-122 22,-116 34,-94 38,-66 48,-58 30,-52 24,-30 0,-24",
    face(pen) {
      pen.poly("deep", "-33,-76 0,-72 33,-76 32,-66 0,-61 -32,-66");
      pen.poly("crease", "0,-61 0,-26", true);
    },
  },
  visor: {
    isSmooth: true,
    line: "0,-124 0,-124 34,-122 44,-78 34,-40 12,-24 0,-24 0,-24",
    face(pen) {
      pen.blob("deep", "-34,-88 0,-98 34,-88 32,-58 12,-50 -12,-50 -32,-58");
      pen.poly("gleam", "-24,-84 -8,-88 -18,-60 -26,-62");
    },
  },
  mask: {
    line: "0,-120 26,-114 36,-92 34,-48 22,-26 0,-22",
    face(pen) {
      pen.poly("middle", "-28,-92 28,-92 24,-40 0,-30 -24,-40");
      pen.poly("spark", "-20,-84 20,-84 18,-68 -18,-68");
    },
  },
  diver: {
    isSmooth: true,
    line: "0,-128 0,-128 48,-128 56,-74 44,-24 0,-20 0,-20",
    face(pen) {
      pen.disc("middle", 0, -74, 30);
      pen.disc("dark", 0, -74, 21);
      pen.poly("glow", "-9,-84 9,-64", true);
      if (pen.level)
        pen.dots(
          "studs",
          range(8).map((i) => around(0, -74, 26, i * 45)),
        );
    },
  },
  hood: {
    isSmooth: true,
    line: "0,-140 0,-140 20,-128 42,-92 46,-44 30,-10 0,-6 0,-6",
    face(pen) {
      pen.blob("deep", "0,-112 0,-112 30,-84 26,-40 0,-24 0,-24 -26,-40 -30,-84");
      pen.facet("0,-96 14,-88 13,-56 0,-38", 0, 2);
      pen.poly("spark", "-11,-76 11,-76 10,-70 -10,-70");
    },
  },
  goggles: {
    isSmooth: true,
    line: "0,-120 0,-120 32,-118 38,-80 34,-44 14,-24 0,-22 0,-22",
    face(pen) {
      pen.poly("dark", "-38,-90 38,-90 38,-80 -38,-80");
      pen.disc("spark", -15, -80, 11);
      pen.disc("spark", 15, -80, 11);
      pen.disc("contour", -15, -80, 11);
      pen.disc("contour", 15, -80, 11);
      pen.facet("0,-62 14,-58 16,-38 0,-28", 0, 0, { light: "middle", shade: "deep" });
    },
  },
  grill: {
    line: "0,-126 18,-130 38,-106 36,-60 22,-26 0,-18",
    face(pen) {
      pen.poly("deep", "-28,-92 28,-92 22,-40 0,-28 -22,-40");
      for (const x of [-16, -5.5, 5.5, 16])
        pen.poly("spark", xy(x - 2.6, -84, x + 2.6, -84, x * 0.8 + 1.6, -44, x * 0.8 - 1.6, -44));
    },
  },
  crystal: {
    line: "0,-146 20,-104 36,-78 16,-38 0,-18",
    face(pen) {
      pen.poly("crease", "-20,-104 0,-84 20,-104", true);
      pen.poly("crease", "-36,-78 0,-84 36,-78", true);
      pen.poly("spark", "-12,-70 0,-76 12,-70 0,-62");
    },
  },
  brim: {
    isSmooth: true,
    line: "0,-128 0,-128 24,-126 28,-100 74,-92 74,-92 34,-80 30,-44 0,-26 0,-26",
    face(pen) {
      pen.poly("deep", "-30,-86 30,-86 27,-62 -27,-62");
      pen.dots("lamps", "-11,-74 11,-74");
      pen.poly("crease", "-22,-50 22,-50", true);
    },
  },
  stone: {
    line: "0,-132 26,-124 32,-96 32,-44 22,-26 0,-26",
    face(pen) {
      pen.poly("deep", "-32,-92 32,-92 32,-82 -32,-82");
      pen.poly("spark", "-4,-108 4,-108 4,-52 -4,-52");
    },
  },
  horned: {
    line: "0,-112 24,-112 34,-84 26,-44 0,-8",
    face(pen) {
      pen.poly("deep", "-26,-84 -6,-72 -8,-62 -26,-70");
      pen.poly("deep", "26,-84 6,-72 8,-62 26,-70");
      pen.dots("lamps", "-15,-73 15,-73");
    },
    back(pen) {
      for (const s of [-1, 1]) pen.taper("middle", xy(s * 20, -100, s * 56, -122, s * 52, -166), 13, 0, 3);
    },
  },
  leaf: {
    isSmooth: true,
    line: "0,-132 0,-132 22,-112 44,-72 24,-30 0,-8 0,-8",
    face(pen) {
      for (const s of [-1, 1]) pen.blob("deep", xy(s * 6, -66, s * 32, -82, s * 26, -60, s * 10, -54));
      pen.dots("lamps", "-18,-68 18,-68");
      pen.poly("crease", "0,-128 0,-76", true);
      pen.poly("deep", "-12,-36 0,-40 12,-36 0,-26");
    },
    back(pen) {
      for (const i of range(7))
        pen.at([0, -84], { turn: (i - 3) * 27 }, () =>
          pen.taper(i % 2 ? "middle" : "light", "0,-20 0,-60 4,-96", 10, 0, 10),
        );
    },
  },
  insect: {
    isSmooth: true,
    line: "0,-112 0,-112 40,-112 42,-70 22,-40 14,-18 0,-14 0,-14",
    face(pen) {
      for (const s of [-1, 1]) {
        pen.blob("dark", xy(s * 8, -78, s * 34, -104, s * 38, -74, s * 16, -62));
        pen.taper("middle", xy(s * 20, -34, s * 30, -8, s * 4, 10), 8, 0, 3);
        pen.dots("lamps", [[s * 26, -84]]);
      }
    },
    back(pen) {
      for (const s of [-1, 1]) {
        pen.taper("middle", xy(s * 16, -104, s * 44, -136, s * 40, -176), 8, 0);
        pen.taper("middle", xy(s * 38, -132, s * 66, -144, s * 80, -174), 5, 0);
      }
    },
  },
};

export function head(pen: Pen, form: Head, ridge: number): void {
  const { line, isSmooth = false, face, back } = HEADS[form];
  back?.(pen);
  pen.facet(line, 0, ridge, { isSmooth });
  face(pen);
}

/** A head in the ranks behind, in shade. */
export function headBehind(pen: Pen, form: Head): void {
  const { line, isSmooth = false } = HEADS[form];
  pen.facet(line, 0, 5, { light: "middle", shade: "deep", isSmooth });
}
