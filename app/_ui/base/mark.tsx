/** A ship in its dock, as on the icon of the page. */
export function Mark({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`size-5.5 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M5 9v14h22V9M9 19h14M16 6v13m0-13 6 8H10z" strokeWidth="2" />
    </svg>
  );
}
