/**
 * Shows that the invisible control before it has the focus. The control is a peer. A style of the label that asks for
 * what is in it would cost every change of the page a search.
 */
export function FocusFrame({ inset = false }: { inset?: boolean }) {
  const offset = inset ? "outline-offset-[-4px]" : "outline-offset-2";
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 rounded-[inherit] outline-accent peer-focus-visible:outline-2 ${offset}`}
    />
  );
}
