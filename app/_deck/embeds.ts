interface Embed {
  readonly name: string;
  readonly says: string;
  readonly text: string;
}

/** The ways to show a deck on another page, as code of that page. */
export function embedsOf(origin: string, code: string, title: string): readonly Embed[] {
  const deck = `${origin}/d/${code}`;
  const picture = `${deck}/opengraph-image`;
  const inHtml = title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const inMarkdown = title.replace(/[\\[\]()*_`<>!]/g, (sign) => `\\${sign}`);
  return [
    {
      name: "Frame",
      says: "The whole list, for pages that take HTML.",
      text: `<iframe src="${deck}/embed" title="${inHtml}" width="640" height="720" loading="lazy"></iframe>`,
    },
    {
      name: "Picture in HTML",
      says: "The preview picture, linked to the deck.",
      text: `<a href="${deck}"><img src="${picture}" alt="${inHtml}" width="600" height="315"></a>`,
    },
    {
      name: "Picture in Markdown",
      says: "For forums, wikis and chats.",
      text: `[![${inMarkdown}](${picture})](${deck})`,
    },
  ];
}
