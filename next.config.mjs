import { releaseOf } from "./lib/cli/release.ts";

/** The service workers are made from what was built, and by a library that only the build has. All is packed then. */
async function afterCompile({ distDir }) {
  const { buildWorkers } = await import("./app/_offline/build-workers.ts");
  const { packFiles } = await import("./app/_server/front/packed-files.ts");
  await buildWorkers(distDir);
  await packFiles(distDir);
}

/** @type {import("next").NextConfig} */
const config = {
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["better-sqlite3"],
  images: { unoptimized: true },
  // `npm run typecheck` checks types. A build that checked them again would take twice as long.
  typescript: { ignoreBuildErrors: true },
  // The head of a page is complete when the page is sent, for everybody and not only for those who read no script: so the
  // same page can be sent to all (`app/_server/front/cache`).
  htmlLimitedBots: /./,
  compiler: { runAfterProductionCompile: afterCompile },
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  outputFileTracingIncludes: { "/*": ["./db/migrations/**/*", "./data/**/*"] },
  // The front takes away what a page says it shows (`app/_server/front/front.ts`), so its hash in the address cannot fit.
  experimental: { validateRSCRequestHeaders: false },
  // An engine of a release is never written again.
  headers: async () => [
    {
      source: "/engines/:path*",
      headers: [{ key: "cache-control", value: "public, max-age=31536000, immutable" }],
    },
  ],
  env: { DRYDOCK_RELEASE: releaseOf(import.meta.dirname) },
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
};

export default config;
