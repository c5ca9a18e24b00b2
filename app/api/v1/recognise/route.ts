import { z } from "zod";
import { openText } from "../../../_server/decks.ts";
import { bodyOf, problem } from "../../../_server/http.ts";

const asked = z.strictObject({ text: z.string().max(65_536) });

export async function POST(request: Request) {
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const parsed = asked.safeParse(body.value);
  if (!parsed.success) return problem(400, "Send a list or a code as “text”.");
  const opened = await openText(parsed.data.text);
  return Response.json(
    opened.ok ? { recognised: true, verdict: opened.shared.report } : { recognised: false, why: opened.why },
  );
}
