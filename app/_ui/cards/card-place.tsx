import type { ReactNode } from "react";

/** The place of the card that somebody looks at. It keeps the height of a card that stands, so that nothing below it moves. */
export function CardPlace({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Card" className="mx-auto min-h-92.5 w-66">
      {children}
    </section>
  );
}
