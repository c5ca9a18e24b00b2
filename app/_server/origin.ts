/** The address that people reach the site by, as PUBLIC_ORIGIN says it; left empty it is as good as left out. */
export function publicOrigin(): string | undefined {
  const said = process.env.PUBLIC_ORIGIN;
  if (said === undefined || said === "") return undefined;
  const address = URL.canParse(said) ? new URL(said) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new Error(`PUBLIC_ORIGIN is “${said}”, which is no address of a site: write it as in https://decks.example.`);
  return address.origin;
}
