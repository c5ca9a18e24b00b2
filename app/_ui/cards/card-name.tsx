import { Fragment, type ReactNode } from "react";
import frame from "./card-frame.module.css";
import { hyphenated } from "./hyphenated.ts";

/**
 * The name of a small card. A word is broken only if it is longer than a line: else it goes to the next line as a whole,
 * which soft hyphens alone would not make it do.
 */
export function CardName({ name, long }: { name: string; long?: number }): ReactNode {
  const words = name.split(" ");
  if (words.length === 1) return hyphenated(name, long);
  return words.map((word, at) => {
    const broken = hyphenated(word, long);
    const space = at < words.length - 1 ? " " : "";
    if (broken === word) return word + space;
    return (
      // The place of a word in a name never changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={at}>
        <span className={frame.whole}>{broken}</span>
        {space}
      </Fragment>
    );
  });
}
