/** A mark that nobody can guess: scripts and styles that carry it were sent by the server. All are equally long. */
export function newNonce(): string {
  return btoa(crypto.randomUUID());
}

/** The nonce that a policy allows, if it allows one. */
export function nonceIn(policy: string): string | undefined {
  return /'nonce-([A-Za-z0-9+/=]{48})'/.exec(policy)?.[1];
}
