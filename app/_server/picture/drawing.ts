import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ImageResponse } from "next/og.js";
import { layoutOf } from "./layout.ts";
import { type Picture, SIZE } from "./picture.ts";

const fonts = await Promise.all([font(400), font(700)]);

async function font(weight: 400 | 700) {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  return { name: "Inter", data: await readFile(file), weight, style: "normal" as const };
}

/** The picture as PNG. */
export function drawn(picture: Picture): Promise<ArrayBuffer> {
  return new ImageResponse(layoutOf(picture), { ...SIZE, fonts }).arrayBuffer();
}
