import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notice } from "../../app/_offline/notice.tsx";

/** A service worker of the page's browser, and what it was told. */
class FakeWorker extends EventTarget {
  state = "installed";
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  asked = 0;
  async update(): Promise<void> {
    this.asked++;
  }
}

let registration: FakeRegistration;
let container: EventTarget;
let names: string[];
let server: () => Promise<Response>;
let asked: string[];

const status = () => screen.getByRole("status").textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
  names = ["drydock-one-a"];
  asked = [];
  server = async () => new Response("{}");
  container = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal("caches", { keys: async () => names });
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return server();
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("nothing is said while the server answers and there is nothing newer", async () => {
  render(<Notice build="one" />);
  await pass(65_000);
  expect(status()).toBe("");
  expect(asked).toEqual(["/healthz", "/healthz", "/healthz"]);
});

test.each<[string, () => Promise<Response>]>([
  ["gives no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is not there behind its proxy", async () => new Response("", { status: 502 })],
])("a server that %s is said within half a minute, and gone within five seconds of being back", async (_, silent) => {
  render(<Notice build="one" />);
  await pass(1_000);
  server = silent;
  await pass(30_000);
  expect(status()).toContain("Offline");
  expect(document.documentElement.hasAttribute("data-notice")).toBe(true);
  server = async () => new Response("{}");
  await pass(5_000);
  expect(status()).toBe("");
  expect(document.documentElement.hasAttribute("data-notice")).toBe(false);
});

test("a network that comes or goes is looked at once, whatever the browser says of it", async () => {
  render(<Notice build="one" />);
  await pass(1_000);
  server = () => Promise.reject(new TypeError("Failed to fetch"));
  dispatchEvent(new Event("online"));
  await pass(0);
  expect(status()).toContain("Offline");
  server = async () => new Response("{}");
  dispatchEvent(new Event("offline"));
  await pass(0);
  expect(status()).toBe("");
});

test("a page that nobody sees asks nothing, and asks when it is seen again", async () => {
  render(<Notice build="one" />);
  await pass(1_000);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(300_000);
  expect(asked).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(asked).toHaveLength(2);
  hidden.mockRestore();
});

/** A newer worker, all of whose files this browser has. */
async function arrive(name: string): Promise<FakeWorker> {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  names = [...names, name];
  registration.installing = null;
  registration.waiting = worker;
  worker.dispatchEvent(new Event("statechange"));
  await pass(0);
  return worker;
}

test("a newer Drydock is offered, and takes over only when it is asked to", async () => {
  render(<Notice build="one" />);
  await pass(1_000);
  const worker = await arrive("drydock-two-a");
  expect(status()).toBe("A newer Drydock is ready.Reload");
  await pass(3_600_000);
  expect(registration.asked).toBe(1);
  expect(worker.told).toEqual([]);
  act(() => screen.getByRole("button", { name: "Reload" }).click());
  expect(worker.told).toEqual(["take over"]);
});

test("a page that is of the newest build offers nothing, and lets the worker take over if no other page is open", async () => {
  render(<Notice build="two" />);
  await pass(1_000);
  const worker = await arrive("drydock-two-a");
  expect(status()).toBe("");
  expect(worker.told).toEqual(["take over if alone"]);
});

test("a browser that refuses service workers shows whether the server answers all the same", async () => {
  Object.assign(container, { register: () => Promise.reject(new DOMException("denied", "SecurityError")) });
  server = () => Promise.reject(new TypeError("Failed to fetch"));
  render(<Notice build="one" />);
  await pass(1_000);
  expect(status()).toContain("Offline");
});

test("in another page's frame nothing is asked, kept or said", async () => {
  vi.spyOn(window, "top", "get").mockReturnValue(null);
  render(<Notice build="one" />);
  await pass(65_000);
  expect(asked).toEqual([]);
  expect(screen.queryByRole("status")).toBeNull();
  vi.restoreAllMocks();
});
