import { replaceAddress } from "../../_client/address.ts";

/** What the page's address says of the search, by name; empty if it says nothing. */
export function inAddress(name: string): string {
  return new URL(location.href).searchParams.get(name)?.slice(0, 256) ?? "";
}

/** Keeps it in the address, so that it can be shared and is there after a reload. */
export function keepInAddress(name: string, value: string): void {
  const address = new URL(location.href);
  if (value === "") address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  replaceAddress(address);
}
