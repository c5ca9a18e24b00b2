// The scripts of a page come in after it is painted.
import { afterEach, expect, test, vi } from "vitest";
import { lateScripts } from "../../app/_server/front/cache/late-scripts.ts";
import { newNonce } from "../../app/_server/nonce.ts";

const nonce = newNonce();
const tag = (name: string, attributes = "") =>
  `<script src="/_next/static/chunks/${name}.js"${attributes} nonce="${nonce}"></script>`;

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** The addresses of the scripts that a page has asked for. */
const asked = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));

/** A page of ours with this body, with its one inline script run. Its frames are painted by hand. */
function opened(body: string): { sent: string; paint: () => Promise<void> } {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const head = `<link rel="preload" as="script" href="/_next/static/chunks/one.js"/>${tag("one", ' async=""')}`;
  const sent = lateScripts(`<html><head>${head}${tag("old", ' noModule=""')}</head><body>${body}</body></html>`, nonce);
  new Function(
    sent.slice(sent.lastIndexOf(`<script nonce="${nonce}">`)).replace(/^<script[^>]*>|<\/script>.*$/gs, ""),
  )();
  const paint = async () => {
    for (const frame of frames) frame();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, paint };
}

test("they are asked for in their order after the first paint, and not ahead of it", async () => {
  const { sent, paint } = opened(`<p>Text</p>${tag("two", ' id="_R_" async=""')}`);
  expect(sent).not.toMatch(/<link|<script src="[^"]*(one|two)/);
  expect(sent).toContain(tag("old", ' noModule=""'));
  expect(asked()).toEqual([]);
  await paint();
  expect(asked()).toEqual(["/_next/static/chunks/one.js", "/_next/static/chunks/two.js"]);
  expect([...document.head.querySelectorAll("script")].every((script) => script.hasAttribute("async"))).toBe(true);
});

test("a page in a tab that nobody looks at does not wait for a paint", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  opened("<p>Text</p>");
  expect(asked()).toEqual(["/_next/static/chunks/one.js"]);
});

test.each(["<html><body>No scripts</body></html>", `<html>${tag("one", ' async=""')}</html>`, ""])(
  "nothing else of a page changes: %s",
  (html) => {
    expect(lateScripts(html, nonce)).toBe(html);
  },
);
