import { TakesKey } from "../../_saved/page/takes-key.tsx";

export default function SavedSetLayout({ children }: LayoutProps<"/sets/[id]">) {
  return <TakesKey>{children}</TakesKey>;
}
