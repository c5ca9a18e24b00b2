/** How long a page waits for the browser's storage before it continues without it. */
export const STORAGE_MS = 3000;

export type InTime<T> = { readonly inTime: true; readonly value: T } | { readonly inTime: false };

/** The result of some work, unless it takes more than `ms` milliseconds. The caller handles failures. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<InTime<T>> {
  const { promise: late, resolve } = Promise.withResolvers<InTime<T>>();
  const timer = setTimeout(() => resolve({ inTime: false }), ms);
  try {
    return await Promise.race([work.then((value): InTime<T> => ({ inTime: true, value })), late]);
  } finally {
    clearTimeout(timer);
  }
}
