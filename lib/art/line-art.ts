import type { Motif } from "../core/look/motif.ts";
import { hull, satellite, shield, station, volley } from "./craft.ts";
import {
  bolt,
  burst,
  charge,
  company,
  course,
  crest,
  crystal,
  gear,
  link,
  machines,
  medal,
  network,
  troops,
  waves,
} from "./order.ts";
import { type LineArt, Pen } from "./pen.ts";
import { bulwark, complex, mine, post, skyline, sun, works, world, yard } from "./place.ts";

const MOTIFS: Readonly<Record<Motif, (pen: Pen, size: number) => void>> = {
  hull,
  station,
  shield,
  satellite,
  volley,
  skyline,
  post,
  mine,
  works,
  yard,
  complex,
  bulwark,
  world,
  sun,
  troops,
  machines,
  company,
  crest,
  burst,
  network,
  charge,
  gear,
  link,
  waves,
  bolt,
  course,
  crystal,
  medal,
};

export type { LineArt };

/** The drawing of a card: the same for the same motif, name and size (from 0 to 1), wherever it is drawn. */
export function lineArt(motif: Motif, seed: string, size = 0.5): LineArt {
  const pen = new Pen(`${motif} ${seed}`);
  MOTIFS[motif](pen, Math.min(1, Math.max(0, size)));
  return pen.art;
}
