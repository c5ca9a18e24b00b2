// Who may be opposite in each game, as the moves of the setup that choose it. What they leave open, a pilot chooses.
import type { Ruled } from "../lib/core/table/goldfish.ts";

export interface Opposite {
  readonly name: string;
  readonly moves: readonly Ruled[];
}

const ALONE: Opposite = { name: "alone", moves: [] };

export const opposites: Readonly<Record<string, readonly Opposite[]>> = {
  "open-worlds": [
    ALONE,
    {
      name: "clock 8, asteroids",
      moves: [
        { do: "clock", to: "x:8" },
        { do: "asteroids", to: "x:3" },
      ],
    },
  ],
  "shoulder-of-orion": [
    { name: "alone, first", moves: [{ do: "go", to: "first" }] },
    { name: "alone, second", moves: [{ do: "go", to: "second" }] },
    { name: "garrison, first", moves: [{ do: "face", to: "first" }] },
    { name: "garrison, second", moves: [{ do: "face", to: "second" }] },
  ],
  "conquest-of-fates": [
    { name: "alone", moves: [{ do: "face", to: "nobody" }] },
    { name: "enemy", moves: [{ do: "face", to: "an enemy that deploys a unit at each location" }] },
  ],
  "conquest-of-orion": [
    ALONE,
    { name: "planets", moves: [{ do: "opponent", to: "planets" }] },
    { name: "units", moves: [{ do: "opponent", to: "units" }] },
  ],
  "orions-spur": [
    { name: "holds its fire", moves: [{ do: "respond", to: "x:hold" }] },
    { name: "fires back", moves: [{ do: "respond", to: "x:back" }] },
  ],
};
