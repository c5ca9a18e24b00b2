import { afterEach, expect, test, vi } from "vitest";
import { download } from "../../app/_client/download.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["verdicts.csv", ["a,b\r\n", "“é”,1"], [0xef, 0xbb, 0xbf]],
  ["verdicts.json", "{}", [0x7b, 0x7d]],
])("%s begins as spreadsheets need it", async (file, text, bytes) => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved = blob;
    return "blob:made";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  download(file, text);
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsArrayBuffer(saved ?? new Blob());
  await read;
  const start = new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
  expect([...start.slice(0, bytes.length)]).toEqual(bytes);
});
