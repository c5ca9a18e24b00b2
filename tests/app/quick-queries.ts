// Queries ask jsdom three things of every candidate that it works out from the whole page each time: its style, its labels,
// and whether a selector fits it. Here they get the same answers with less work.
/** Makes queries quick, until what it returns is called. What they find stays the same. */
export function quickenQueries(): () => void {
  const undo = [shareStyles(), ...findLabels(), matchNames()];
  return () => {
    for (const one of undo) one();
  };
}

/** Puts a property in the place of another one, until what it returns is called. */
function replace(owner: object, name: string, by: PropertyDescriptor): () => void {
  const real = Object.getOwnPropertyDescriptor(owner, name);
  if (!real) throw new Error(`There is no ${name} to replace.`);
  Object.defineProperty(owner, name, { ...real, ...by });
  return () => Object.defineProperty(owner, name, real);
}

/** Nothing styles a page here but jsdom's built-in style sheet, so that elements which are alike in what it looks at have one
 * style, which is worked out once. */
function shareStyles(): () => void {
  // The test's own `window` is not the one that elements ask.
  const { defaultView: view } = document;
  if (!view) throw new Error("Only jsdom has styles to share.");
  const alike = new Map<string, CSSStyleDeclaration>();
  const { getComputedStyle: real } = view;
  view.getComputedStyle = (element, pseudo) => {
    const key = `${pseudo} ${keyOf(element)}`;
    const style = alike.get(key) ?? real.call(view, element, pseudo);
    alike.set(key, style);
    return style;
  };
  return () => {
    view.getComputedStyle = real;
  };
}

/** What a rule of the built-in sheet, or a style of its own, can look at: itself, and the element that it lies in. */
function keyOf(element: Element): string {
  return `${looksOf(element)} in ${element.parentElement ? looksOf(element.parentElement) : ""}`;
}

const LOOKS = ["id", "hidden", "open", "type", "style", "popover"];

function looksOf(element: Element): string {
  let looks = element.tagName;
  for (const name of LOOKS) looks += `|${element.getAttribute(name)}`;
  return looks;
}

/** A page has far fewer labels than elements, so the labels are asked whose they are, and not every element of the page. */
function findLabels(): readonly (() => void)[] {
  return [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].map(({ prototype }) => {
    const real = Object.getOwnPropertyDescriptor(prototype, "labels");
    return replace(prototype, "labels", {
      get(this: HTMLInputElement) {
        if (!this.isConnected || this.type === "hidden") return real?.get?.call(this);
        return [...this.ownerDocument.getElementsByTagName("label")].filter(({ control }) => control === this);
      },
    });
  });
}

/** Most selectors are names of elements alone, which need no reader of selectors. */
function matchNames(): () => void {
  const { prototype } = Element;
  const real = prototype.matches;
  const lists = new Map<string, ReadonlySet<string> | undefined>();
  return replace(prototype, "matches", {
    value(this: Element, selector: string): boolean {
      if (selector === "*") return true;
      if (!lists.has(selector)) lists.set(selector, namesIn(selector));
      return lists.get(selector)?.has(this.localName) ?? real.call(this, selector);
    },
  });
}

function namesIn(selector: string): ReadonlySet<string> | undefined {
  const names = selector.split(",").map((name) => name.trim());
  return names.every((name) => /^[a-z]+$/.test(name)) ? new Set(names) : undefined;
}
