import { publicOrigin } from "../_server/origin.ts";
import { QrDrawing } from "../_ui/base/qr-drawing.tsx";

/** The deck's link as a QR code, drawn on the server. */
export function QrCode({ path }: { path: string }) {
  return <QrDrawing address={`${publicOrigin() ?? ""}${path}`} label="The link of this deck as a QR code" />;
}
