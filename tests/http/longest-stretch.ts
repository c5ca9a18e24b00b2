// Loaded into a server before it starts. When the server ends, it says how long its thread worked without a pause.
const EVERY_MS = 5;
/** What the server does at its start is not done for a request. */
const START_S = 5;

let longest = 0;
let before = process.threadCpuUsage();

// A timer is late by as long as the thread was busy. Only the thread's own work counts, not what it waited for.
setInterval(() => {
  const now = process.threadCpuUsage();
  const worked = (now.user + now.system - before.user - before.system) / 1000;
  before = now;
  if (process.uptime() > START_S) longest = Math.max(longest, worked);
}, EVERY_MS).unref();

process.on("exit", () => console.log(`The thread worked for at most ${Math.round(longest)} ms without a pause.`));
