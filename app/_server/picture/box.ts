export type Style = Readonly<Record<string, string | number>>;

/** An element as React makes it. Node strips types but cannot read JSX. */
export type Box =
  | {
      readonly type: "div";
      readonly key: null;
      readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
    }
  | {
      readonly type: "img";
      readonly key: null;
      readonly props: { readonly src: string; readonly width: number; readonly height: number; readonly style: Style };
    };

export const column = { flexDirection: "column" };

export function box(style: Style, children: string | readonly Box[]): Box {
  const inside = typeof children === "string" ? drawable(children) : children;
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children: inside } };
}

/** A drawing of paths. `view` is the size of its grid. */
export function drawing(view: readonly [number, number], width: number, height: number, paths: string): Box {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.join(" ")}" width="${width}" height="${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${paths}</svg>`;
  return picture(svg, width, height);
}

/** A picture in SVG. */
export function picture(svg: string, width: number, height: number): Box {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { type: "img", key: null, props: { src, width, height, style: {} } };
}

/** Only characters that the bundled font has. For any others, a font would be fetched from somebody else's server. */
export function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("\u2212", "-")
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2018-\u201d\u2022]/g, "")
    .trim();
}
