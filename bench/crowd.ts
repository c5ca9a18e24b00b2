// Sends many of one request at once, in a process of its own, so that what sends does not keep waiting what measures.
import { AT_ONCE, largeSets } from "./costly.ts";

const [origin = "", which = "0"] = process.argv.slice(2);
const sent = largeSets()[Number(which)];
if (!sent) throw new Error(`there is no request ${which}`);
const { method = "GET", path, body = "" } = sent;
const ends = await Promise.all(
  Array.from({ length: AT_ONCE }, async (_, at) => {
    try {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(origin + path(at, ""), { method, headers, body });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch {
      // The server ended the connection before it had read all.
      return "no answer";
    }
  }),
);
const counts = Object.entries(Object.groupBy(ends, String)).map(([end, all]) => `${all?.length} x ${end}`);
console.log(counts.join(", "));
