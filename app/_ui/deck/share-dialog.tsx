"use client";
import { type ReactNode, useState } from "react";
import { copied } from "../../_client/copy.ts";
import { DialogClose, DialogFrame } from "../../_client/dialog-frame.tsx";
import { QrDrawing } from "../base/qr-drawing.tsx";
import styles from "./share-dialog.module.css";

interface Props {
  /** The noun of what is shared: "deck". */
  readonly noun: string;
  /** What an app that it is sent to calls it. */
  readonly title: string;
  readonly link: string;
  /** Whether the link was copied by the press that opened this. */
  readonly isCopied: boolean;
  /** The address of its preview picture. */
  readonly picture?: string;
  /** The deck as a list. */
  readonly text?: string;
  onClose(): void;
  /** What else belongs to it. */
  readonly children?: ReactNode;
}

const REFUSED = "This browser can’t copy. Select the link instead.";

/** The ways to give something to others: its link, a code for a camera, another app, its list, its picture. */
export default function ShareDialog({ noun, onClose, children, ...rest }: Props) {
  return (
    <DialogFrame title={`Share this ${noun}`} className={styles.sheet ?? ""} onClose={onClose}>
      {children}
      <Ways key={rest.link} noun={noun} {...rest} />
      <DialogClose className="tool mt-4">Close</DialogClose>
    </DialogFrame>
  );
}

function Ways({ noun, title, link, isCopied, picture, text }: Omit<Props, "onClose" | "children">) {
  const [said, setSaid] = useState(isCopied ? "Link copied." : "");
  const copy = async (what: string, value: string) => setSaid((await copied(value)) ? `${what} copied.` : REFUSED);
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.top}>
        <div className={styles.ways}>
          {"share" in navigator ? <SendToApp title={title} link={link} onTrouble={setSaid} /> : null}
          <div className={styles.link}>
            <input
              readOnly
              aria-label="Link"
              className="field"
              value={link}
              onFocus={({ target }) => target.select()}
            />
            <button type="button" className="button" onClick={() => void copy("Link", link)}>
              Copy link
            </button>
          </div>
          <p className="flex flex-wrap gap-2">
            {text === undefined ? null : (
              <button type="button" className="tool" onClick={() => void copy("List", text)}>
                Copy the list as text
              </button>
            )}
            {picture === undefined ? null : (
              <a className="tool" href={picture} download={`${title}.png`}>
                Save the picture
              </a>
            )}
          </p>
        </div>
        <QrDrawing address={link} label={`The link to this ${noun} as a QR code`} />
      </div>
      {picture === undefined ? null : <Preview picture={picture} title={title} />}
    </>
  );
}

/** The picture that a chat draws beside the link. A server that is busy may not come to drawing it. */
function Preview({ picture, title }: { picture: string; title: string }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <figure className={styles.preview}>
      <figcaption>
        {isMissing
          ? "The picture of this deck could not be drawn just now."
          : "Paste the link in a chat, and it looks like this."}
      </figcaption>
      {isMissing ? null : (
        // biome-ignore lint/performance/noImgElement: the server optimises no images
        <img src={picture} alt={`The preview of ${title}`} width={1200} height={630} onError={() => setMissing(true)} />
      )}
    </figure>
  );
}

interface SendProps extends Pick<Props, "title" | "link"> {
  onTrouble(why: string): void;
}

/** Hands the link to the system, which knows the apps of its owner. */
function SendToApp({ title, link, onTrouble }: SendProps) {
  const send = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Somebody who closes the system's sheet has changed their mind.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) onTrouble("This browser could not send it. Copy the link instead.");
    }
  };
  return (
    <button type="button" className="tool big" onClick={() => void send()}>
      Send to an app
    </button>
  );
}
