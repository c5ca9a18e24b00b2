import { type ReactNode, useEffect, useRef } from "react";
import { areSingleKeysOn } from "./single-keys.ts";

/** Something that people can do on a page. The keyboard, the list of keys and the buttons all use this one value. */
export interface Command<Context> {
  readonly id: string;
  /** Its keys, by the names that `keyOf` gives them. */
  readonly keys: readonly string[];
  /** What it does, as shown in the list of keys and on its button. */
  readonly says: string;
  /** A shorter text for its button. */
  readonly label?: string;
  /** Why it can't be done now, or undefined if it can. */
  when?(context: Context, key: string): string | undefined;
  run(context: Context, key: string): void;
}

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "preventDefault">;

/**
 * The name of a key together with modifier keys. Shift only counts together with Ctrl, because letters mean the same in
 * both cases, and signs like ? need Shift on some keyboards only.
 */
export function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Omit<KeyPress, "preventDefault">): string {
  const isCtrl = ctrlKey || metaKey;
  const name = key === " " ? "Space" : key === "=" ? "+" : key.length === 1 ? key.toLowerCase() : key;
  return `${altKey ? "Alt+" : ""}${isCtrl ? "Ctrl+" : ""}${isCtrl && shiftKey ? "Shift+" : ""}${name}`;
}

/**
 * Runs the command for a key, or says why it can't be run. A key without a command keeps its meaning in the browser.
 */
export function press<C>(
  commands: readonly Command<C>[],
  context: C,
  event: KeyPress,
  tell?: (why: string) => void,
): void {
  const key = keyOf(event);
  const command = commands.find(({ keys }) => keys.includes(key));
  if (!command) return;
  // Escape also closes what lies open over the page.
  if (key !== "Escape") event.preventDefault();
  const why = command.when?.(context, key);
  if (why === undefined) command.run(context, key);
  else tell?.(why);
}

/**
 * Listens for the keys of commands anywhere on the page, except where a key means something else: in a field or a
 * dialog, and for Space on a button. Keys without Ctrl can be switched off, except Escape.
 */
export function useCommands<C>(commands: readonly Command<C>[], context: C, tell?: (why: string) => void): void {
  const onKey = (event: KeyboardEvent) => {
    // Where nothing has the focus, there is nothing to look for.
    const target = event.target === document.body ? null : event.target;
    const isIn = (where: string) => target instanceof HTMLElement && target.closest(where) !== null;
    if (isIn("input, textarea, select, [role=dialog]")) return;
    const key = keyOf(event);
    if (key === "Space" && isIn("button, a, summary")) return;
    // Reading the browser's storage is slow, so it is not done for keys that have no command.
    const isHeard = commands.some(({ keys }) => keys.includes(key));
    if (isHeard && (key === "Escape" || key.startsWith("Ctrl+") || areSingleKeysOn()))
      press(commands, context, event, tell);
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

interface Props<Context> {
  readonly command: Command<Context>;
  readonly context: Context;
  readonly className?: string | undefined;
  /** Its accessible name, if it does not show a word. */
  readonly label?: string;
  /** What it shows instead of the command's own words. */
  readonly children?: ReactNode;
}

/** A button that runs a command. While the command can't be run, the button is disabled and says why. */
export function CommandButton<C>({ command, context, className = "tool", label, children }: Props<C>) {
  const why = command.when?.(context, "");
  return (
    <button
      type="button"
      className={className}
      disabled={why !== undefined}
      title={why}
      aria-label={label}
      onClick={() => command.run(context, "")}
    >
      {children ?? command.label ?? command.says}
    </button>
  );
}
