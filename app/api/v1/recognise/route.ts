import { recogniseSchema } from "../../../../lib/contract/request.ts";
import { bodyOf, problem, refusing } from "../../../_server/http.ts";
import { openText } from "../../../_server/open-text.ts";

export async function POST(request: Request) {
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const parsed = recogniseSchema.safeParse(body.value);
  if (!parsed.success) return problem(400, "Send a list or a code as “text”.");
  const opened = await openText(parsed.data.text);
  return Response.json(
    opened.ok ? { recognised: true, verdict: opened.shared.report } : { recognised: false, why: opened.why },
  );
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
