// Shares out the games of a trial among threads. Which thread plays a game changes nothing about it.
import type { Played, Trial } from "./trial.ts";

/** A thread that plays the games from one number up to, but not with, another. */
export interface Thread {
  play(from: number, to: number): Promise<readonly Played[]>;
}

interface Heard {
  /**
   * Is told of the games that are played, as far as none before them is missing. Quick games must not be heard of first:
   * they would make the deck look quick.
   */
  tells?(played: readonly Played[]): void;
}

/** So few that a thread answers often, and so many that asking costs nothing. */
const CHUNK = 10;

/** All games of a trial in their order. */
export async function runTrial({ games }: Trial, threads: readonly Thread[], { tells }: Heard = {}): Promise<Played[]> {
  const chunks: (readonly Played[])[] = [];
  const whole: Played[] = [];
  let next = 0;
  let heard = 0;
  const work = async (thread: Thread) => {
    while (next < games) {
      const from = next;
      next = Math.min(games, from + CHUNK);
      chunks[from / CHUNK] = await thread.play(from, next);
      for (let chunk = chunks[heard]; chunk; chunk = chunks[++heard]) {
        whole.push(...chunk);
        tells?.(whole);
      }
    }
  };
  await Promise.all(threads.map(work));
  return whole;
}
