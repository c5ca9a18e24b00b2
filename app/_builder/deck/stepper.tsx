"use client";

interface Props {
  readonly label: string;
  readonly count: number;
  readonly most?: number;
  /** Whether keys do the same. The Tab key then skips these buttons. */
  readonly keyed?: boolean;
  /** Whether it fills its place, so that the button for one more is as easy to hit as the card above it. */
  readonly isWide?: boolean;
  onChange(by: number): void;
}

const BUTTON =
  "h-7 min-w-7 cursor-pointer rounded-sm border border-transparent bg-wash/60 text-base/none font-semibold text-ink hover:enabled:bg-(--wash-lit) disabled:opacity-40 pointer-coarse:h-11 pointer-coarse:min-w-11";

/** Changes the number of copies: two buttons with the count between them. */
export function Stepper({ label, count, onChange, most = 99, keyed = false, isWide = false }: Props) {
  const tabIndex = keyed ? -1 : undefined;
  return (
    <span className={isWide ? "flex min-w-7 flex-1 gap-0.5" : "inline-flex flex-none items-center"}>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`One ${label} less`}
        disabled={count === 0}
        className={`${BUTTON} ${isWide ? "disabled:hidden" : "disabled:invisible"}`}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      {isWide ? null : (
        <span className="w-6">
          <Count count={count} />
        </span>
      )}
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`One ${label} more, ${count} now`}
        disabled={count >= most}
        className={`${BUTTON} ${isWide ? "flex-1" : ""}`}
        onClick={() => onChange(1)}
      >
        {isWide ? <Count count={count} /> : null}+
      </button>
    </span>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-block w-6 text-center font-semibold tabular-nums" aria-hidden="true">
      {count}
    </span>
  );
}
