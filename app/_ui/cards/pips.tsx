import { Glyph } from "../symbols/glyph.tsx";
import { pip } from "../symbols/names.ts";

/** Up to this many symbols of a kind are drawn one by one. More are a number and one symbol. */
const ONE_BY_ONE = 3;
/** Up to this many of all kinds. Beyond it, three of a kind are a number too. */
const IN_ALL = 4;

/** Amounts of resources, as symbols. */
export function Pips({ amounts }: { amounts: unknown }) {
  const parts = Object.entries(typeof amounts === "object" && amounts !== null ? amounts : {}).filter(
    ([, n]) => n !== 0,
  );
  if (parts.length === 0) return "0";
  const drawn = parts.reduce((sum, [, n]) => sum + (n > ONE_BY_ONE ? 2 : n), 0);
  const oneByOne = drawn > IN_ALL ? ONE_BY_ONE - 1 : ONE_BY_ONE;
  return (
    <span className="pips">
      {parts.map(([resource, n]) => (
        <span key={resource}>
          {n > oneByOne ? (
            <span className="mr-px text-xs font-semibold" data-number>
              {n}
            </span>
          ) : null}
          {Array.from({ length: n > oneByOne ? 1 : n }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols in a row differ only by their position
            <Glyph key={i} name={pip(resource)} className="pip" silent />
          ))}
        </span>
      ))}
    </span>
  );
}
