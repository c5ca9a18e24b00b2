// What an error of PostgreSQL, or of the way to it, says to whoever runs Drydock.

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing answers there. Start PostgreSQL, or correct the host and the port",
  ENOTFOUND: "its host cannot be found. Correct the name of the host",
  EAI_AGAIN: "its host cannot be found now. Check the network, or correct the name of the host",
  ETIMEDOUT: "it does not answer in time",
  EHOSTUNREACH: "its host cannot be reached",
  ECONNRESET: "it closed the connection",
  "28P01": "it does not take this user with this password",
  "28000": "it does not let this user in",
  "3D000": "there is no database of this name. Make it with createdb",
  "42501": "this user is not allowed to make tables in it",
  "53300": "it has no connection left. Lower DATABASE_CONNECTIONS, or raise max_connections",
  "57P03": "it is still starting",
  "57014": "it took too long to answer",
};

/** In words, where they are known, and without the query, which could fill pages. */
export function whyOf(error: unknown): string {
  let last: unknown = error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const known = "code" in cause ? WORDS[String(cause.code)] : undefined;
    if (known !== undefined) return known;
    last = cause;
  }
  return (last instanceof Error ? last.message : String(last)).replace(/\.$/, "");
}
