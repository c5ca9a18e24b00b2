import { PageSection } from "../_ui/base/page-section.tsx";

/** How decks are saved on the server, and who can change them. */
export function SavedDecks({ id }: { id: string }) {
  return (
    <PageSection
      id={id}
      title="Saved decks"
      says="Save in the builder gives your deck a short link and keeps every version of it. You need no account."
    >
      <ul className="grid max-w-3xl list-disc gap-1.5 pl-5">
        <li>
          <strong>Copy view link</strong> shows the deck. <strong>Copy edit link</strong> lets whoever has it save new
          versions, so send it only to people who build with you.
        </li>
        <li>
          Your browser keeps the key to your deck. Open the link to change on your other devices, or scan its QR code on
          the deck’s page. <strong>Bring to another device</strong> under <a href="/decks">Your decks</a> takes all
          decks and keys along by a link that works once. To be safe if you lose a device, download all decks with their
          keys under <a href="/decks">Your decks</a>.
        </li>
        <li>On the deck’s page you can give other people keys of their own, shut one out, and replace yours.</li>
        <li>
          If somebody else saved while you were building, choose their deck, yours, or both changes together. The older
          versions stay.
        </li>
        <li>Without a network your save waits in this browser and goes up when the server can be reached again.</li>
        <li>
          Only people with the link find your deck until you show it in the list of decks. You can bring a deleted deck
          back for 30 days.
        </li>
      </ul>
    </PageSection>
  );
}
