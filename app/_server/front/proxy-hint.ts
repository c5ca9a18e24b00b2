import type { Log } from "../log.ts";

let isSaid = false;

/** Tells the operator, once, that everybody behind a proxy counts as one client until the proxy is trusted. */
export function hintAtProxy(log: Log, forwarded: string | undefined, trustedHops: number): void {
  if (isSaid || forwarded === undefined || trustedHops > 0) return;
  isSaid = true;
  log.event(
    "warn",
    "untrusted-proxy",
    "A request came through a proxy (it has X-Forwarded-For), and TRUSTED_PROXY_HOPS is 0: everybody behind that proxy shares one client's limits. Set TRUSTED_PROXY_HOPS to the number of your proxies.",
  );
}
