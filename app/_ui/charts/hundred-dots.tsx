interface Props {
  /** How many of them are filled. */
  readonly filled: number;
  /** The colours of the dots and of what is inside an empty one. */
  readonly colours: string;
  readonly inside: string;
}

/** A hundred dots, some of them filled. The number stands beside it in words. */
export function HundredDots({ filled, colours, inside }: Props) {
  return (
    <svg viewBox="0 0 200 50" aria-hidden="true" className={`fill-none ${colours} [stroke-linecap:round]`}>
      {/* A dot is a line without length. */}
      <path d={dots(0, 100)} strokeWidth="8" className="opacity-30" />
      <path d={dots(0, filled)} strokeWidth="8" />
      <path d={dots(filled, 100)} strokeWidth="5" className={inside} />
    </svg>
  );
}

function dots(from: number, to: number): string {
  return Array.from(
    { length: to - from },
    (_, i) => `M${((from + i) % 20) * 10 + 5} ${Math.floor((from + i) / 20) * 10 + 5}h0`,
  ).join("");
}
