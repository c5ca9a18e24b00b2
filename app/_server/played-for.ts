// A trial is played by another thread. Its answer says for how long, so that whoever asked is charged for that too.
import type { ServerResponse } from "node:http";

const NAME = "Server-Timing";

export function tellPlayedFor(answer: Response, milliseconds: number): void {
  answer.headers.set(NAME, `trial;dur=${Math.ceil(milliseconds)}`);
}

/** For how many milliseconds the games of an answer were played. */
export function playedFor(response: ServerResponse): number {
  const [, said = "0"] = /^trial;dur=(\d+)$/.exec(String(response.getHeader(NAME))) ?? [];
  return Number(said);
}
