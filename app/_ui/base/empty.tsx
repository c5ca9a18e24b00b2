import type { ReactNode } from "react";

/** Stands where a list has nothing yet: what belongs there, and the way to begin. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="sheet flex items-center gap-5 px-5 py-6">
      <svg
        viewBox="0 0 64 56"
        aria-hidden="true"
        className="w-16 flex-none fill-none stroke-accent stroke-[1.5] max-sm:w-11"
        strokeLinejoin="round"
      >
        <path d="M9 14 27 8l13 34-18 6z" className="fill-wash opacity-60" />
        <rect x="22" y="7" width="22" height="36" rx="2.5" className="fill-sheet" />
        <rect x="33" y="14" width="22" height="36" rx="2.5" className="fill-sheet" strokeDasharray="4 3" />
        <path d="M44 27v10m-5-5h10" strokeLinecap="round" />
      </svg>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
