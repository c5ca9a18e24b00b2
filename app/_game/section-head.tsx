import type { ReactNode } from "react";

/** The heading of a part of a page, with a link to where there is more of it. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="scroll-mt-4 text-xl font-bold tracking-tight">
        {title}
      </h2>
      <p className="text-sm">{children}</p>
    </div>
  );
}
