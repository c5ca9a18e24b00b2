import qrcode from "qrcode-generator";

/** The deck's code as a picture that a phone reads, drawn on the server. */
export function QrCode({ code }: { code: string }) {
  const qr = qrcode(0, "M");
  qr.addData(`${process.env.PUBLIC_ORIGIN ?? ""}/d/${code}`, "Byte");
  qr.make();
  const size = qr.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++)
      if (qr.isDark(row, column)) dark.push(`M${column + 2} ${row + 2}h1v1h-1z`);
  }
  return (
    <figure className="qr">
      <svg
        viewBox={`0 0 ${size + 4} ${size + 4}`}
        role="img"
        aria-label="The link of this deck as a QR code"
        className="size-36"
      >
        <path className="qr-paper" d={`M0 0h${size + 4}v${size + 4}h-${size + 4}z`} />
        <path className="qr-ink" d={dark.join("")} />
      </svg>
    </figure>
  );
}
