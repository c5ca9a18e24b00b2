import type { MetadataRoute } from "next";
import { publicOrigin } from "./_server/origin.ts";

/** What crawlers may read. Pages that nobody should find by a search say so themselves. */
export default function robots(): MetadataRoute.Robots {
  const origin = publicOrigin();
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    ...(origin === undefined ? {} : { sitemap: `${origin}/sitemap.xml` }),
  };
}

export const dynamic = "force-dynamic";
