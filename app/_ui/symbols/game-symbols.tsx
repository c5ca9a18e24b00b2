import type { ReactNode } from "react";
import { games } from "../../../lib/games/index.ts";
import { Sprite } from "./sprite.tsx";

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly children: ReactNode;
}

/** Pages with cards of one game, and the drawings of its symbols. */
export async function GameSymbols({ params, children }: Props) {
  const { game } = await params;
  return (
    <>
      <Sprite games={games.filter(({ id }) => id === game)} />
      {children}
    </>
  );
}
