"use client";
import { useEffect, useState } from "react";
import { FocusFrame } from "../../_client/focus-frame.tsx";
import { shownTheme, showTheme, THEMES, type Theme } from "./theme.ts";

const SAYS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/** Chooses light or dark colours. The list of choices lies, invisible, over a small drawing of a day and a night. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(shownTheme()), []);
  const choose = (name: string) => {
    const chosen = THEMES.find((one) => one === name) ?? "system";
    showTheme(chosen);
    setTheme(chosen);
  };
  return (
    <label
      title="Theme"
      className="relative -mr-3 grid size-11 shrink-0 place-items-center text-faint hover:text-ink [@media(scripting:none)]:hidden"
    >
      <svg viewBox="0 0 16 16" className="size-4.5" aria-hidden="true">
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />
      </svg>
      <select
        aria-label="Theme"
        value={theme}
        onChange={({ target }) => choose(target.value)}
        className="peer absolute inset-0 size-full cursor-pointer bg-sheet text-base text-ink opacity-0"
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {SAYS[one]}
          </option>
        ))}
      </select>
      <FocusFrame inset />
    </label>
  );
}
