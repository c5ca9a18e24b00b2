import { headers } from "next/headers";
import { KEY_SCRIPT } from "../../_saved/page/key-in-address.ts";

/** Whatever is at the address of a saved deck, the key of a link to change is taken out of it first. */
export default async function SavedDeckLayout({ children }: LayoutProps<"/decks/[id]">) {
  return (
    <>
      <script nonce={(await headers()).get("x-nonce") ?? undefined} suppressHydrationWarning>
        {KEY_SCRIPT}
      </script>
      {children}
    </>
  );
}
