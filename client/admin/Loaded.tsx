import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { isMissing, useErrorText } from "../apollo/errors";
import { ListLink } from "./kit/buttons";
import { TableMessage } from "../ui/table/TableMessage";

export interface LoadedProps<D> {
  data: D | undefined | null;
  error?: unknown;
  onRetry?(): void;
  /** Of a form: where the others are. What is not there is not asked for again. */
  list?: string;
  children(data: D): ReactNode;
}

/** What a screen shows of what it asked for: itself, that it is on its way, or why it did not come. */
export function Loaded<D>({ data, error, onRetry, list, children }: LoadedProps<D>) {
  const errorText = useErrorText();
  if (data) return children(data);
  return (
    <main>
      {error ? (
        <TableMessage alert onRetry={list && isMissing(error) ? undefined : onRetry}>
          <p>{errorText(error)}</p>
          {list && <ListLink to={list} />}
        </TableMessage>
      ) : (
        <TableMessage>
          <FormattedMessage id="session.loading" defaultMessage="Loading…" />
        </TableMessage>
      )}
    </main>
  );
}
