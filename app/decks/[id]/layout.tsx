import { TakesKey } from "../../_shelf/saved/takes-key.tsx";

export default function SavedDeckLayout({ children }: LayoutProps<"/decks/[id]">) {
  return <TakesKey>{children}</TakesKey>;
}
