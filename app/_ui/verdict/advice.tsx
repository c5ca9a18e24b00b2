/** Marks something as advice, which does not change the verdict. */
export function Advice() {
  return (
    <>
      <strong className="label rounded-xs bg-wash px-1.5 py-0.5 whitespace-nowrap">Advice</strong>{" "}
    </>
  );
}
