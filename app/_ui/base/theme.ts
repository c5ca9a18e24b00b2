/** The colours that a page is shown in: those of the system, or always the same. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = "drydock-theme";

/**
 * Shows the theme that this browser remembers. It stands in the head of every page and runs before anything is painted,
 * so that no page flashes in the wrong colours. Where there is no storage, the system's theme stays.
 */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${STORED_AS}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The theme that the page is shown in now. */
export function shownTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";
}

/** Shows a theme, and remembers it in this browser. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORED_AS, theme);
  } catch {
    // Without storage the choice lasts only as long as the page.
  }
}
