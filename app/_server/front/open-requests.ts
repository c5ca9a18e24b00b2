import type { ServerResponse } from "node:http";

/** The requests that do not have a complete answer yet. */
export class OpenRequests {
  readonly #most: number;
  readonly #byClient = new Map<string, number>();
  #all = 0;
  #idle: (() => void)[] = [];

  /** `most`: how many requests one client may have open. */
  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#all;
  }

  /** Whether this client may have one more. */
  mayOpen(client: string): boolean {
    return (this.#byClient.get(client) ?? 0) < this.#most;
  }

  /** Counts a request until its answer is complete, also for its client if that has a limit. */
  open(response: ServerResponse, client?: string): void {
    this.#all++;
    if (client !== undefined) this.#byClient.set(client, (this.#byClient.get(client) ?? 0) + 1);
    response.once("close", () => this.#close(client));
  }

  /** Resolves when no request is open. */
  async idle(): Promise<void> {
    if (this.#all > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #close(client: string | undefined): void {
    this.#all--;
    if (client !== undefined) {
      const left = (this.#byClient.get(client) ?? 1) - 1;
      if (left > 0) this.#byClient.set(client, left);
      else this.#byClient.delete(client);
    }
    if (this.#all > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
