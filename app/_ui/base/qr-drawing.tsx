import qrcode from "qrcode-generator";

/** The capacity of the largest QR code in bytes at each error correction level. The first level that fits is used. */
const LEVELS = [
  { level: "M", most: 2331 },
  { level: "L", most: 2953 },
] as const;

interface Props {
  readonly address: string;
  /** What it is, for those who can't see it. */
  readonly label: string;
}

/** An address as a QR code. */
export function QrDrawing({ address, label }: Props) {
  const length = new TextEncoder().encode(address).length;
  const fitting = LEVELS.find(({ most }) => length <= most);
  if (!fitting)
    return <p className="text-sm text-faint">This link is too long for a QR code. Share the link itself.</p>;
  const qr = qrcode(0, fitting.level);
  qr.addData(address, "Byte");
  qr.make();
  const size = qr.getModuleCount();
  return (
    <figure data-qr>
      <svg viewBox={`0 0 ${size + 4} ${size + 4}`} role="img" aria-label={label} className="size-36">
        <path className="fill-(--qr-paper)" d={`M0 0h${size + 4}v${size + 4}h-${size + 4}z`} />
        <path
          data-ink
          className="fill-none stroke-(--qr-ink)"
          d={inkOf(size, (row, column) => qr.isDark(row, column))}
        />
      </svg>
    </figure>
  );
}

/**
 * The dark squares as strokes along the middle of each row. The page contains the code twice, so its text must be
 * short.
 */
function inkOf(size: number, isDark: (row: number, column: number) => boolean): string {
  let strokes = "";
  for (let row = 0; row < size; row++) {
    let at = 0;
    let path = "";
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue;
      const from = column;
      while (column + 1 < size && isDark(row, column + 1)) column++;
      const to = column + 1;
      path += path === "" ? `M${from + 2} ${row + 2}.5h${to - from}` : `m${from - at} 0h${to - from}`;
      at = to;
    }
    strokes += path;
  }
  return strokes;
}
