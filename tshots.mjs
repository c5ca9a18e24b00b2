import { chromium } from "@playwright/test";
const [,, port, steps, ...pages] = process.argv;
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox","--disable-background-networking","--disable-component-update","--disable-sync"] });
for (const w of [1280, 360]) {
  const c = await b.newContext({ viewport: { width: w, height: w === 360 ? 740 : 800 } });
  const p = await c.newPage();
  p.on("pageerror", e => console.log("pageerror", w, String(e).slice(0,200)));
  for (const [n, path] of pages.map((x, i) => [i, x])) {
    await p.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "load" });
    await p.waitForTimeout(1800);
    for (let i = 0; i < Number(steps); i++) { await p.keyboard.press("a"); await p.waitForTimeout(250); }
    await p.screenshot({ path: `/tmp/t-${n}-${w}.png` });
  }
}
await b.close();
