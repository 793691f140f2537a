import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { isMissing, useErrorText } from "../api/errors";
import { ListLink } from "./kit/buttons";
import { TableMessage } from "../ui/table/TableMessage";

export interface LoadedProps<D> {
  data: D | undefined | null;
  error?: unknown;
  onRetry?(): void;
  /** Path of the parent list, offered when the entity is missing. Loading a missing entity cannot be retried. */
  list?: string;
  children(data: D): ReactNode;
}

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
