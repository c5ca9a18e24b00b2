/** What every page says of itself where a chat or a feed unfurls its link. Title and sentence are the page's own. */
export const UNFURLED = { siteName: "Drydock", type: "website" } as const;
