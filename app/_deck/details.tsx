import type { Provenance } from "../../lib/contract/provenance.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { QrDrawing } from "../_ui/base/qr-drawing.tsx";

interface Props {
  /** The whole link of the deck, if others can reach it. */
  readonly link: string | undefined;
  readonly code: string | null;
  readonly shared: Pick<JudgedDeck, "pool">;
  readonly made: Provenance;
}

/** What nobody needs to play the deck: its code, its link for a camera, and what it was judged with. */
export function Details({ link, code, shared: { pool }, made }: Props) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3 text-sm print:contents">
      {link ? <QrDrawing address={link} label="The link of this deck as a QR code" /> : null}
      <dl className="flex min-w-0 flex-1 basis-44 flex-col gap-2 print:basis-full print:flex-row print:flex-wrap print:gap-x-6 print:gap-y-0 print:text-[7.5pt] print:leading-[10pt]">
        {code === null ? null : (
          <Detail term="Deck code">
            <code className="font-mono text-xs wrap-anywhere">{code}</code>
          </Detail>
        )}
        <Detail term="Rules">
          {pool.game.rulebook} <code className="font-mono text-xs text-faint">{made.rules}</code>
        </Detail>
        <Detail term="Cards">
          <code className="font-mono text-xs">{made.cards}</code>
        </Detail>
        <Detail term="Checked on">
          <time dateTime={made.on}>{made.on}</time>
        </Detail>
      </dl>
    </div>
  );
}

function Detail({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="print:flex print:gap-1.5">
      <dt className="text-xs whitespace-nowrap text-faint print:text-[7.5pt]">{term}</dt>
      <dd className="min-w-0 [&_code]:print:text-[7.5pt]">{children}</dd>
    </div>
  );
}
