import { probe } from "../../db/sets.ts";
import { problem, refusing } from "../_server/http.ts";
import { ready } from "../_server/pools.ts";

/** The database answers a read and takes a write. */
export async function GET() {
  try {
    await probe(await ready());
  } catch (error) {
    console.error(error);
    return problem(503, "The database does not answer.");
  }
  return Response.json({ status: "ready" }, { headers: { "cache-control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
