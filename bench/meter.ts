// Loaded before a measured command. At exit it writes down the processor time in seconds and the memory in MB.
import { readFileSync, writeFileSync } from "node:fs";

function megabytes(): number {
  try {
    // The kernel's own figure for this program. resourceUsage can include that of the program that started it.
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  const file = process.env.BENCH_METER;
  if (file !== undefined) writeFileSync(file, JSON.stringify({ busy: (user + system) / 1e6, megabytes: megabytes() }));
});
