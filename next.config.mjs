/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["better-sqlite3"],
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  outputFileTracingIncludes: { "/*": ["./db/migrations/**/*", "./data/**/*"] },
  // A body is read whole before a route sees it; no list and no deck is longer.
  experimental: { proxyClientMaxBodySize: 524_288 },
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
};

export default config;
