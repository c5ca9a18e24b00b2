import qrcode from "qrcode-generator";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrDrawing } from "../../app/_ui/base/qr-drawing.tsx";

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

/** Codes of so many letters make addresses that are as long as the largest QR code of a level holds, or longer. */
const ADDRESS = "/d/".length;
const LIMITS: readonly [string, number, side: number | undefined][] = [
  ["the longest that bears damage well", 2331 - ADDRESS, 177],
  ["one letter more", 2332 - ADDRESS, 161],
  ["the longest that fits", 2953 - ADDRESS, 177],
  ["one letter more than fits", 2954 - ADDRESS, undefined],
  ["the longest code there is", 8000, undefined],
];

const drawnFor = (code: string, origin = "") =>
  renderToStaticMarkup(createElement(QrDrawing, { address: `${origin}/d/${code}`, label: "A deck" }));
const TOO_LONG = "This link is too long for a QR code. Share the link itself.";

for (const origin of ["", "https://decks.a-rather-long-name-of-a-club-of-players.example:8443"]) {
  test.each(LIMITS)(`${origin === "" ? "no origin" : "a long origin"}: %s is drawn or told`, (_, letters, side) => {
    const code = "x".repeat(letters === 8000 ? letters : letters - origin.length);
    const drawn = drawnFor(code, origin);
    expect(drawn.includes(TOO_LONG)).toBe(side === undefined);
    if (side === undefined) return expect(drawn).not.toContain("<svg");
    // With a margin of two squares all around.
    expect(drawn).toContain(`viewBox="0 0 ${side + 4} ${side + 4}"`);
  });
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
    const drawn = drawnFor(code);
    const [, ink = ""] = /data-ink="true" class="[^"]*" d="([^"]*)"/.exec(drawn) ?? [];
    expect(squares(ink, size)).toEqual(wanted);
  },
);
