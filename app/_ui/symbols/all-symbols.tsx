import type { ReactNode } from "react";
import { games } from "../../../lib/games/index.ts";
import { Sprite } from "./sprite.tsx";

/** Pages with cards of any game, and the drawings of all their symbols. */
export function AllSymbols({ children }: { children: ReactNode }) {
  return (
    <>
      <Sprite games={games} />
      {children}
    </>
  );
}
