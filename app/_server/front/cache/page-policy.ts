import { createHash } from "node:crypto";

/** The one page that other sites may show in a frame. */
const EMBED = /^\/d\/[\w-]+\/embed(\?|$)/;

/**
 * A finished page, and the policy that says what it may load. It runs the scripts that stand in it and no others, each told
 * by its hash. Only those that carry the nonce were written by Next or by us: whatever else got into a page is refused. The
 * nonce itself is taken out, so that the page is the same for everybody.
 */
export function withPolicy(html: string, nonce: string, url: string): { html: string; policy: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const marked = new RegExp(`<(script|style)([^>]*) nonce="${nonce}"([^>]*)>(.*?)</\\1>`, "gs");
  const bare = html.replace(marked, (_, tag: "script" | "style", before: string, after: string, text: string) => {
    const content = text.replaceAll(nonce, "");
    if (content !== "") hashes[tag].add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
    return `<${tag}${before}${after}>${content}</${tag}>`;
  });
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${EMBED.test(url) ? "*" : "'none'"}`,
  ].join("; ");
  return { html: bare.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, ""), policy };
}
