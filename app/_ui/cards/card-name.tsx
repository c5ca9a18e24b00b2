import type { ReactNode } from "react";
import frame from "./card-frame.module.css";
import { hyphenated } from "./hyphenated.ts";

/**
 * The name of a small card. A word is broken only if it is longer than a line: else it goes to the next line as a whole,
 * which soft hyphens alone would not make it do.
 */
export function CardName({ name, long }: { name: string; long?: number }): ReactNode {
  const words = name.split(/(?<= )/);
  if (words.length === 1) return hyphenated(name, long);
  return words.reduce<readonly ReactNode[]>((before, word, at) => {
    const broken = hyphenated(word.trimEnd(), long);
    const space = word.endsWith(" ") ? " " : "";
    const [last] = before.slice(-1);
    const [done, text] = typeof last === "string" ? [before.slice(0, -1), last] : [before, ""];
    if (broken + space === word) return [...done, text + word];
    const whole = (
      // The place of a word in a name never changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={at} className={frame.whole}>
        {broken}
      </span>
    );
    return [...done, ...(text === "" ? [] : [text]), whole, ...(space === "" ? [] : [space])];
  }, []);
}
