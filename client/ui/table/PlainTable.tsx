import type { ReactNode } from "react";
import styles from "./PlainTable.module.css";

export interface PlainTableProps<R> {
  label: string;
  columns: { id: string; header: ReactNode; cell(row: R): ReactNode }[];
  rows: readonly R[];
  keyOf(row: R): string;
  none: ReactNode;
}

export function PlainTable<R>({ label, columns, rows, keyOf, none }: PlainTableProps<R>) {
  if (!rows.length) return <p className={styles.none}>{none}</p>;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(row) ?? "—"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
