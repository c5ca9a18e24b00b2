import { Tabs } from "./tabs.tsx";

const PAGES = [
  ["/decks", "Decks"],
  ["/sets", "Card sets"],
  ["/check", "Check many lists"],
] as const;

/** Leads between the pages about what this browser keeps or reads for the player. */
export function OwnTabs({ here }: { here: (typeof PAGES)[number][0] }) {
  return (
    <Tabs
      label="In this browser"
      className="mt-2 mb-4"
      tabs={PAGES.map(([href, name]) => ({ href, name, isHere: href === here }))}
    />
  );
}
