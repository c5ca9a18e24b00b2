import type { Locator } from "@playwright/test";
import { contrast } from "../app/colour.ts";
import { expect, expectNoAxeViolations, openBuilder, tabTo, test, tooWide, visited } from "./page.ts";

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

for (const { game, code } of visited) {
  test(`where the system chooses the colours, the verdict and the ring of the focus are seen in ${game.name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openBuilder(page, `/${game.id}/build?code=${code}`);
    const stamp = page.getByRole("region", { name: "Verdict" }).getByText("Legal", { exact: true });
    await expect(stamp).toBeVisible();
    const start = page
      .getByRole("button", { name: "Undo" })
      .or(page.getByRole("textbox", { name: "Name of the deck" }));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      const verdict = await styleOf(stamp);
      expect(contrast(hex(verdict.color), hex(verdict.ground)), colorScheme).toBeGreaterThanOrEqual(4.5);
      await tabTo(page, start.first());
      const places = [
        page.getByRole("button", { name: "Import" }),
        page.getByRole("searchbox", { name: "Search cards" }),
        page.locator("[data-row]").first(),
        page.getByRole("region", { name: "Deck", exact: true }).getByRole("button").first(),
      ];
      for (const place of places) {
        await place.focus();
        const ring = await styleOf(place);
        expect(ring.outlineStyle, `${place}, ${colorScheme}`).not.toBe("none");
        expect(ring.outlineWidth, `${place}, ${colorScheme}`).toBeGreaterThanOrEqual(2);
        expect(contrast(hex(ring.outlineColor), hex(ring.ground)), `${place}, ${colorScheme}`).toBeGreaterThanOrEqual(
          3,
        );
      }
    }
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
    test(`all tools are in sight and large enough in ${game.name}`, async ({ page }) => {
      await openBuilder(page, `/${game.id}/build?code=${code}`);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        const more = page.getByRole("button", { name: "More", exact: true });
        if ((await more.getAttribute("aria-expanded")) === "false") await more.tap();
        for (const name of ["Undo", "More", "Redo", "Edit as text", "Notes", "Import", "Export", "Share"]) {
          const tool = page.getByRole(name === "Share" ? "link" : "button", { name, exact: true });
          const box = await tool.boundingBox();
          const told = `${name} at ${width} pixels`;
          expect(box, told).not.toBeNull();
          expect(box?.x, told).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0), told).toBeLessThanOrEqual(width);
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), told).toBeGreaterThanOrEqual(44);
          await expect(tool, told).toBeInViewport({ ratio: 1 });
        }
        expect(await tooWide(page)).toBe(0);
        await expectNoAxeViolations(page);
      }
    });
  });
}
