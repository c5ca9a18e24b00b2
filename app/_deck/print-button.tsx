"use client";

export function PrintButton() {
  return (
    <button type="button" className="tool [@media(scripting:none)]:hidden" onClick={() => print()}>
      Print
    </button>
  );
}
