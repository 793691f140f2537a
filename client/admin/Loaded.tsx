import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useFaultText } from "../apollo/faults";
import { TableMessage } from "../ui/TableMessage";

export interface LoadedProps<D> {
  data: D | undefined | null;
  error?: unknown;
  onAgain?(): void;
  children(data: D): ReactNode;
}

/** What a screen shows of what it asked for: itself, that it is on its way, or why it did not come. */
export function Loaded<D>({ data, error, onAgain, children }: LoadedProps<D>) {
  const say = useFaultText();
  if (data) return children(data);
  return (
    <main>
      {error ? (
        <TableMessage alert onAgain={onAgain}>
          {say(error)}
        </TableMessage>
      ) : (
        <TableMessage>
          <FormattedMessage id="session.loading" defaultMessage="Loading…" />
        </TableMessage>
      )}
    </main>
  );
}
