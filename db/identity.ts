import { statSync } from "node:fs";

/** Tells one file from another with the same name. */
export function identityOf(file: string): string {
  const { dev, ino } = statSync(file);
  return `${dev}:${ino}`;
}
