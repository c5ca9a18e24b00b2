// Measures in a real browser that is slowed down.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "../tests/chromium.ts";

/** How many times slower than this machine the page's thread is made. */
export const SLOWER = 4;

/** A browser for the built app, or what is missing for it. */
export async function openBrowser(): Promise<Browser | string> {
  if (!existsSync(`${process.env.NEXT_DIST_DIR ?? ".next"}/BUILD_ID`))
    return "there is no build. Make one with npm run build.";
  const executablePath = chromiumPath();
  if (executablePath === undefined) return "there is no Chromium. Install it, or name it in CHROMIUM_PATH.";
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Waits until nothing has changed on the page for a while, so that the effect of the last press is complete. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, 400);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 400);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
}
