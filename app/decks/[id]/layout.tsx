import { TakesKey } from "../../_saved/page/takes-key.tsx";

export default function SavedDeckLayout({ children }: LayoutProps<"/decks/[id]">) {
  return <TakesKey>{children}</TakesKey>;
}
