// The routes of saved decks and of saved card sets have the same addresses, which take the same methods.
import { refusing } from "../http.ts";
import type { Kind } from "./kind.ts";
import * as routes from "./routes.ts";

interface Context<P extends string> {
  readonly params: Promise<Readonly<Record<P, string>>>;
}

/** The handlers of each address of saved things of one kind. */
export function handlersOf(kind: Kind) {
  const at =
    (work: (kind: Kind, request: Request, id: string) => Promise<Response>) =>
    async (request: Request, { params }: Context<"id">) =>
      work(kind, request, (await params).id);
  return {
    all: {
      ...refusing("GET", "POST"),
      GET: (request: Request) => routes.listSaved(kind, request),
      POST: (request: Request) => routes.createSaved(kind, request),
    },
    one: {
      ...refusing("GET", "PUT", "DELETE"),
      GET: at(routes.readSaved),
      PUT: at(routes.saveVersion),
      DELETE: at(routes.deleteSaved),
    },
    restore: { ...refusing("POST"), POST: at(routes.restoreSaved) },
    versions: { ...refusing("GET"), GET: at(routes.listVersions) },
    version: {
      ...refusing("GET"),
      GET: async (request: Request, { params }: Context<"id" | "version">) => {
        const { id, version } = await params;
        return routes.readSaved(kind, request, id, version);
      },
    },
    keys: { ...refusing("GET", "POST"), GET: at(routes.listKeys), POST: at(routes.createKey) },
    key: {
      ...refusing("DELETE"),
      DELETE: async (request: Request, { params }: Context<"id" | "key">) => {
        const { id, key } = await params;
        return routes.shutOut(kind, request, id, key);
      },
    },
  };
}
