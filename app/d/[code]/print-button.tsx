"use client";

export function PrintButton() {
  return (
    <button type="button" className="tool" onClick={() => print()}>
      Print
    </button>
  );
}
