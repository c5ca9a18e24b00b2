import { RawDeck } from "../../_client/drafts/raw-deck.tsx";
import { OpenLink } from "../../_client/saved/open-link.tsx";
import { DeadEnd } from "../../_ui/base/dead-end.tsx";
import { ON_FROM_SETS } from "../../_ui/base/on-from-sets.ts";

/** Why a set can't be edited. */
export interface NotOpened {
  readonly title: string;
  readonly why: string;
  readonly causes?: readonly string[];
  /** Whether another link would help. */
  readonly isLink?: true;
  /** What this browser has stored, where it can't be read, and where it is wrong. */
  readonly raw?: unknown;
  readonly detail?: string;
}

export const NO_ID: NotOpened = {
  title: "This link names no card set",
  why: "Choose one of your sets, or paste the whole link again.",
  causes: ["The end of the link was left out. The part behind # says which set to open."],
  isLink: true,
};

export const NOT_HERE: NotOpened = {
  title: "This card set is not in this browser",
  why: "A set stays in the browser where it was made until it is saved on a server. Open this link there, or paste the link of the saved set.",
  causes: [
    "The set was made in another browser, on another device or in a private window.",
    "It was removed, or the data of this site was cleared.",
    "A letter of the link is missing or wrong.",
  ],
  isLink: true,
};

/** A set that is stored and can't be read. */
export const UNREADABLE: Pick<NotOpened, "title" | "causes"> = {
  title: "This card set can’t be read",
  causes: [
    "A newer version of Drydock has written it. Reload the page, or update the server.",
    "The browser or the computer stopped while it was storing the set.",
  ],
};

/** Stands where the editor would, says why there is nothing to edit, and leads on. */
export function NoSet({ notOpened: { title, why, causes, isLink, raw, detail } }: { notOpened: NotOpened }) {
  return (
    <DeadEnd
      title={title}
      says={
        <>
          <p role="alert">{why}</p>
          {raw === undefined ? null : (
            <>
              <p className="mt-1">What is stored is still there. Copy it before you clear anything.</p>
              <RawDeck raw={raw} />
            </>
          )}
          {detail === undefined ? null : (
            <details className="mt-2">
              <summary>Details</summary>
              <p className="mt-1 font-mono text-sm text-faint wrap-anywhere">{detail}</p>
            </details>
          )}
        </>
      }
      {...ON_FROM_SETS}
      {...(causes === undefined ? {} : { causes })}
    >
      {isLink === undefined ? null : <OpenLink noun="card set" path="sets" />}
    </DeadEnd>
  );
}
