import { join } from "node:path";
import { openCode } from "../../_server/decks.ts";
import { problem } from "../../_server/http.ts";
import { SIZE } from "../../_server/picture/picture.ts";
import { PictureWorker } from "../../_server/picture/picture-worker.ts";
import { coloursOf, pictureOf } from "./picture-of.ts";
import { PREVIEW } from "./preview-colours.ts";

export const size = SIZE;
export const contentType = "image/png";
export const alt = "The deck's game, its curve and key cards, and its title block: name, counts and verdict";

// Drydock runs from its source tree, so the file of the thread is in the app folder and not in the build.
const worker = new PictureWorker(join(process.cwd(), "app/_server/picture/drawing-thread.ts"));

/** The preview of a deck, made from its code alone. */
export default async function Preview({ params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await params;
  const opened = await openCode(code);
  const drawn = await worker.draw(opened.ok ? pictureOf(opened.shared) : { colours: coloursOf(PREVIEW.accent) });
  if (!drawn) return problem(503, "The picture could not be drawn. Try again in a moment.");
  return new Response(drawn, {
    headers: { "content-type": contentType, "cache-control": "public, max-age=0, must-revalidate" },
  });
}
