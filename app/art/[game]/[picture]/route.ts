import { artAt } from "../../../_server/art.ts";
import { FOR_EVER, nothingHere, refusing } from "../../../_server/http.ts";

/** The style sheet of a picture stands in it. It loads nothing, wherever it is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The picture of a card. Its address says all that it depends on, so it never changes. */
export async function GET(_request: Request, { params }: RouteContext<"/art/[game]/[picture]">) {
  const { game, picture } = await params;
  const svg = await artAt(`/art/${game}/${picture}`);
  if (svg === undefined) return nothingHere();
  return new Response(svg, {
    headers: { ...FOR_EVER, "content-type": "image/svg+xml", "content-security-policy": POLICY },
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
