import { type ReactNode, useMemo } from "react";
import { type IntlShape, type MessageDescriptor, useIntl } from "react-intl";
import { type InstantValue, type instants, useInstants } from "../../i18n/Instant";
import type { Column } from "./dataTableProps";

export interface CellContext {
  intl: IntlShape;
  write: ReturnType<typeof instants>;
}

export interface ColumnDefinition<R> extends Omit<Column<R>, "header" | "cell"> {
  header: MessageDescriptor;
  cell(row: R, context: CellContext): ReactNode;
}

export interface RowActions<R> {
  width: number;
  cell(row: R): ReactNode;
}

export type FieldsOf<R, V> = { [K in keyof R]-?: R[K] extends V ? K : never }[keyof R] & string;

/** `id`: name of the column in the address, if it differs from the field. */
type Options = Pick<Column<never>, "width" | "grow" | "sortable"> & { id?: string };

export const textColumn = <R>(
  field: FieldsOf<NoInfer<R>, string | null | undefined>,
  header: MessageDescriptor,
  options: Options,
): ColumnDefinition<R> => ({ id: field, header, ...options, cell: (row) => row[field as keyof R] as ReactNode });

export const dateTimeColumn = <R>(
  field: FieldsOf<NoInfer<R>, InstantValue | null | undefined>,
  header: MessageDescriptor,
  options: Options,
): ColumnDefinition<R> => ({
  id: field,
  header,
  ...options,
  cell: (row, { write }) => {
    const at = row[field as keyof R] as InstantValue | null | undefined;
    return at == null ? null : write.dateTime(at);
  },
});

export const numberColumn = <R>(
  id: string,
  header: MessageDescriptor,
  { of, ...options }: Options & { of(row: R): number },
): ColumnDefinition<R> => ({ id, header, ...options, number: true, cell: (row, { intl }) => intl.formatNumber(of(row)) });

export function useColumns<R>(definitions: readonly ColumnDefinition<R>[], actions?: RowActions<R>): Column<R>[] {
  const intl = useIntl();
  const write = useInstants();
  return useMemo(() => {
    const columns = definitions.map(({ header, cell, ...column }) => ({
      ...column,
      header: intl.formatMessage(header),
      cell: (row: R) => cell(row, { intl, write }),
    }));
    return actions
      ? [...columns, { id: "actions", header: intl.formatMessage({ id: "list.actions", defaultMessage: "Actions" }), ...actions }]
      : columns;
  }, [definitions, actions, intl, write]);
}
