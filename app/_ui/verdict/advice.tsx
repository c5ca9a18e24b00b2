/** Says in a word that something advises and decides no verdict. */
export function Advice() {
  return (
    <>
      <strong className="label border border-rule px-1 whitespace-nowrap">Advice</strong>{" "}
    </>
  );
}
