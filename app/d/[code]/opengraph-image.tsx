import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { numbersOf } from "../../../lib/deck/numbers.ts";
import { openCode, type Shared } from "../../_server/decks.ts";
import { agreements } from "../../_ui/agreements.ts";
import { tallyOf } from "../../_ui/stamp.tsx";
import { PREVIEW } from "./preview-colours.ts";

export const size = { width: 1200, height: 630 };
export const contentType = "image/png";
export const alt = "The deck's title block: name, game, counts and verdict, with its curve above";

const WORDS = { legal: "LEGAL", illegal: "ILLEGAL", undetermined: "UNDETERMINED" } as const;

/** The preview of a deck, drawn from its code alone. */
export default async function Preview({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const opened = await openCode(code);
  const fonts = await Promise.all([font(400), font(700)]);
  return new ImageResponse(opened.ok ? <Sheet shared={opened.shared} /> : <Damaged />, { ...size, fonts });
}

async function font(weight: 400 | 700) {
  const file = join(process.cwd(), "node_modules/@fontsource/inter/files", `inter-latin-${weight}-normal.woff`);
  return { name: "Inter", data: await readFile(file), weight, style: "normal" as const };
}

/** What the bundled font can draw: anything else would be asked of somebody else's server. */
function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2018-\u201d]/g, "")
    .trim();
}

function Sheet({ shared: { pool, deck, report } }: { shared: Shared }) {
  const curve = numbersOf(pool, deck.entries).find(({ as, cards }) => as === "histogram" && cards > 0);
  const most = Math.max(1, ...(curve?.bars ?? []).map(({ count }) => count));
  const counts = pool.game.sections.flatMap(({ id, name }) =>
    report.counts[id] === undefined ? [] : [`${name} ${report.counts[id]}`],
  );
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: 48,
        background: PREVIEW.paper,
        color: PREVIEW.ink,
        fontFamily: "Inter",
      }}
    >
      <div style={{ display: "flex", flexGrow: 1, alignItems: "flex-end", gap: 8, paddingBottom: 24 }}>
        {(curve?.bars ?? []).slice(0, 18).map(({ label, count }) => (
          <div
            key={label}
            style={{ display: "flex", flexDirection: "column", alignItems: "center", flexGrow: 1, flexBasis: 0 }}
          >
            <div
              style={{
                display: "flex",
                width: "100%",
                height: Math.round((count / most) * 220),
                background: PREVIEW.accent,
              }}
            />
            <div style={{ display: "flex", fontSize: 20, color: PREVIEW.faint }}>{drawable(label).slice(0, 10)}</div>
          </div>
        ))}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          border: `3px solid ${PREVIEW.ink}`,
          padding: "20px 28px",
          background: PREVIEW.sheet,
        }}
      >
        <div style={{ display: "flex", fontSize: 54, fontWeight: 700 }}>
          {drawable(deck.name ?? "") || `A deck of ${drawable(pool.game.name)}`}
        </div>
        <div style={{ display: "flex", marginTop: 4, fontSize: 28 }}>
          {drawable([pool.game.name, report.format, ...counts].join(" · "))}
        </div>
        <div
          style={{
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            gap: 24,
            marginTop: 12,
            fontSize: 26,
          }}
        >
          <div style={{ display: "flex", flexShrink: 1, fontSize: 22, color: PREVIEW.faint }}>
            {drawable(
              agreements(pool.game, report.house)
                .map(({ says }) => says)
                .join(" "),
            )}
          </div>
          <div
            style={{
              display: "flex",
              flexShrink: 0,
              padding: "2px 16px",
              border: `3px solid ${PREVIEW[report.status]}`,
              color: PREVIEW[report.status],
              fontWeight: 700,
            }}
          >
            {`${WORDS[report.status]} · ${tallyOf(report)}`}
          </div>
        </div>
      </div>
    </div>
  );
}

function Damaged() {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        background: PREVIEW.paper,
        color: PREVIEW.ink,
        fontFamily: "Inter",
        fontSize: 48,
      }}
    >
      This link does not hold a whole deck
    </div>
  );
}
