// What our workers use of a service worker's global scope. The compiler's own types of it cannot stand beside those of pages.

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Asking extends Lasting {
  readonly request: Request;
  /** The answer that the browser has asked for while the worker started, if it does so. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerEvents {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Asking;
  readonly message: Lasting & { readonly data: unknown };
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, "unregister"> & {
    // Not every browser asks ahead.
    readonly navigationPreload?: Pick<NavigationPreloadManager, "enable">;
  };
  fetch(request: Request | string, how?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
}
