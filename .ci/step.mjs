// A step that takes a while: runs a command quietly, shows the seconds that pass, and what it said only if it fails.
import { spawn } from "node:child_process";

export const tell = (line) => process.stderr.write(`${line}\n`);

/** Where nobody sees a line change, it is written again so often, in seconds. */
const PLAINLY_EVERY = 20;
/** What a shell says of a program that Ctrl+C has ended. */
export const STOPPED = 130;

/** The status of the command, which is `STOPPED` if somebody did not wait for it. */
export async function step(says, command, args, fault) {
  const from = performance.now();
  const seconds = () => Math.round((performance.now() - from) / 1000);
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  const isSeen = process.stderr.isTTY;
  tell(says);
  // On a line of their own: what is longer than a window is wide cannot be written over.
  const clock = setInterval(
    () => (isSeen ? process.stderr.write(`\r${seconds()} s`) : tell(`${seconds()} s`)),
    isSeen ? 1_000 : PLAINLY_EVERY * 1_000,
  );
  const status = await new Promise((resolve) => {
    child.once("error", ({ message }) => {
      said += message;
      resolve(1);
    });
    child.once("close", (code) => resolve(isStopped ? STOPPED : (code ?? 1)));
  });
  clearInterval(clock);
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
  if (isSeen) tell(`\r${seconds()} s`);
  if (status !== 0) tell(status === STOPPED ? "Stopped." : `${said}\n${fault}`);
  return status;
}
