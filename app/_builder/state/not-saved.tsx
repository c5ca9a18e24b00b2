import { backupOf } from "../../../lib/deck/draft/draft-record.ts";
import { replaceAddress } from "../../_client/address.ts";
import { download } from "../../_client/download.ts";
import { newId } from "../../_client/new-id.ts";
import type { NotSaved as Fault } from "../../_client/save-queue.ts";
import type { Builder } from "./builder.ts";

/** Why the deck is not saved in this browser, and what people can do about it. */
export function NotSaved({ builder, fault }: { builder: Builder; fault: Fault }) {
  const keepAsNew = () => {
    const id = newId();
    builder.keepAsNew(id);
    const address = new URL(location.href);
    address.searchParams.set("draft", id);
    replaceAddress(address);
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-2 text-sm lg:order-8">
      <p role="alert" className="font-semibold text-illegal">
        {fault.why}
      </p>
      {fault.mend === "try again" ? (
        <button type="button" className="tool" onClick={() => builder.tryAgain()}>
          Try again
        </button>
      ) : null}
      {fault.mend === "keep anew" ? (
        <button type="button" className="tool" onClick={keepAsNew}>
          Keep as a new deck
        </button>
      ) : null}
      <button
        type="button"
        className="tool"
        onClick={() => download("drydock-deck.json", backupOf([builder.draft]), "application/json")}
      >
        Download deck
      </button>
    </div>
  );
}
