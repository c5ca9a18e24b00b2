// What the routes of parcels do: decks on their way from one device to another.
import { newId } from "../../../db/new-key.ts";
import { keepParcel, takeParcel } from "../../../db/parcels.ts";
import { type KeptParcel, type Parcel, parcelSchema } from "../../../lib/contract/parcel.ts";
import { readAs } from "../../../lib/contract/request.ts";
import { bodyOf, problem } from "../http.ts";
import { ready } from "../pools.ts";
import { answering } from "./requests.ts";
import { noRoom } from "./room.ts";

const UNSTORED = { "cache-control": "no-store" } as const;

/** `POST /parcels`. */
export function sendParcel(request: Request): Promise<Response> {
  return answering(async () => {
    const body = await bodyOf(request);
    if (body instanceof Response) return body;
    const read = readAs(parcelSchema, body.value);
    if (!read.ok) return problem(400, "Send what you encrypted as “sealed”, in base64.", read.faults);
    const full = await noRoom(await ready(), "new");
    if (full) return full;
    const id = newId();
    const until = await keepParcel(await ready(), { id, ...read.asked }, Date.now());
    if (until === undefined) {
      const answer = problem(503, "Too many parcels wait on this server. Try again in a quarter of an hour.");
      answer.headers.set("retry-after", "900");
      return answer;
    }
    const kept: KeptParcel = { id, until };
    return Response.json(kept, { status: 201, headers: UNSTORED });
  });
}

/** `POST /parcels/{id}/open`. A GET would not do: whoever previews a link must not take what waits behind it. */
export function openParcel(request: Request, id: string): Promise<Response> {
  return answering(async () => {
    // A page of another site could only spoil what it cannot read.
    if (request.headers.get("sec-fetch-site") === "cross-site")
      return problem(403, "Only a page of Drydock opens parcels, and this request came from another site.");
    const sealed = await takeParcel(await ready(), id, Date.now());
    if (sealed === undefined)
      return problem(404, "There is no such parcel. It was opened already, or it waited longer than 15 minutes.");
    const parcel: Parcel = { sealed };
    return Response.json(parcel, { headers: UNSTORED });
  });
}
