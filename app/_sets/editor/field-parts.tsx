export interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Whether it takes the focus when it appears. */
  readonly isFocused?: boolean;
  /** The id of what is wrong with it, where that is shown. */
  readonly fault?: string | undefined;
  onChange(value: string): void;
}

export const FIELD = "h-9 w-full min-w-0 bg-sheet px-2 text-sm pointer-coarse:h-11 aria-invalid:text-illegal";

/** Takes the focus when it appears, with the caret behind what is there. */
export function toEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (!field || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}

export function Hint({ id, hint }: { id: string; hint: string }) {
  if (hint === "") return null;
  return (
    <p id={id} className="px-2 pb-1 text-xs text-faint first-letter:uppercase">
      {hint}
    </p>
  );
}
