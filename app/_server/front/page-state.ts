import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

const STATE = "next-router-state-tree";

/** Removes what a page says it shows, where Next cannot read it: Next would answer with 500. Without it Next sends the whole
 * page, which also serves a browser whose page was made by an older server. */
export function dropUnreadableState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[STATE]);
  } catch {
    delete headers[STATE];
  }
}
