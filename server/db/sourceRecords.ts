// What records of claims and of suppliers have in common: which of two has the say, and what of a record is a column.
import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./connect";
import { updateRows } from "./bulk/rows";

/** Version of what no record with a version has described yet: any version is newer. */
export const UNVERSIONED = -1;

interface SourceRow {
  id: string;
  instanceId: string;
  sourceVersion: number;
}

/**
 * Whether the record has the say. The newest version wins; the same version is the same record again. A record without version counts as
 * newer, and leaves the stored version as it is, so that the source's own count goes on.
 */
export const isNewer = ({ row }: { row: SourceRow | null }, { sourceVersion }: { sourceVersion?: number | null }): boolean =>
  row === null || sourceVersion == null || sourceVersion > row.sourceVersion;

/** Of an AMA instance that the sender may not write to: the answer says nothing of it, not even which version there is. */
export const isOutOfScope = ({ row }: { row: SourceRow | null }, instances: Pick<ReadonlySet<string>, "has">): boolean =>
  row !== null && !instances.has(row.instanceId);

/** A row in which nothing is known yet. */
export const emptyRow = <T extends PgTable>(table: T): T["$inferSelect"] =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((column) => [column, null])) as T["$inferSelect"];

/** The columns of a row that a record says something about; null clears. */
export const columnsFrom = <Row extends object>(record: object, empty: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(record).filter(([field, value]) => field in empty && value !== undefined)) as Partial<Row>;

/** Where the source counted on though nothing changed, its version alone is kept, and nobody is notified. */
export const writeSourceVersions = <T extends PgTable>(
  tx: Tx,
  table: T,
  unchanged: readonly { before: SourceRow | null; after: SourceRow }[],
): Promise<void> => {
  const counted = unchanged.filter(({ before, after }) => before?.sourceVersion !== after.sourceVersion);
  const rows = counted.map(({ after: { id, sourceVersion } }) => ({ id, sourceVersion }) as Partial<T["$inferSelect"]>);
  return updateRows(tx, table, rows, ["sourceVersion" as keyof T["$inferSelect"] & string]);
};
