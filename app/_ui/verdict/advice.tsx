/** Marks something as advice, which does not change the verdict. */
export function Advice() {
  return (
    <>
      <strong className="label border border-rule px-1 whitespace-nowrap">Advice</strong>{" "}
    </>
  );
}
