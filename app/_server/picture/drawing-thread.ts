// A thread of its own that draws preview pictures, one for each message, so that pages are answered meanwhile.
import { parentPort } from "node:worker_threads";
import { drawn } from "./drawing.ts";

parentPort?.on("message", async (picture) => {
  const png = await drawn(picture);
  parentPort?.postMessage(png, [png]);
});
