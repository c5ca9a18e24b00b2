import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

declare global {
  /** Pages are compiled apart from the server in front of them. This is the one place that both find. */
  var drydockAnswers: AsyncLocalStorage<ServerResponse> | undefined;
}

function answers(): AsyncLocalStorage<ServerResponse> {
  globalThis.drydockAnswers ??= new AsyncLocalStorage();
  return globalThis.drydockAnswers;
}

/** Makes an answer whose page can say that nothing is at its address. */
export function answering<T>(response: ServerResponse, make: () => T): T {
  return answers().run(response, make);
}

/**
 * Gives the page that is being made the status 404. Next's own `notFound()` sends a body that is empty until scripts have
 * run. A page that calls this shows its text to everybody.
 */
export function markMissing(): void {
  const response = answers().getStore();
  if (response && !response.headersSent) response.statusCode = 404;
}
