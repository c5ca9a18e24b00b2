"use client";
import { useState } from "react";
import { copied } from "../../_client/copy.ts";
import { PrintButton } from "./print-button.tsx";

/** What people can do with a shared deck: edit a copy, compare, copy, print, hand in, embed. */
export function Actions({ code, gameId, text }: { code: string; gameId: string; text: string }) {
  const [said, setSaid] = useState("");
  const copy = async (what: string, value: string, instead: string) => {
    setSaid((await copied(value)) ? `${what} copied.` : `This browser does not let pages copy. ${instead}`);
  };
  return (
    <div className="no-print my-3 flex flex-wrap items-center gap-2">
      <a className="button inline-flex items-center no-underline" href={`/${gameId}/build?code=${code}`}>
        Edit a copy
      </a>
      <a className="tool" href={`/d/${code}/play`}>
        Play
      </a>
      <a className="tool" href={`/compare?a=${code}`}>
        Compare
      </a>
      <button type="button" className="tool" onClick={() => copy("The list is", text, "Choose “As text” instead.")}>
        Copy the list
      </button>
      <button
        type="button"
        className="tool"
        onClick={() => copy("The link is", location.href, "The link is in the address bar.")}
      >
        Copy the link
      </button>
      <PrintButton />
      <a className="tool" href={`/d/${code}/sheet`}>
        Registration sheet
      </a>
      <a className="tool" href={`/d/${code}/embed`}>
        Embed
      </a>
      <a className="tool" href={`/d/${code}/text`}>
        As text
      </a>
      <span role="status" className="text-sm text-faint">
        {said}
      </span>
    </div>
  );
}
