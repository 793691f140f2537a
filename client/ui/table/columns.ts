import { type ReactNode, useMemo } from "react";
import { type IntlShape, type MessageDescriptor, useIntl } from "react-intl";
import { type InstantValue, type instants, useInstants } from "../../i18n/Instant";
import type { Column } from "./dataTableProps";

/** What a cell is written with: the language spoken, and the ways to write an instant in it. */
export interface CellContext {
  intl: IntlShape;
  write: ReturnType<typeof instants>;
}

/** A column as a constant beside its list: the header is a message, and the cell is given the language. */
export interface ColumnDefinition<R> extends Omit<Column<R>, "header" | "cell"> {
  header: MessageDescriptor;
  cell(row: R, context: CellContext): ReactNode;
}

/** What can be done to one row: the last column. */
export interface RowActions<R> {
  /** CSS pixels. */
  width: number;
  cell(row: R): ReactNode;
}

/** Fields of a row that hold such a value. */
export type FieldsOf<R, V> = { [K in keyof R]-?: R[K] extends V ? K : never }[keyof R] & string;

/** `id`: where the address names the column otherwise than the field is called. */
type Options = Pick<Column<never>, "width" | "grow" | "sortable"> & { id?: string };

/** A field as it is: a name, a code. */
export const textColumn = <R>(
  field: FieldsOf<NoInfer<R>, string | null | undefined>,
  header: MessageDescriptor,
  options: Options,
): ColumnDefinition<R> => ({ id: field, header, ...options, cell: (row) => row[field as keyof R] as ReactNode });

/** A field as an instant; the header says of what. */
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

/** A figure, in the language's own digits, at the right. */
export const numberColumn = <R>(
  id: string,
  header: MessageDescriptor,
  { of, ...options }: Options & { of(row: R): number },
): ColumnDefinition<R> => ({ id, header, ...options, number: true, cell: (row, { intl }) => intl.formatNumber(of(row)) });

/** The columns as a table takes them, in the language spoken, with the actions of a row behind them. */
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
