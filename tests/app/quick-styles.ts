// jsdom works an element's style out from its whole built-in style sheet, each time it is asked, and queries by role ask
// for every element above every candidate. Here nothing styles a page but that sheet, so that elements which are alike in
// what it looks at have one style, which is worked out once.
/** Lets elements that are alike share their style. */
export function shareStyles(): void {
  // The test's own `window` is not the one that elements ask.
  const { defaultView: view } = document;
  if (!view) throw new Error("Only jsdom has styles to share.");
  const alike = new Map<string, CSSStyleDeclaration>();
  const real = view.getComputedStyle.bind(view);
  view.getComputedStyle = (element, pseudo) => {
    const key = `${pseudo} ${keyOf(element)}`;
    const style = alike.get(key) ?? real(element, pseudo);
    alike.set(key, style);
    return style;
  };
}

/** What a rule of the built-in sheet, or a style of its own, can look at: itself, and the element that it lies in. */
function keyOf(element: Element): string {
  return `${looksOf(element)} in ${element.parentElement ? looksOf(element.parentElement) : ""}`;
}

function looksOf({ tagName, id, attributes }: Element): string {
  const told = ["hidden", "open", "type", "style", "popover"].map((name) => attributes.getNamedItem(name)?.value);
  return [tagName, id, ...told].join("|");
}
