import { afterEach, expect, test, vi } from "vitest";
import { publicOrigin } from "../../app/_server/origin.ts";
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

test.each(["decks.example", "decks.example:3000", "ftp://decks.example"])("PUBLIC_ORIGIN=%s is no address", (said) => {
  vi.stubEnv("PUBLIC_ORIGIN", said);
  expect(publicOrigin).toThrow(`PUBLIC_ORIGIN is “${said}”`);
});

test("an empty DATABASE_FILE is no database in memory", () => {
  vi.stubEnv("DATABASE_FILE", "");
  expect(databaseFile()).toBe(`${process.cwd()}/drydock.sqlite`);
});
