import { memo } from "react";
import { CommandButton } from "../../_client/command.tsx";
import { AUTOPILOT, COPY_LINK, KEYS, NEW_HAND, SAME_HAND, type TablePage } from "../input/commands.ts";

/** The buttons above the table: new hands, a link to this moment, the autopilot and the list of keys. */
export const TableHead = memo(function TableHead({ page, said }: { page: TablePage; said: string }) {
  return (
    <div className="table-head">
      {[NEW_HAND, SAME_HAND, COPY_LINK].map((command) => (
        <CommandButton key={command.id} command={command} context={page} />
      ))}
      <fieldset className="table-auto">
        <legend className="label">Autopilot</legend>
        {AUTOPILOT.map((command) => (
          <CommandButton key={command.id} command={command} context={page} />
        ))}
      </fieldset>
      <CommandButton command={KEYS} context={page} className="tool max-sm:hidden" label="Keys">
        ?
      </CommandButton>
      <span role="status" className="text-sm text-faint">
        {said}
      </span>
    </div>
  );
});
