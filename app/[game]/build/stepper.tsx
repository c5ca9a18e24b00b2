"use client";

/** Fewer and more of one card: two buttons with the count between them. */
export function Stepper({
  label,
  count,
  onChange,
  most = 99,
}: {
  label: string;
  count: number;
  onChange: (by: number) => void;
  most?: number;
}) {
  return (
    <span className="stepper">
      <button type="button" aria-label={`One ${label} less`} disabled={count === 0} onClick={() => onChange(-1)}>
        −
      </button>
      <span className="w-6 text-center tabular-nums" aria-hidden="true">
        {count === 0 ? "" : count}
      </span>
      <button
        type="button"
        aria-label={`One ${label} more, ${count} now`}
        disabled={count >= most}
        onClick={() => onChange(1)}
      >
        +
      </button>
    </span>
  );
}
