import { Glyph } from "../symbols/glyph.tsx";
import { pip } from "../symbols/letters.ts";

/** Up to this many symbols are drawn one by one. More are a number and one symbol. */
const ONE_BY_ONE = 3;

/** Amounts of resources, as symbols. */
export function Pips({ amounts }: { amounts: unknown }) {
  const parts = Object.entries(typeof amounts === "object" && amounts !== null ? amounts : {}).filter(
    ([, n]) => n !== 0,
  );
  if (parts.length === 0) return "0";
  return (
    <span className="pips inline-flex items-center gap-1">
      {parts.map(([resource, n]) => (
        <span key={resource} className="inline-flex items-center gap-px">
          {n > ONE_BY_ONE ? <span className="mr-px text-xs font-semibold">{n}</span> : null}
          {Array.from({ length: n > ONE_BY_ONE ? 1 : n }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols in a row differ only by their position
            <Glyph key={i} name={pip(resource)} className="pip" silent />
          ))}
        </span>
      ))}
    </span>
  );
}
