import type { ReactNode } from "react";

/** On a tablet it stands in a drawer. Of its drawing no more is shown than leaves room for what stands below. */
const SMALL =
  "mx-auto min-h-66 w-50 max-lg:min-h-50 max-lg:w-36 [&_span:has(>[data-art])]:max-h-26 max-lg:[&_span:has(>[data-art])]:max-h-20";

/** The place of the card that somebody looks at. It keeps the height of a card that stands, so that nothing below it moves. */
export function CardPlace({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) {
  return (
    <section aria-label="Card" className={isSmall ? SMALL : "mx-auto min-h-92.5 w-66"}>
      {children}
    </section>
  );
}
