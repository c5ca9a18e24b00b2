import { join } from "node:path";
import { openCode } from "../../_server/decks.ts";
import { problem, SHARED } from "../../_server/http.ts";
import { ABOUT, type Picture, SIZE } from "../../_server/picture/picture.ts";
import { coloursOf, pictureOf } from "../../_server/picture/picture-of.ts";
import { PREVIEW } from "../../_server/picture/preview-colours.ts";
import { WorkThread } from "../../_server/work-thread.ts";

export const size = SIZE;
export const contentType = "image/png";
export const alt = ABOUT;

// The build does not hold the file of the thread, so it is in the app's folder as source.
const folder = process.env.DRYDOCK_HOME ?? process.cwd();
const worker = new WorkThread<Picture, ArrayBuffer>(join(folder, "app/_server/picture/drawing-thread.ts"), {
  lost: "A preview picture could not be drawn",
  line: 16,
  longest: 10_000,
  megabytes: 128,
});

/** The preview of a deck, made from its code alone. */
export default async function Preview({ params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await params;
  const opened = await openCode(code);
  const drawn = await worker.ask(
    opened.ok ? await pictureOf(opened.shared) : { colours: coloursOf({ light: PREVIEW.deep, dark: PREVIEW.bright }) },
  );
  if (!drawn) return problem(503, "The picture could not be drawn. Try again in a moment.");
  return new Response(drawn, {
    headers: { ...SHARED, "content-type": contentType },
  });
}
