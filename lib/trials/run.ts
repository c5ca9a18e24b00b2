// Shares out the games of a trial among threads. Which thread plays a game changes nothing about it.
import type { Placed } from "../core/table/board.ts";
import type { Played, Trial } from "./trial.ts";

/** A thread that plays some games of a trial, by their numbers, with the cards of its deck or with some of them changed. */
export interface Thread {
  play(games: readonly number[], changes?: readonly Placed[]): Promise<readonly Played[]>;
}

/** How far some work is: the games that are played, of how many at most. */
export interface Pace {
  readonly done: number;
  readonly most: number;
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
export function runTrial({ games }: Trial, threads: readonly Thread[], heard: Heard = {}): Promise<Played[]> {
  return runGames({ games: Array.from({ length: games }, (_, at) => at) }, threads, heard);
}

export interface Games {
  /** The games to play, by their numbers. */
  readonly games: readonly number[];
  readonly changes?: readonly Placed[];
}

/** Some games in their order. */
export async function runGames(asked: Games, threads: readonly Thread[], { tells }: Heard = {}): Promise<Played[]> {
  const whole: Played[] = [];
  const chunks: (readonly Played[])[] = [];
  let heard = 0;
  await shared(threads, chunksOf(asked), async (thread, { games, changes }, at) => {
    chunks[at] = await thread.play(games, changes);
    for (let chunk = chunks[heard]; chunk; chunk = chunks[++heard]) {
      whole.push(...chunk);
      tells?.(whole);
    }
  });
  return whole;
}

/** The games of several decks that differ in some cards, each in their order. `tells` hears how many are played. */
export async function runAll(
  asked: readonly Games[],
  threads: readonly Thread[],
  tells: (done: number) => void = () => undefined,
): Promise<readonly Played[][]> {
  const jobs = asked.flatMap((one, deck) => chunksOf(one).map((chunk, at) => ({ ...chunk, deck, at })));
  const chunks: (readonly Played[])[][] = asked.map(() => []);
  let done = 0;
  await shared(threads, jobs, async (thread, { games, changes, deck, at }) => {
    const played = await thread.play(games, changes);
    const own = chunks[deck];
    if (own) own[at] = played;
    done += games.length;
    tells(done);
  });
  return chunks.map((own) => own.flat());
}

function chunksOf({ games, changes }: Games): readonly Games[] {
  const count = Math.ceil(games.length / CHUNK);
  return Array.from({ length: count }, (_, at) => ({
    games: games.slice(at * CHUNK, (at + 1) * CHUNK),
    ...(changes && { changes }),
  }));
}

/** Each thread takes the next job when it is done with one. */
async function shared<Job>(
  threads: readonly Thread[],
  jobs: readonly Job[],
  work: (thread: Thread, job: Job, at: number) => Promise<void>,
): Promise<void> {
  // They take from one and the same queue.
  const queue = jobs.entries();
  const take = async (thread: Thread) => {
    for (const [at, job] of queue) await work(thread, job, at);
  };
  await Promise.all(threads.map(take));
}
