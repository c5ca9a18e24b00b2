import { type ReactNode, useEffect, useRef } from "react";
import { areSingleKeysOn } from "./single-keys.ts";

/** Something that a person can do on a page. The keyboard, the list of keys and the buttons all read this one value. */
export interface Command<Context> {
  readonly id: string;
  /** Its keys, by the names that `keyOf` gives them. */
  readonly keys: readonly string[];
  /** What it does, as the list of keys and its button say it. */
  readonly says: string;
  /** The text of its button, where that is shorter. */
  readonly label?: string;
  /** Why it can't be done now; nothing where it can. */
  when?(context: Context, key: string): string | undefined;
  run(context: Context, key: string): void;
}

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "preventDefault">;

/** The name of a key with those held down beside it. Shift counts beside Ctrl only: letters mean the same in both cases,
 * and signs like ? need it on some keyboards and not on others. */
export function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Omit<KeyPress, "preventDefault">): string {
  const isCtrl = ctrlKey || metaKey;
  const name = key === " " ? "Space" : key === "=" ? "+" : key.length === 1 ? key.toLowerCase() : key;
  return `${altKey ? "Alt+" : ""}${isCtrl ? "Ctrl+" : ""}${isCtrl && shiftKey ? "Shift+" : ""}${name}`;
}

/** Runs the command that has a key, or tells why it can't be run. A key that no command has stays the browser's. */
export function press<C>(
  commands: readonly Command<C>[],
  context: C,
  event: KeyPress,
  tell?: (why: string) => void,
): void {
  const key = keyOf(event);
  const command = commands.find(({ keys }) => keys.includes(key));
  if (!command) return;
  event.preventDefault();
  const why = command.when?.(context, key);
  if (why === undefined) command.run(context, key);
  else tell?.(why);
}

/** Hears the keys of commands anywhere on the page but where a key means something else: in a field or a dialog, and for
 * Space on a button. Keys without Ctrl can be switched off, all but Escape. */
export function useCommands<C>(commands: readonly Command<C>[], context: C, tell?: (why: string) => void): void {
  const onKey = (event: KeyboardEvent) => {
    const isIn = (where: string) => event.target instanceof HTMLElement && event.target.closest(where) !== null;
    if (isIn("input, textarea, select, [role=dialog]")) return;
    const key = keyOf(event);
    if (key === "Space" && isIn("button, a, summary")) return;
    // The browser's storage is slow to answer, so it is not asked about keys that mean nothing here.
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
  readonly className?: string;
  /** Its name, where what stands on it is no word. */
  readonly label?: string;
  /** What stands on it in place of the command's own words. */
  readonly children?: ReactNode;
}

/** A button that runs a command. Where the command can't be run the button is disabled and says why. */
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
