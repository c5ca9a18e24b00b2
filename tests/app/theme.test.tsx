import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { THEME_SCRIPT } from "../../app/_ui/base/theme.ts";
import { ThemeSwitch } from "../../app/_ui/base/theme-switch.tsx";

const root = document.documentElement;
const themeSwitch = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Theme" });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  delete root.dataset.theme;
});

/** What the head of a page does before the page is painted. */
function openPage(): void {
  delete root.dataset.theme;
  new Function(THEME_SCRIPT)();
}

test("a theme that somebody chose shows on the next page before it is painted, until the system's is chosen", async () => {
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  expect(themeSwitch().value).toBe("system");
  for (const theme of ["dark", "light"]) {
    await user.selectOptions(themeSwitch(), theme);
    expect(root.dataset.theme).toBe(theme);
    openPage();
    expect(root.dataset.theme).toBe(theme);
  }
  await user.selectOptions(themeSwitch(), "System");
  expect(root.dataset.theme).toBeUndefined();
  openPage();
  expect(root.dataset.theme).toBeUndefined();
});

test("the switch of the next page shows the theme that was chosen", () => {
  localStorage.setItem("drydock-theme", "dark");
  openPage();
  render(<ThemeSwitch />);
  expect(themeSwitch().value).toBe("dark");
});

test("a browser that gives no storage changes the theme of the page all the same", async () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  openPage();
  expect(root.dataset.theme).toBeUndefined();
  render(<ThemeSwitch />);
  await userEvent.setup().selectOptions(themeSwitch(), "Dark");
  expect(root.dataset.theme).toBe("dark");
});
