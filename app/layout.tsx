import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { spelled } from "../lib/core/words.ts";
import { games } from "../lib/games/index.ts";
import { MissingArt } from "./_client/art/missing-art.tsx";
import { RETURNING_SCRIPT } from "./_client/drafts/returning.ts";
import { LaterNotice } from "./_offline/later-notice.tsx";
import { build } from "./_offline/running-build.ts";
import { siteOrigin } from "./_server/origin.ts";
import { accentsOf } from "./_ui/accents.ts";
import { PAGE_WIDTH, SiteHeader } from "./_ui/base/site-header.tsx";
import { THEME_SCRIPT } from "./_ui/base/theme.ts";
import { UNFURLED } from "./_ui/base/unfurled.ts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: { default: "Drydock", template: "%s · Drydock" },
  description: `Build, check and playtest decks for ${spelled(games.length)} sci-fi card games.`,
  // Title and sentence are those of each page. A page with a picture of its own names it.
  openGraph: { ...UNFURLED, images: ["/icon-512.png"] },
  icons: { apple: "/icon-192.png" },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f4f0e6" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1c30" },
  ],
};

/** The font of every page. It is requested before the style sheet asks for it, so that most pages are painted only once. */
const FONT = new URL("./_ui/type/inter.woff2", import.meta.url);

/** Marks a page whose link leads to a certain moment, so that no other is shown before it. */
const MOMENT_SCRIPT = `if(location.hash.length>1||location.search.includes("game="))document.documentElement.dataset.moment=""`;

/** Nothing is kept of pages that are still being written. */
const isBuilt = process.env.NODE_ENV === "production";

export default async function RootLayout({ children }: { children: ReactNode }) {
  preload(FONT.pathname, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    // The theme and the nonce differ between what the server sends and what the browser holds.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning>
          {`${THEME_SCRIPT};${RETURNING_SCRIPT};${MOMENT_SCRIPT}`}
        </script>
        <style nonce={nonce}>{accentsOf(games)}</style>
      </head>
      <body>
        {isBuilt && <LaterNotice build={await build()} />}
        <MissingArt />
        <SiteHeader />
        <main className={`pb-16 has-[>[data-framed]]:pb-0 print:max-w-none print:p-0 ${PAGE_WIDTH}`}>{children}</main>
      </body>
    </html>
  );
}
