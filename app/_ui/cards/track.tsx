/** A row of boxes, one for each token that the table will put there. */
export function Track({ label, length }: { label: string; length: number }) {
  const boxes = Array.from({ length: Math.min(length, 20) }, (_, i) => i);
  return (
    <span data-drawn className="grid w-full grid-cols-[38px_2ch_1fr] items-center gap-1">
      <span className="text-[0.6875rem] leading-3 text-faint">{label}</span>
      <span className="text-right text-sm font-semibold">{length}</span>
      <span className="flex gap-0.5">
        {boxes.map((box) => (
          <span key={box} className="h-2 flex-[0_1_8px] border border-ink" />
        ))}
      </span>
    </span>
  );
}
