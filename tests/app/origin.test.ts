import { afterEach, expect, test, vi } from "vitest";
import { linkForCamera, publicOrigin, siteOrigin } from "../../app/_server/origin.ts";
import { databaseFile } from "../../db/file.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["", undefined],
  ["https://decks.example", "https://decks.example"],
  ["https://decks.example/", "https://decks.example"],
  ["http://192.168.0.7:3000", "http://192.168.0.7:3000"],
])("PUBLIC_ORIGIN=%s", (said, origin) => {
  vi.stubEnv("PUBLIC_ORIGIN", said);
  expect(publicOrigin()).toBe(origin);
});

test("without PUBLIC_ORIGIN whole addresses have the port that the server has", () => {
  vi.stubEnv("PUBLIC_ORIGIN", "");
  vi.stubEnv("PORT", "3431");
  expect(siteOrigin()).toBe("http://localhost:3431");
  vi.stubEnv("PORT", "");
  expect(siteOrigin()).toBe("http://localhost:3000");
  vi.stubEnv("PUBLIC_ORIGIN", "https://decks.example");
  expect(siteOrigin()).toBe("https://decks.example");
});

test("a QR code holds a whole address, and there is none where nobody else reaches it", () => {
  vi.stubEnv("PUBLIC_ORIGIN", "");
  expect(linkForCamera("/d/EA")).toBeUndefined();
  vi.stubEnv("PUBLIC_ORIGIN", "https://decks.example");
  expect(linkForCamera("/d/EA")).toBe("https://decks.example/d/EA");
});

test.each([
  "https://decks.example/path",
  "https://decks.example/?x",
  "decks.example",
  "decks.example:3000",
  "ftp://decks.example",
])("PUBLIC_ORIGIN=%s is no address", (said) => {
  vi.stubEnv("PUBLIC_ORIGIN", said);
  expect(publicOrigin).toThrow(`PUBLIC_ORIGIN is “${said}”`);
});

test("an empty DATABASE_FILE is no database in memory", () => {
  vi.stubEnv("DATABASE_FILE", "");
  expect(databaseFile()).toBe(`${process.cwd()}/drydock.sqlite`);
});
