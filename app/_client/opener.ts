import { useRef } from "react";

/** For a dialog: gives the focus back, when it closes, to what had it when the dialog was opened. */
export function useOpener(): (event: Event) => void {
  const opener = useRef(document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
