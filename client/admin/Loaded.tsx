import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useErrorText } from "../apollo/errors";
import { TableMessage } from "../ui/table/TableMessage";

export interface LoadedProps<D> {
  data: D | undefined | null;
  error?: unknown;
  onRetry?(): void;
  children(data: D): ReactNode;
}

/** What a screen shows of what it asked for: itself, that it is on its way, or why it did not come. */
export function Loaded<D>({ data, error, onRetry, children }: LoadedProps<D>) {
  const errorText = useErrorText();
  if (data) return children(data);
  return (
    <main>
      {error ? (
        <TableMessage alert onRetry={onRetry}>
          {errorText(error)}
        </TableMessage>
      ) : (
        <TableMessage>
          <FormattedMessage id="session.loading" defaultMessage="Loading…" />
        </TableMessage>
      )}
    </main>
  );
}
