import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parcelAddress, parcelIn } from "../../../lib/deck/parcel/link.ts";
import { LONGEST_PARCEL, type Sealed, seal, unseal } from "../../../lib/deck/parcel/seal.ts";
import { runs } from "../../runs.ts";

async function sealed(text: string): Promise<Sealed> {
  const done = await seal(text);
  if (!done) throw new Error(`${text.length} letters are too many for a parcel.`);
  return done;
}

describe("a sealed text", () => {
  test("is read with its key, whatever it says", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        expect(await unseal(await sealed(text))).toBe(text);
      }),
      runs(50, 2_000),
    );
  });

  test("is read with no other key", async () => {
    const [one, other] = await Promise.all([sealed("one"), sealed("other")]);
    expect(await unseal({ ...one, key: other.key })).toBeUndefined();
    for (const key of ["", "short", "a".repeat(43), "ä".repeat(43)])
      expect(await unseal({ ...one, key }), key).toBeUndefined();
  });

  test("is refused if any byte of it was changed or is missing", async () => {
    const { sealed: text, key } = await sealed("decks");
    for (let at = 0; at < text.length; at += 4) {
      const group = text.slice(at, at + 4) === "AAAA" ? "BBBB" : "AAAA";
      expect(await unseal({ sealed: text.slice(0, at) + group + text.slice(at + 4), key }), `at ${at}`).toBeUndefined();
      expect(await unseal({ sealed: text.slice(0, at), key }), `cut at ${at}`).toBeUndefined();
    }
    expect(await unseal({ sealed: "not base64!", key })).toBeUndefined();
  });

  test("looks different each time, and says nothing of the text", async () => {
    const [one, again] = await Promise.all([sealed("Exploit"), sealed("Exploit")]);
    expect(one.sealed).not.toBe(again.sealed);
    expect(atob(one.sealed)).not.toContain("Exploit");
  });

  test("is short where the text repeats itself, and refused where it is too long for a parcel", async () => {
    expect((await sealed("Exploit ×2\n".repeat(20_000))).sealed.length).toBeLessThan(4_000);
    const noise = Array.from({ length: 5 }, () => crypto.getRandomValues(new Uint32Array(10_000)).join(" ")).join(" ");
    expect(noise.length).toBeGreaterThan(LONGEST_PARCEL);
    expect(await seal(noise)).toBeUndefined();
  });
});

test("the link of a parcel says where it waits behind #, and is read again", async () => {
  const { key } = await sealed("decks");
  const address = new URL(parcelAddress({ id: "0123456789", key }, "https://drydock.example"));
  expect([address.origin, address.pathname, address.search]).toEqual(["https://drydock.example", "/decks/bring", ""]);
  expect(parcelIn(address.hash)).toEqual({ id: "0123456789", key });
  for (const hash of ["", "#", "#key=dk_1", `#${key}`, "#0123456789.short", `${address.hash}&more`])
    expect(parcelIn(hash), hash).toBeUndefined();
});
