import type { Locator } from "@playwright/test";
import { contrast } from "../app/colour.ts";
import { expect, expectNoAxeViolations, openBuilder, samples, tabTo, test, tooWide } from "./page.ts";

/** A colour as the browser says it, as tests compare it. */
function hex(said: string): string {
  const parts = said.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

function styleOf(of: Locator) {
  return of.evaluate((element) => {
    const { color, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const canvas = document.createElement("i");
    canvas.style.color = "Canvas";
    document.body.append(canvas);
    const ground = getComputedStyle(canvas).color;
    canvas.remove();
    return { color, outlineStyle, outlineWidth: Number.parseFloat(outlineWidth), outlineColor, ground };
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`where the system chooses the colours, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const { game, code } of samples) {
      test(`the verdict and the ring of the focus are seen in ${game.name}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, forcedColors: "active" });
        await openBuilder(page, `/${game.id}/build?code=${code}`);
        const stamp = page.getByRole("region", { name: "Verdict" }).getByText("Legal", { exact: true });
        await expect(stamp).toBeVisible();
        const verdict = await styleOf(stamp);
        expect(contrast(hex(verdict.color), hex(verdict.ground))).toBeGreaterThanOrEqual(4.5);
        await tabTo(
          page,
          page
            .getByRole("button", { name: "Undo" })
            .or(page.getByRole("textbox", { name: "Name of the deck" }))
            .first(),
        );
        const places = [
          page.getByRole("button", { name: "Import" }),
          page.getByRole("searchbox", { name: "Search cards" }),
          page.locator("[data-row]").first(),
          page.getByRole("region", { name: "Deck", exact: true }).getByRole("button").first(),
        ];
        for (const place of places) {
          await place.focus();
          const ring = await styleOf(place);
          expect(ring.outlineStyle).not.toBe("none");
          expect(ring.outlineWidth).toBeGreaterThanOrEqual(2);
          expect(contrast(hex(ring.outlineColor), hex(ring.ground))).toBeGreaterThanOrEqual(3);
        }
      });
    }
  });
}

for (const width of [320, 360]) {
  test.describe(`the tools at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true });
    for (const { game, code } of samples) {
      test(`all are in sight and large enough in ${game.name}`, async ({ page }) => {
        await openBuilder(page, `/${game.id}/build?code=${code}`);
        for (const name of ["Undo", "Redo", "Import", "Export", "Share"]) {
          const tool = page.getByRole(name === "Share" ? "link" : "button", { name, exact: true });
          const box = await tool.boundingBox();
          expect(box, name).not.toBeNull();
          expect(box?.x, name).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
          await expect(tool).toBeInViewport({ ratio: 1 });
        }
        expect(await page.locator(".builder-tools").evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
        expect(await tooWide(page)).toBe(0);
        await expectNoAxeViolations(page);
      });
    }
  });
}
