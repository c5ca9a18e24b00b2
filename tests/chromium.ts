import { spawnSync } from "node:child_process";

/** The shell without windows comes first: it draws the same pages in half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser"];

/** Where a program of this machine is. */
export function pathOf(program: string): string | undefined {
  const { status, stdout } = spawnSync(`command -v ${program}`, { shell: true, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** The Chromium that browser tests and pictures use, if there is one. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? NAMES.map(pathOf).find((path) => path !== undefined);
}

export const CHROMIUM_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
