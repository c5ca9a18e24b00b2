import { signs } from "./letters.ts";

interface Props {
  readonly name: string;
  readonly className: string;
}

/** A symbol drawn large with thin lines, beside words that say the same. */
export function LargeGlyph({ name, className }: Props) {
  const drawing = signs.get(name)?.parts[0];
  return (
    <svg viewBox="0 0 16 16" className={`large-glyph ${className}`} aria-hidden="true">
      {drawing?.fill === undefined ? null : <path d={drawing.fill} fill="currentColor" />}
      {drawing?.line === undefined ? null : <path d={drawing.line} className="large-glyph-line" />}
    </svg>
  );
}
