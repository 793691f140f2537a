import type { ReactNode } from "react";
import styles from "./detail.module.css";

export interface DetailColumn<R> {
  key: string;
  label: ReactNode;
  number?: boolean;
  cell(row: R): ReactNode;
}

export interface DetailTableProps<R> {
  columns: DetailColumn<R>[];
  rows: readonly R[];
  keyOf(row: R): string | number;
  none: ReactNode;
  total?: { label: ReactNode; value: ReactNode };
}

export function DetailTable<R>({ columns, rows, keyOf, none, total }: DetailTableProps<R>) {
  if (!rows.length) return <p className={styles.empty}>{none}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ key, label, number }) => (
            <th key={key} scope="col" className={number ? styles.number : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, number, cell }) => (
              <td key={key} className={number ? styles.number : undefined}>
                {cell(row) ?? "—"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              {total.label}
            </th>
            <td className={columns.at(-1)?.number ? styles.number : undefined}>{total.value}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
