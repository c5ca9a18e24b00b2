// A separate thread that reads card sets, one per message: a large one takes longer than anybody else may wait.
import { parentPort } from "node:worker_threads";
import { readSet } from "./set-reading.ts";

parentPort?.on("message", (text) => parentPort?.postMessage(readSet(text)));
