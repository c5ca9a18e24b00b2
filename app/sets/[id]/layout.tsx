import { TakesKey } from "../../_shelf/saved/takes-key.tsx";

export default function SavedSetLayout({ children }: LayoutProps<"/sets/[id]">) {
  return <TakesKey>{children}</TakesKey>;
}
