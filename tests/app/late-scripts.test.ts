// The scripts of a page come in after it is painted.
import { afterEach, expect, test, vi } from "vitest";
import { lateScripts } from "../../app/_server/front/cache/late-scripts.ts";

const nonce = "a-nonce";
const tag = (name: string, attributes = "") =>
  `<script src="/_next/static/chunks/${name}.js"${attributes} nonce="${nonce}"></script>`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** The addresses of the scripts that a page has asked for. */
const asked = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));

/** A page of ours with this body, with its one inline script run. Its frames and its paint are made by hand. */
function opened(body: string): { sent: string; frame: () => void; painted: () => void } {
  const frames: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      private readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
      observe(of: { type: string }) {
        if (of.type === "paint") watchers.push(this.told);
      }
    },
  );
  const head = `<link rel="preload" as="script" href="/_next/static/chunks/one.js"/>${tag("one", ' async=""')}`;
  const sent = lateScripts(`<html><head>${head}${tag("old", ' noModule=""')}</head><body>${body}</body></html>`, nonce);
  new Function(
    sent.slice(sent.lastIndexOf(`<script nonce="${nonce}">`)).replace(/^<script[^>]*>|<\/script>.*$/gs, ""),
  )();
  return {
    sent,
    frame: () => {
      for (const run of frames.splice(0)) run();
    },
    painted: () => {
      for (const told of watchers) told();
    },
  };
}

test("they are asked for once, in their order after the first paint, and not ahead of it", () => {
  const { sent, frame, painted } = opened(`<p>Text</p>${tag("two", ' id="_R_" async=""')}`);
  expect(sent).not.toMatch(/<link|<script src="[^"]*(one|two)/);
  expect(sent).toContain(tag("old", ' noModule=""'));
  frame();
  vi.advanceTimersByTime(100);
  expect(asked()).toEqual([]);
  for (let i = 0; i < 2; i++) painted();
  vi.runAllTimers();
  expect(asked()).toEqual(["/_next/static/chunks/one.js", "/_next/static/chunks/two.js"]);
  expect([...document.head.querySelectorAll("script")].every((script) => script.hasAttribute("async"))).toBe(true);
});

test("a browser that does not say that it has painted gets them soon after a frame", () => {
  const { frame } = opened("<p>Text</p>");
  vi.runAllTimers();
  expect(asked()).toEqual([]);
  frame();
  vi.advanceTimersByTime(200);
  expect(asked()).toEqual(["/_next/static/chunks/one.js"]);
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
