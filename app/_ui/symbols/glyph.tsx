import { drawings } from "./names.ts";
import { resources } from "./resources.ts";

interface Props {
  readonly name: string;
  /** Its own name is said unless a word beside it says the same. */
  readonly silent?: boolean;
  readonly className?: string;
}

/** A symbol of our own set, as large as a line of text unless a class says otherwise. */
export function Glyph({ name, silent = false, className = "size-4" }: Props) {
  const drawing = drawings[name];
  const pip = resources[name];
  const said = drawing?.name ?? pip?.name ?? name;
  return (
    <svg
      viewBox="0 0 16 16"
      className={`glyph ${className}`}
      role={silent ? undefined : "img"}
      aria-hidden={silent || undefined}
      aria-label={silent ? undefined : said}
    >
      {silent ? null : <title>{said}</title>}
      {drawing?.fill === undefined ? null : <path d={drawing.fill} fill="currentColor" />}
      {drawing?.line === undefined ? null : <path d={drawing.line} className="glyph-line" />}
      {pip?.parts.map(([colour, path]) => (
        <path key={colour} d={path} className={PIPS[colour]} />
      ))}
    </svg>
  );
}

const PIPS: Readonly<Record<string, string>> = {
  blue: "fill-pip-blue",
  gold: "fill-pip-gold",
  red: "fill-pip-red",
};
