import type { ReactNode } from "react";

/** The heading of a part beside the list, with a note or a control at its end. */
export function SideHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 id={id} className="text-lg font-bold tracking-tight">
        {title}
      </h2>
      <span className="text-xs text-faint">{children}</span>
    </div>
  );
}
