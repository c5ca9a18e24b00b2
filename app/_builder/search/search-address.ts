import { replaceAddress } from "../../_client/address.ts";

/** A setting of the search in the page's URL, or an empty string. */
export function inAddress(name: string): string {
  return new URL(location.href).searchParams.get(name)?.slice(0, 256) ?? "";
}

/** Keeps a setting of the search in the URL, so that links and reloads preserve it. */
export function keepInAddress(name: string, value: string): void {
  const address = new URL(location.href);
  if (value === "") address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  replaceAddress(address);
}
