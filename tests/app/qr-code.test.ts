import qrcode from "qrcode-generator";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "../../app/d/[code]/qr-code.tsx";

const CODES = ["EA", "EFwTg8svNBWy7unXllQVOXXn0DoAQPf_yqex_9g_fgAAADgyO_h", "x".repeat(700)];

/** The squares that strokes along the middle of rows cover, a row a line. */
function squares(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill("."));
  for (const stroke of path.split("M").slice(1)) {
    const [, from, row, rest = ""] = /^(\d+) (\d+)\.5(.*)$/.exec(stroke) ?? [];
    let at = Number(from);
    for (const [, skip = "0", length] of rest.matchAll(/(?:m(\d+) 0)?h(\d+)/g)) {
      at += Number(skip);
      rows[Number(row)]?.fill("#", at, at + Number(length));
      at += Number(length);
    }
  }
  return rows.map((row) => row.join(""));
}

test.each(CODES.map((code) => [code.length, code] as const))(
  "a code of %i letters: its dark squares are drawn and no others",
  (_, code) => {
    const qr = qrcode(0, "M");
    qr.addData(`/d/${code}`, "Byte");
    qr.make();
    const size = qr.getModuleCount() + 4;
    const wanted = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => {
        const isInside = Math.min(row, column) >= 2 && Math.max(row, column) < size - 2;
        return isInside && qr.isDark(row - 2, column - 2) ? "#" : ".";
      }).join(""),
    );
    const drawn = renderToStaticMarkup(createElement(QrCode, { code }));
    const [, ink = ""] = /class="qr-ink" d="([^"]*)"/.exec(drawn) ?? [];
    expect(squares(ink, size)).toEqual(wanted);
  },
);
