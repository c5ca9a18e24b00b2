import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Handlers } from "./calls.ts";

/** The folder of the app, wherever the server was started from. */
export const APP_FOLDER = fileURLToPath(new URL("../../..", import.meta.url));

/** The folder of the build in it. */
export const BUILD_FOLDER = process.env.NEXT_DIST_DIR ?? ".next";

const routes = z.array(z.object({ page: z.string() }));
const routesManifest = z.object({ staticRoutes: routes, dynamicRoutes: routes });
/** What each file of the app stands for. */
const filesManifest = z.record(z.string(), z.string());
const serverFile = z.object({ config: z.record(z.string(), z.unknown()) });
const packageFile = z.object({ version: z.string() });

/** What the build left for the server in front of it. */
export interface BuiltApp {
  readonly version: string;
  readonly build: string;
  /** The patterns of the app's URLs, the more exact ones first. */
  readonly routes: readonly string[];
  /** Those of them that answer calls of the API. */
  readonly calls: readonly string[];
  /** What the pages were built with, as Next reads it. */
  readonly config: string;
  /** The paths of the files that are served as they are. */
  readonly files: ReadonlySet<string>;
}

export function builtApp(folder = APP_FOLDER): BuiltApp {
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  const built = (file: string) => text(join(BUILD_FOLDER, file));
  const { staticRoutes, dynamicRoutes } = routesManifest.parse(JSON.parse(built("routes-manifest.json")));
  const all = [...staticRoutes, ...dynamicRoutes].map(({ page }) => page);
  const handlers = filesManifest.parse(JSON.parse(built("app-path-routes-manifest.json")));
  return {
    version: packageFile.parse(JSON.parse(text("package.json"))).version,
    build: built("BUILD_ID").trim(),
    routes: all,
    calls: all.filter((page) => page.startsWith("/api/") && handlers[`${page}/route`] === page),
    config: JSON.stringify(serverFile.parse(JSON.parse(built("required-server-files.json"))).config),
    files: new Set(["/icon.svg", ...publicFiles(folder)]),
  };
}

/** What a file of handlers is compiled to. Next makes one instance of it, which its own way to it shares. */
interface BuiltRoute {
  readonly routeModule: { readonly userland: Handlers };
}

/** The handlers of a pattern. Next has to be loaded before. */
export function builtHandlers(pattern: string): Handlers {
  const load: (file: string) => BuiltRoute = createRequire(import.meta.url);
  return load(join(APP_FOLDER, BUILD_FOLDER, "server", "app", pattern, "route.js")).routeModule.userland;
}

function publicFiles(folder: string): readonly string[] {
  const files = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" });
  return files.map((file) => `/${file.replaceAll("\\", "/")}`);
}
