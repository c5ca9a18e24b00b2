/** A tag of XML with the text behind it, up to the next tag. */
export interface XmlTag {
  /** Its name without a prefix. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly after: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const ATTRIBUTE = /([\w:.-]{1,80})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The tags of XML in their order. Each letter is looked at a fixed number of times, whatever the text is, and nothing is
 * looked up that it names.
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  for (let open = xml.indexOf("<"); open >= 0; ) {
    const close = xml.indexOf(">", open);
    if (close < 0) return;
    const next = xml.indexOf("<", close);
    const inner = xml.slice(open + 1, close);
    const name = /^\/?(?:[\w.-]{1,80}:)?([\w.-]{1,80})/.exec(inner)?.[1];
    if (name !== undefined) {
      yield {
        name,
        isEnd: inner.startsWith("/"),
        isEmpty: inner.endsWith("/"),
        attributes: attributesIn(inner),
        after: unescaped(xml.slice(close + 1, next < 0 ? xml.length : next)),
      };
    }
    open = next;
  }
}

function attributesIn(tag: string): Readonly<Record<string, string>> {
  if (!tag.includes("=")) return {};
  return Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = "", one, other]) => [name, unescaped(one ?? other ?? "")]),
  );
}

function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, word) => {
    if (word !== undefined) return ENTITIES[word] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
