import type { ReactNode } from "react";

interface Tab {
  readonly href: string;
  readonly name: string;
  readonly isHere: boolean;
  readonly count?: number | undefined;
}

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly tabs: readonly Tab[];
}

/** Links to pages that belong together, one of which is this page. */
export function Tabs({ label, className = "mt-3", tabs }: Props): ReactNode {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-x-6 max-sm:gap-x-4 print:hidden ${className}`}>
      {tabs.map(({ href, name, isHere, count }) => (
        <a
          key={href}
          href={href}
          aria-current={isHere ? "page" : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-sm font-medium text-faint no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {name}
          {count === undefined ? null : <span className="font-normal tabular-nums">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
