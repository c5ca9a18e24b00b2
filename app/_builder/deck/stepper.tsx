"use client";

interface Props {
  readonly label: string;
  readonly count: number;
  readonly most?: number;
  /** Whether keys do the same. The Tab key then skips these buttons. */
  readonly keyed?: boolean;
  onChange(by: number): void;
}

const BUTTON =
  "size-7 cursor-pointer rounded-sm border border-transparent bg-wash/60 text-base/none font-semibold text-ink hover:enabled:bg-(--wash-lit) disabled:opacity-40 pointer-coarse:size-11";

/** Changes the number of copies: two buttons with the count between them. */
export function Stepper({ label, count, onChange, most = 99, keyed = false }: Props) {
  const tabIndex = keyed ? -1 : undefined;
  return (
    <span className="inline-flex flex-none items-center">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`One ${label} less`}
        disabled={count === 0}
        className={`${BUTTON} disabled:invisible`}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <span className="w-6 text-center font-semibold tabular-nums" aria-hidden="true">
        {count === 0 ? "" : count}
      </span>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`One ${label} more, ${count} now`}
        disabled={count >= most}
        className={BUTTON}
        onClick={() => onChange(1)}
      >
        +
      </button>
    </span>
  );
}
