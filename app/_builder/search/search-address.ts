import { replaceAddress } from "../../_client/address.ts";

/** A setting of the search in the page's address, or an empty text. */
export function inAddress(name: string): string {
  return new URL(location.href).searchParams.get(name)?.slice(0, 256) ?? "";
}

/** Keeps a setting of the search in the address, so that links and reloads have it. */
export function keepInAddress(name: string, value: string): void {
  const address = new URL(location.href);
  if (value === "") address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  replaceAddress(address);
}
