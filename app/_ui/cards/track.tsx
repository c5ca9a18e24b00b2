/** A row of boxes, one for each token that the table will put there. */
export function Track({ label, length }: { label: string; length: number }) {
  const boxes = Array.from({ length: Math.min(length, 20) }, (_, i) => i);
  return (
    <span className="track">
      <span className="figure-label">{label}</span>
      <span className="text-right text-sm font-semibold">{length}</span>
      <span className="track-boxes">
        {boxes.map((box) => (
          <span key={box} className="track-box" />
        ))}
      </span>
    </span>
  );
}
