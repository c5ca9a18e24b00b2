import { signs } from "./letters.ts";

interface Props {
  readonly name: string;
  /** Leaves out its name for screen readers, because a word beside it says the same. */
  readonly silent?: boolean;
  readonly className?: string;
}

/** A symbol drawn as a letter of our own font, at the size of the text around it. */
export function Glyph({ name, silent = false, className = "" }: Props) {
  const sign = signs.get(name);
  const said = silent ? undefined : (sign?.said ?? name);
  const [part, over] = sign?.parts ?? [];
  return (
    <span
      className={`glyph ${className}${part?.colour ? ` pip-${part.colour}` : ""}${over ? ` pip-over-${over.colour}` : ""}`}
      role="img"
      aria-hidden={silent || undefined}
      aria-label={said}
      title={said}
      data-letter={part?.letter}
      data-over={over?.letter}
    />
  );
}
