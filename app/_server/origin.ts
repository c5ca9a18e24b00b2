/** The origin for addresses that have to be whole. Without PUBLIC_ORIGIN people reach it on this machine alone. */
export function siteOrigin(): string {
  return publicOrigin() ?? `http://localhost:${process.env.PORT || 3000}`;
}

/** A link for somebody else's camera. There is none without PUBLIC_ORIGIN: “localhost” is another machine to a phone. */
export function linkForCamera(path: string): string | undefined {
  const origin = publicOrigin();
  return origin && `${origin}${path}`;
}

/** The origin under which people reach the site, from PUBLIC_ORIGIN. An empty value counts as absent. */
export function publicOrigin(): string | undefined {
  const said = process.env.PUBLIC_ORIGIN;
  if (said === undefined || said === "") return undefined;
  const address = URL.canParse(said) ? new URL(said) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new Error(`PUBLIC_ORIGIN is “${said}”, which is not a site’s address. Write it like https://decks.example.`);
  if (address.pathname !== "/" || address.search !== "" || address.hash !== "")
    throw new Error(
      `PUBLIC_ORIGIN is “${said}”. Write ${address.origin} alone: Drydock always begins at the root of its site.`,
    );
  return address.origin;
}
