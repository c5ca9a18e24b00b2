import { gzipSync } from "node:zlib";
import { SIZES } from "../lib/art/address.ts";
import { builtInPool } from "../lib/cards/built-in.ts";
import { cardArt } from "../lib/games/art.ts";
import { games } from "../lib/games/index.ts";
import { median } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

const ROUNDS = 5;

/** The time that a drawing of a card takes, and its length. */
export function art(): void {
  const cards = games.flatMap((game) => builtInPool(game).cards.map(({ card, label }) => ({ game, card, label })));
  const rows = SIZES.map((size) => {
    const draw = () => cards.map(({ game, card, label }) => ({ label, svg: cardArt(game, card, label, size) }));
    const drawn = draw().sort((a, b) => b.svg.length - a.svg.length);
    const times = Array.from({ length: ROUNDS }, () => {
      const before = process.cpuUsage();
      draw();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / cards.length;
    });
    const mean = (of: (svg: string) => number) => drawn.reduce((sum, { svg }) => sum + of(svg), 0) / drawn.length;
    const [largest] = drawn;
    return [
      size,
      figure(median(times)),
      figure(mean((svg) => svg.length)),
      figure(mean((svg) => gzipSync(svg).length)),
      `${largest?.svg.length} ${largest?.label}`,
    ];
  });
  table(`Drawings of ${cards.length} cards`, ["size", "ms", "bytes", "packed", "largest"], rows);
  notes(["Milliseconds are of a processor, for one drawing."]);
}
