/**
 * The initials of a faction, race or species on a small plate. Any set can bring new ones, so they have no drawings.
 */
export function Plate({ words }: { words: unknown }) {
  const all = Array.isArray(words) ? words : [words];
  return (
    <span className="inline-flex gap-px">
      {all.map((word) => (
        <span
          key={String(word)}
          data-drawn
          className="border border-accent px-[3px] text-[0.6875rem] leading-[14px] font-[650] text-accent"
        >
          {initials(String(word))}
        </span>
      ))}
    </span>
  );
}

function initials(word: string): string {
  const parts = word.split(/[\s-]+/).filter((part) => part !== "");
  const letters = parts.length > 1 ? parts.slice(0, 2).map((part) => part.charAt(0)) : [word.slice(0, 2)];
  return letters.join("");
}
