import { afterEach, expect, test, vi } from "vitest";
import { download } from "../../app/_client/download.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["cards.csv", "text/csv", [0xef, 0xbb, 0xbf, 0x61]],
  ["list.csv", undefined, [0xef, 0xbb, 0xbf, 0x61]],
  ["deck.txt", "text/plain", [0x61]],
])("%s of type %s begins with a byte-order mark if it is CSV", async (file, type, bytes) => {
  const blobs: (Blob | MediaSource)[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  download(file, ["a"], type);
  const [blob] = blobs;
  if (!(blob instanceof Blob)) throw new Error("nothing was saved");
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(bytes);
});
