import { openApi } from "../../lib/contract/openapi.ts";
import { games } from "../../lib/games/index.ts";

/** All calls of the API, from the description that programs read. */
export function ApiCalls() {
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
