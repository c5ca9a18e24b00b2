import { headers } from "next/headers";
import type { ReactNode } from "react";
import { KEY_SCRIPT } from "./key-in-address.ts";

/** Whatever is at the address of something saved, the key of a link to change is taken out of it first. */
export async function TakesKey({ children }: { children: ReactNode }) {
  return (
    <>
      <script nonce={(await headers()).get("x-nonce") ?? undefined} suppressHydrationWarning>
        {KEY_SCRIPT}
      </script>
      {children}
    </>
  );
}
