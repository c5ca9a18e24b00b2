import { builtWorker, plan } from "../_offline/running-build.ts";
import { readSettings } from "../_server/front/settings.ts";
import { stampedGames } from "../_server/stamped-games.ts";

/** Its policy is that of the worker itself, which only ever asks its own server. */
const HEADERS = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

/** The service worker, or the one that removes it where the operator has switched it off. */
export async function GET() {
  if (!readSettings(process.env).isOffline) return new Response(await builtWorker("retired"), { headers: HEADERS });
  return new Response(
    `const PLAN=${JSON.stringify(await plan(await stampedGames()))};\n${await builtWorker("worker")}`,
    {
      headers: HEADERS,
    },
  );
}
