import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { afterPaint } from "../_client/after-paint.ts";
import { loadCards } from "../_client/pool.ts";
import type { DeskAnswer, DeskMessage } from "./desk-work.ts";
import type { DeskRequest } from "./given-files.ts";

interface Heard {
  tells(answer: DeskAnswer): void;
  failed(why: string): void;
}

/** Checks lists in a thread of its own. Call the returned function to stop. */
export function checkAll(games: readonly StampedGame[], request: DeskRequest, { tells, failed }: Heard): () => void {
  const worker = new Worker(new URL("./desk-worker.ts", import.meta.url), { type: "module" });
  let isOver = false;
  const stop = () => {
    isOver = true;
    worker.terminate();
  };
  const fail = (why: string) => {
    if (isOver) return;
    stop();
    failed(why);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<DeskAnswer>) => {
    if (isOver) return;
    if ("cards" in data) stop();
    tells(data);
    // A hidden page is not painted.
    if ("judged" in data) document.hidden ? tell({ shown: true }) : afterPaint(() => isOver || tell({ shown: true }));
  });
  worker.addEventListener("error", () => fail("The browser could not go on."));
  const tell = (message: DeskMessage) => worker.postMessage(message);
  const { game } = request.asked;
  const needed = games.filter(({ id }) => game === undefined || id === game);
  Promise.all(
    needed.map(async ({ id, name, stamp }) => {
      const cards = await loadCards({ id, name }, stamp);
      if (!isOver) tell({ game: id, cards });
    }),
  ).then(
    () => isOver || tell({ request }),
    (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
  );
  return stop;
}
