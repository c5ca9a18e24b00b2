// A separate thread that draws preview pictures, one per message, so that pages can be answered at the same time.
import { parentPort } from "node:worker_threads";
import { drawn } from "./drawing.ts";

parentPort?.on("message", (picture) => {
  const { buffer } = drawn(picture);
  parentPort?.postMessage(buffer, [buffer]);
});
