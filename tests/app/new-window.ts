// Runs before each file of tests of pages, as they share a window: behind the file, whatever it has left there goes.
import { configure } from "@testing-library/dom";
import { afterAll } from "vitest";
import { patience } from "../pace.ts";
import { quickenQueries } from "./quick-queries.ts";

configure({ asyncUtilTimeout: patience(60_000) });
const slowDown = quickenQueries();
// jsdom lays nothing out, so there is nothing to scroll.
HTMLElement.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// What a file does in the end itself comes before this.
afterAll(() => {
  slowDown();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
