// The kinds of problems that the API answers with. Their types are addresses of pages that say more.

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What it means and what to do, for whoever writes the program. */
  readonly says: string;
}

const KINDS: readonly ProblemKind[] = [
  {
    status: 400,
    title: "The request cannot be read",
    says: "Something in the address or the body is not as the API expects it. “errors” lists each fault with its place. Mend those and send the request again.",
  },
  {
    status: 401,
    title: "A key is needed",
    says: "Changing what is saved needs its edit key. Send it as “Authorization: Bearer KEY”. The answer to a new deck or card set shows its key once.",
  },
  {
    status: 403,
    title: "The key does not fit",
    says: "The key is another one, or it was revoked. Somebody who has a key can make a new one for you.",
  },
  {
    status: 404,
    title: "Not found",
    says: "There is nothing at this address. The OpenAPI description lists every address.",
  },
  {
    status: 405,
    title: "Method not allowed",
    says: "The address is right, but it does not take this method. The Allow header lists those that it takes.",
  },
  {
    status: 408,
    title: "The request took too long",
    says: "The whole request has to arrive within 30 seconds. Send it again.",
  },
  {
    status: 409,
    title: "That cannot be done now",
    says: "“detail” says why. The last key of a deck, for example, cannot be revoked.",
  },
  { status: 410, title: "Deleted", says: "It was deleted. Its owner can bring it back for 30 days." },
  {
    status: 412,
    title: "Somebody saved another version",
    says: "Get the newest version, put your change into it, and save with its ETag as If-Match.",
  },
  {
    status: 413,
    title: "The request is too large",
    says: "“detail” says how large it may be. A list has at most 64 KiB, a card set 5 MiB.",
  },
  {
    status: 415,
    title: "The request is not JSON",
    says: "Send JSON, with the header “Content-Type: application/json”.",
  },
  { status: 417, title: "Expectation failed", says: "The only expectation that Drydock supports is 100-continue." },
  {
    status: 422,
    title: "The request means something else",
    says: "An Idempotency-Key names one request. Use a new one for another request.",
  },
  {
    status: 428,
    title: "A version is needed",
    says: "Say which version you changed: send the ETag that it came with as If-Match.",
  },
  {
    status: 429,
    title: "Too many requests",
    says: "One client may send only so many requests a minute, and save only so much a day. Retry-After says when to try again.",
  },
  { status: 431, title: "The request headers are too large", says: "All headers together may have 16 KiB." },
  {
    status: 500,
    title: "Internal error",
    says: "Something went wrong on the server, and it is not your fault. Its log says what. Whoever runs the server can find it by the answer’s X-Request-Id.",
  },
  { status: 503, title: "Service unavailable", says: "Drydock is busy. Retry-After says when to try again." },
  {
    status: 507,
    title: "The disk is full",
    says: "The server has no room for more. Nothing was saved. Tell whoever runs it.",
  },
];

/** The kinds by the last part of their pages' addresses. */
export const problemKinds: ReadonlyMap<string, ProblemKind> = new Map(KINDS.map((kind) => [slugOf(kind.title), kind]));

/** The title of a status, and the address of the page that says more about it. */
export function problemType(status: number): { readonly type: string; readonly title: string } {
  const title = KINDS.find((kind) => kind.status === status)?.title ?? "Error";
  return { type: `/problems/${slugOf(title)}`, title };
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}
