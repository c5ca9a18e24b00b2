import { idOf, symbols } from "./names.ts";

interface Props {
  readonly name: string;
  /** Leaves out its name for screen readers, because a word beside it says the same. */
  readonly silent?: boolean;
  readonly className?: string;
}

/** A symbol with its name, at the size of the text around it. */
export function Glyph({ name, silent = false, className = "" }: Props) {
  const said = symbols.get(name) ?? name;
  const names = silent ? {} : { role: "img", "aria-label": said, title: said };
  return (
    <span className={className === "" ? "glyph" : `glyph ${className}`} {...names}>
      <SymbolDrawing name={name} />
    </span>
  );
}

/** The drawing of a symbol alone, inside what says its name: as wide and as high as a letter of its text is large. */
export function SymbolDrawing({ name }: { name: string }) {
  return (
    <svg className="symbol" aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
