/** Stands in the place of a card while nobody looks at one. */
export function NoCard() {
  return <p className="text-sm text-faint">Point at a card to read it here. The i key opens it large.</p>;
}
