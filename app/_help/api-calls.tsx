import { openApi } from "../../lib/contract/openapi.ts";
import { games } from "../../lib/games/index.ts";

function examplesAt(address: string): string {
  return `curl -X POST ${address}/games/${games[0].id}/check \\
  -H "Content-Type: application/json" \\
  -d '{"text": "54 Exploit\\n2 City 20", "format": "standard"}'

curl -X POST ${address}/games/${games[0].id}/check \\
  -H "Content-Type: application/json" \\
  -d '{"text": "54 Exploit\\n2 My own card", "sets": ["ID of a saved set"]}'

curl "${address}/games/${games[0].id}/cards?q=kind:orbital&limit=5"`;
}

/** All calls of the API, from the description that programs read. */
export function ApiCalls({ origin }: { origin: string }) {
  const { servers, paths } = openApi(games);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ call: `${method.toUpperCase()} ${path}`, summary })),
  );
  return (
    <>
      <p>
        All paths begin with <code className="font-mono text-sm">{servers[0]?.url}</code>. The{" "}
        <a href="/api/v1/openapi.json">OpenAPI description</a> has every field.
      </p>
      <p className="mt-2">Check a list, check one with card sets that are saved on this server, and find cards:</p>
      <pre className="mt-1 overflow-x-auto rounded-sm bg-wash p-3 font-mono text-sm whitespace-pre-wrap break-words">
        {examplesAt(`${origin}/api/v1`)}
      </pre>
      <p className="mt-2">
        The verdict has <code className="font-mono text-sm">status</code> (legal, illegal or undetermined),{" "}
        <code className="font-mono text-sm">findings</code> with the place in the rulebook and the edits that fix each,
        and <code className="font-mono text-sm">held</code>. A fault is an answer of type application/problem+json, and
        its <code className="font-mono text-sm">type</code> leads to a page that says what to do. Answers for everybody
        have an ETag. Pages of other sites may call the API where whoever runs this server allows it.
      </p>
      <dl className="mt-2 grid max-w-3xl gap-x-6 text-sm sm:grid-cols-[max-content_1fr]">
        {calls.map(({ call, summary }) => (
          <div key={call} className="contents">
            <dt className="pt-1 font-mono">{call}</dt>
            <dd className="text-faint sm:pt-1">{summary}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
