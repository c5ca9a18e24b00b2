import type { ReactNode } from "react";

/** The heading of a part beside the list, with a note or a control at its end. */
export function SideHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-ink pb-[3px]">
      <h2 id={id} className="leading-5.5 font-[650] tracking-tight">
        {title}
      </h2>
      <span className="text-xs text-faint">{children}</span>
    </div>
  );
}
