/** An unguessable mark that identifies scripts and styles sent by the server. All marks have the same length. */
export function newNonce(): string {
  return btoa(crypto.randomUUID());
}

/** The nonce that a policy allows, if any. */
export function nonceIn(policy: string): string | undefined {
  return /'nonce-([A-Za-z0-9+/=]{48})'/.exec(policy)?.[1];
}
