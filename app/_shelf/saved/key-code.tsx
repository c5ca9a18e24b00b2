import type { Kind } from "../../_client/saved/kind.ts";
import { changeAddress } from "../../_client/saved/links.ts";
import { QrDrawing } from "../../_ui/base/qr-drawing.tsx";

/** The link to change as a code: for the player's other devices, and on paper for when all of them are lost. */
export function KeyCode({ kind, saved }: { kind: Kind; saved: Parameters<typeof changeAddress>[1] }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4 print:mt-0">
      <QrDrawing address={changeAddress(kind, saved, location.origin)} label="The link to change as a QR code" />
      <p className="max-w-xs">
        Whoever scans this code can change the {kind.noun}.
        <span className="block text-faint print:hidden">
          Scan it with your other device. As long as it is shown here, it is printed with the page.
        </span>
      </p>
    </div>
  );
}
