/** What an address asks for. A name that is there twice has both values. */
export function searchIn(asked: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
}
