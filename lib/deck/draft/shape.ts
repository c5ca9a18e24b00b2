// Small strict checks for JSON that Drydock itself wrote. The browser runs them on every stored deck before the page
// can be used, which is why this is not a schema library.

/** Says what is wrong with a value and where, or answers undefined if nothing is. */
export type Check = (value: unknown, at: string) => string | undefined;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function text(most: number): Check {
  return (value, at) =>
    typeof value === "string" && value.length <= most ? undefined : `${at} is not a text of at most ${most} characters`;
}

export function word(pattern: RegExp, says: string): Check {
  return (value, at) => (typeof value === "string" && pattern.test(value) ? undefined : `${at} is not ${says}`);
}

export function whole(least: number, most: number): Check {
  return (value, at) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `${at} is not a whole number from ${least} to ${most}`;
}

export function number(most: number): Check {
  return (value, at) =>
    typeof value === "number" && Math.abs(value) <= most ? undefined : `${at} is not a number up to ${most}`;
}

export const boolean: Check = (value, at) => (typeof value === "boolean" ? undefined : `${at} is not true or false`);

export function either(one: Check, other: Check): Check {
  return (value, at) => one(value, at) && other(value, at);
}

export function list(check: Check, most: number): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return `${at} is not a list`;
    if (value.length > most) return `${at} has ${value.length} items, and at most ${most} are read`;
    return firstOf(value.keys(), (i) => check(value[i], `${at}[${i}]`));
  };
}

/** An object with these keys and no others. A key whose value is undefined counts as absent. */
export function object(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const known = new Map([...Object.entries(required), ...Object.entries(optional)]);
  return (value, at) => {
    if (!isObject(value)) return `${at === "" ? "it" : at} is not an object`;
    const missing = Object.keys(required).find((key) => !Object.hasOwn(value, key) || value[key] === undefined);
    if (missing !== undefined) return `${within(at, missing)} is missing`;
    return firstOf(Object.keys(value), (key) => {
      const check = known.get(key);
      if (!check) return `${within(at, key.slice(0, 80))} is not expected`;
      return value[key] === undefined ? undefined : check(value[key], within(at, key));
    });
  };
}

/** An object whose keys are not known in advance. */
export function record(key: Check, check: Check, most: number): Check {
  return (value, at) => {
    if (!isObject(value)) return `${at} is not an object`;
    const keys = Object.keys(value);
    if (keys.length > most) return `${at} has ${keys.length} entries, and at most ${most} are read`;
    return firstOf(keys, (own) => key(own, `a name in ${at}`) ?? check(value[own], within(at, own)));
  };
}

function within(at: string, key: string): string {
  return at === "" ? key : `${at}.${key}`;
}

function firstOf<T>(all: Iterable<T>, check: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const fault = check(one);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
