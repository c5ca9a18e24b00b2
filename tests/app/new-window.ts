// Before a file of tests: modules of its own, as if the window had just been opened. Behind it: whatever the file has left in
// the window goes. It runs once for every file.
import { afterAll, vi } from "vitest";
import { quickenQueries } from "./quick-queries.ts";

vi.resetModules();
const slowDown = quickenQueries();
// jsdom lays nothing out, so there is nothing to scroll.
HTMLElement.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// What a file does in the end itself comes before this.
afterAll(() => {
  slowDown();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.drydockDatabase = undefined;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
