// Scripts and styles of the build as they were packed with it, a tenth smaller than what is packed while somebody waits.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { takes } from "./cache/answer.ts";
import type { Render } from "./front.ts";

/** Where they lie in a build. */
const PACKED = "packed";
const STATIC = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  js: "application/javascript; charset=UTF-8",
  css: "text/css; charset=UTF-8",
};

/** Packs scripts and styles as small as can be, as a part of the build. */
export async function packFiles(build: string): Promise<void> {
  const [from, to] = [join(build, "static"), join(build, PACKED)];
  await rm(to, { recursive: true, force: true });
  const names = (await readdir(from, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const packed = await promisify(brotliCompress)(await readFile(join(from, name)));
      await mkdir(dirname(join(to, name)), { recursive: true });
      await writeFile(join(to, `${name}.br`), packed);
    }),
  );
}

/** Sends what is packed in a build to those who take it so. All else is made as before. */
export function packedFirst(build: string, render: Render): Render {
  const folder = join(build, PACKED);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const files = new Map(
    names.flatMap((name) =>
      name.endsWith(".br") ? [[name.slice(0, -3).replaceAll("\\", "/"), readFileSync(join(folder, name))]] : [],
    ),
  );
  return async (request, response) => {
    const { url = "", method, headers } = request;
    const name = url.startsWith(STATIC) ? url.slice(STATIC.length).replace(/\?.*/, "") : "";
    const body = files.get(name);
    const isRead = method === "GET" || method === "HEAD";
    if (!body || !isRead || !takes("br", headers["accept-encoding"]?.toString())) return render(request, response);
    response.appendHeader("vary", "accept-encoding");
    response.writeHead(200, {
      "content-type": TYPES[name.slice(name.lastIndexOf(".") + 1)],
      "content-encoding": "br",
      "content-length": body.length,
      "cache-control": "public, max-age=31536000, immutable",
    });
    response.end(method === "HEAD" ? undefined : body);
  };
}
