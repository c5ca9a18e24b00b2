import { findAnywhere } from "../_server/find.ts";
import { ALWAYS_ASKED, refusing } from "../_server/http.ts";

/** What the field of the header finds while somebody types. */
export async function GET(request: Request) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  return Response.json(await findAnywhere(typed), { headers: ALWAYS_ASKED });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
