import type { Page } from "@playwright/test";
import type { Sheet } from "../../lib/sheets/sheet.ts";
import { expect } from "./page.ts";

interface Kept {
  readonly id: string;
  readonly lines: readonly { readonly name: string; readonly count: number }[];
}

/** The decks of this page's browser as its storage has them. */
export function keptDecks(page: Page): Promise<readonly Kept[]> {
  return page.evaluate(
    () =>
      new Promise<readonly Kept[]>((resolve, reject) => {
        const open = indexedDB.open("drydock");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
  );
}

/** The cards of the deck on this page as its browser's storage has them. */
export async function keptCards(page: Page): Promise<Readonly<Record<string, number>>> {
  const id = new URL(page.url()).searchParams.get("draft");
  const lines = (await keptDecks(page)).find((deck) => deck.id === id)?.lines ?? [];
  return Object.fromEntries(lines.map(({ name, count }) => [name, count]));
}

/** Puts a record into the storage of this page's browser, whatever it is. */
export function keepRecord(
  page: Page,
  record: { readonly id: string },
  kind: "drafts" | "sets" = "drafts",
): Promise<void> {
  return page.evaluate(
    ({ record, kind }) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open("drydock");
        open.onsuccess = () => {
          const transaction = open.result.transaction(kind, "readwrite");
          transaction.objectStore(kind).put(record);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    { record, kind },
  );
}

/** Keeps a card set in this page's browser under the id "box", as its only one. It is used from then on. */
export async function keepSet(page: Page, sheet: Sheet): Promise<void> {
  await page.goto("/sets");
  // The list has opened the storage once it says what belongs here.
  await expect(page.getByText("You have no card sets yet")).toBeVisible();
  const record = { id: "box", version: 1, updated: 1, place: 1, isUsed: true, sheet };
  await keepRecord(page, record, "sets");
}

/** From now on these writes of this page's storage fail, counted from 1, until the page is loaded again. */
export function failWrites(page: Page, failing: readonly number[] | "all"): Promise<void> {
  return page.evaluate((failing) => {
    const put = IDBObjectStore.prototype.put;
    let writes = 0;
    IDBObjectStore.prototype.put = function (...record) {
      writes++;
      if (failing === "all" || failing.includes(writes)) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, record);
    };
  }, failing);
}

declare global {
  interface Window {
    /** Lets a storage answer that has been silent. */
    answer?: () => void;
  }
}

/** The storage of this page answers only when `answer` is called. */
export async function silenceStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isSilent = true;
    const listen = IDBOpenDBRequest.prototype.addEventListener;
    IDBOpenDBRequest.prototype.addEventListener = function (type: string, heard: EventListener, options?: boolean) {
      const later = (event: Event) =>
        isSilent ? void held.push(() => heard.call(this, event)) : heard.call(this, event);
      listen.call(this, type, type === "success" ? later : heard, options);
    };
    window.answer = () => {
      isSilent = false;
      for (const hear of held) hear();
    };
  });
}
