import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { layoutOf } from "./layout.ts";
import type { Picture } from "./picture.ts";
import { FONTS } from "./words.ts";

await initWasm(readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
const font = { fontBuffers: Object.values(FONTS).map(({ file }) => file), defaultFontFamily: "Inter" };

/** The picture as PNG. Its memory is given back by hand, because nothing collects that of WebAssembly. */
export function drawn(picture: Picture): Uint8Array<ArrayBuffer> {
  const svg = new Resvg(layoutOf(picture), { font });
  const pixels = svg.render();
  try {
    return new Uint8Array(pixels.asPng());
  } finally {
    pixels.free();
    svg.free();
  }
}
