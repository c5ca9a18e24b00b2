import type { Metadata } from "next";
import { EditorPage } from "../../_sets/editor/editor-page.tsx";

export const metadata: Metadata = {
  title: "Edit a card set",
  description:
    "Write your own cards in a grid, cell by cell or pasted from a spreadsheet. Faults are named with their mends.",
};

export default function EditSet() {
  return (
    <>
      <noscript>
        <p className="py-6">
          Editing a card set needs JavaScript, because this browser keeps it. Without it, you can still read{" "}
          <a href="/">the cards and rules</a>.
        </p>
      </noscript>
      <EditorPage />
    </>
  );
}
