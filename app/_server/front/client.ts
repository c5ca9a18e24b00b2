import { isIP, isIPv4 } from "node:net";

/** Who is asking, as limits count them: an IPv4 address, or the 56 bits of IPv6 that one household or one server has.
 *
 * A sender can write any list into X-Forwarded-For, and each proxy adds the address it was reached from at the end. So the
 * list is counted from the right, past the proxies that the operator trusts. If that entry is not an address, the socket's
 * address is used, so no list gives its sender a fresh set of limits. */
export function clientOf(socket: string | undefined, forwarded: string | undefined, trustedHops: number): string {
  const reached = addressOf(socket ?? "") ?? "unknown";
  if (trustedHops === 0 || forwarded === undefined) return reached;
  const list = forwarded.split(",");
  return addressOf(list.at(-Math.min(trustedHops, list.length)) ?? "") ?? reached;
}

/** An address without port, brackets and zone, reduced to the part that identifies a client. */
function addressOf(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIPv4(bare)) return bare;
  return isIP(bare) === 6 ? network(groupsOf(bare)) : undefined;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The URL parser normalises every spelling of an address and removes dotted parts.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(missing).fill("0"), ...(after ?? [])].map((group) =>
    Number(`0x${group}`),
  );
}

function network(groups: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0, e, f, g = 0, h = 0] = groups;
  // An IPv4 address mapped into IPv6.
  if (a + b + c + d + (e ?? 0) === 0 && f === 0xffff) return [g >> 8, g & 255, h >> 8, h & 255].join(".");
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(":")}::/56`;
}
