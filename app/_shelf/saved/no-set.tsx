import { SET } from "../../_server/saved/set.ts";
import { ON_FROM_SETS } from "../../_sets/ways-on.ts";
import { NotThere } from "./not-there.tsx";
import { DeletedSet } from "./set-on-page.tsx";

type Props = Pick<Parameters<typeof NotThere>[0], "id" | "version" | "why">;

/** Stands where a saved card set would. */
export function NoSet(asked: Props) {
  return <NotThere kind={SET} deleted={<DeletedSet at={asked.id} />} {...asked} {...ON_FROM_SETS} />;
}
