import type { Bar, Picture } from "./picture.ts";

/** An element as React makes it. Node strips types but cannot read JSX. */
interface Box {
  readonly type: "div";
  readonly key: null;
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

type Style = Readonly<Record<string, string | number>>;
type Deck = NonNullable<Picture["deck"]>;

const MOST_BARS = 18;
const HIGHEST = 220;

/** The picture as nested boxes. */
export function layoutOf({ deck, colours }: Picture): Box {
  const page = { width: "100%", height: "100%", background: colours.paper, color: colours.ink, fontFamily: "Inter" };
  if (!deck)
    return box(
      { ...page, alignItems: "center", justifyContent: "center", fontSize: 48 },
      "This link does not hold a whole deck",
    );
  return box({ ...column, ...page, padding: 48 }, [curve(deck.bars, colours), titleBlock(deck, colours)]);
}

const column = { flexDirection: "column" };

function box(style: Style, children: string | readonly Box[]): Box {
  const inside = typeof children === "string" ? drawable(children) : children;
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children: inside } };
}

/** Only characters that the bundled font has. For any others, a font would be fetched from somebody else's server. */
function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2018-\u201d]/g, "")
    .trim();
}

function curve(bars: readonly Bar[], colours: Picture["colours"]): Box {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const drawn = bars
    .slice(0, MOST_BARS)
    .map(({ label, count }) =>
      box({ ...column, alignItems: "center", flexGrow: 1, flexBasis: 0 }, [
        box({ width: "100%", height: Math.round((count / most) * HIGHEST), background: colours.accent }, []),
        box({ fontSize: 20, color: colours.faint }, drawable(label).slice(0, 10)),
      ]),
    );
  return box({ flexGrow: 1, alignItems: "flex-end", gap: 8, paddingBottom: 24 }, drawn);
}

function titleBlock(
  { name, instead, contents, agreed, verdict, verdictColour }: Deck,
  colours: Picture["colours"],
): Box {
  const frame = { border: `3px solid ${colours.ink}`, padding: "20px 28px", background: colours.sheet };
  const stamp = { flexShrink: 0, padding: "2px 16px", border: `3px solid ${verdictColour}`, color: verdictColour };
  const foot = { alignItems: "center", justifyContent: "space-between", gap: 24, marginTop: 12, fontSize: 26 };
  return box({ ...column, ...frame }, [
    box({ fontSize: 54, fontWeight: 700 }, drawable(name) || instead),
    box({ marginTop: 4, fontSize: 28 }, contents),
    box(foot, [
      box({ flexShrink: 1, fontSize: 22, color: colours.faint }, agreed),
      box({ ...stamp, fontWeight: 700 }, verdict),
    ]),
  ]);
}
