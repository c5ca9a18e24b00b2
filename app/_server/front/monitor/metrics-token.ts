import { createHash, timingSafeEqual } from "node:crypto";

/** Who may read the metrics: whoever sends the operator's token. */
export class MetricsToken {
  readonly #digest: Buffer;

  constructor(token: string) {
    this.#digest = digestOf(token);
  }

  /** Whether an Authorization header carries the token. How long this takes says nothing about the token. */
  isIn(authorization: string | undefined): boolean {
    const [, sent] = /^Bearer +(.+)$/i.exec(authorization ?? "") ?? [];
    return sent !== undefined && timingSafeEqual(digestOf(sent.trim()), this.#digest);
  }
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
