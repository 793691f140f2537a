import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./connect";
import { updateRows } from "./bulk/rows";

export const UNVERSIONED = -1;

interface SourceRow {
  id: string;
  instanceId: string;
  sourceVersion: number;
}

/**
 * Null for a record that is newer than the row. An equal version is a repetition. A record without version is always newer and keeps the
 * stored version.
 */
export function outcomeIfOld({ row }: { row: SourceRow | null }, { sourceVersion }: { sourceVersion?: number | null }) {
  if (row === null || sourceVersion == null || sourceVersion > row.sourceVersion) return null;
  return sourceVersion < row.sourceVersion ? "stale" : "unchanged";
}

/** Rows of other AMA instances are hidden from the sender, including their version. */
export const isOutOfScope = ({ row }: { row: SourceRow | null }, instances: Pick<ReadonlySet<string>, "has">): boolean =>
  row !== null && !instances.has(row.instanceId);

export const emptyRow = <T extends PgTable>(table: T): T["$inferSelect"] =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((column) => [column, null])) as T["$inferSelect"];

export const columnsFrom = <Row extends object>(record: object, empty: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(record).filter(([field, value]) => field in empty && value !== undefined)) as Partial<Row>;

/** Stores only the new version of records without other changes; these do not notify anyone. */
export const writeSourceVersions = <T extends PgTable>(
  tx: Tx,
  table: T,
  unchanged: readonly { before: SourceRow | null; after: SourceRow }[],
): Promise<void> => {
  const counted = unchanged.filter(({ before, after }) => before?.sourceVersion !== after.sourceVersion);
  const rows = counted.map(({ after: { id, sourceVersion } }) => ({ id, sourceVersion }) as Partial<T["$inferSelect"]>);
  return updateRows(tx, table, rows, ["sourceVersion" as keyof T["$inferSelect"] & string]);
};
