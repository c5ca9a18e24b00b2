import type { ReactNode } from "react";

/** A part of a page under its own heading. */
export function PageSection({
  id,
  title,
  says,
  children,
}: {
  id: string;
  title: string;
  says?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-10 scroll-mt-4">
      <h2 id={id} className="text-xl font-bold tracking-tight">
        {title}
      </h2>
      {says === undefined ? null : <p className="mt-1 max-w-3xl text-sm text-faint">{says}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
