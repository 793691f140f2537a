import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { claimSearchKinds, searchKeys, supplierSearchKinds } from "../../../schema/rules/search/searchKinds";
import type { Tx } from "../connect";
import type { claims } from "../tables/claims";
import { claimSearchKeys, claimSupplierSearchKeys, supplierSearchKeys } from "../tables/searchKeys";
import type { suppliers } from "../tables/suppliers";

type ClaimRow = typeof claims.$inferSelect;
type SupplierRow = typeof suppliers.$inferSelect;

interface KeyTable<Row extends { id: string }> {
  table: PgTable;
  owner: string;
  kinds: Parameters<typeof searchKeys>[0];
  /** Scope columns with their types; `scopeOf` returns null for rows that must not be found. */
  scope: Readonly<Record<string, string>>;
  scopeOf: (row: Row) => Readonly<Record<string, string | boolean | null>> | null;
}

const ofClaims = {
  table: claimSearchKeys,
  owner: "claim_id",
  kinds: claimSearchKinds,
  scope: { open: "boolean", instance_id: "text", client_id: "text", contract_id: "text" },
  scopeOf: ({ status, instanceId, clientId, contractId }: ClaimRow) => ({
    open: status !== "FINISHED",
    instance_id: instanceId,
    client_id: clientId,
    contract_id: contractId,
  }),
} satisfies KeyTable<ClaimRow>;

const ofAssignedClaims: KeyTable<ClaimRow> = {
  ...ofClaims,
  table: claimSupplierSearchKeys,
  scope: { ...ofClaims.scope, supplier_id: "text" },
  scopeOf: (row) => (row.supplierId === null || row.proposed ? null : { ...ofClaims.scopeOf(row), supplier_id: row.supplierId }),
};

const ofSuppliers: KeyTable<SupplierRow> = {
  table: supplierSearchKeys,
  owner: "supplier_id",
  kinds: supplierSearchKinds,
  scope: { instance_id: "text", access: "supplier_access" },
  scopeOf: ({ instanceId, access }) => ({ instance_id: instanceId, access }),
};

interface Written<Row> {
  before: Row | null;
  after: Row;
}

export async function writeClaimSearchKeys(tx: Tx, written: readonly Written<ClaimRow>[]): Promise<void> {
  await writeKeys(tx, ofClaims, written.map(changeOf(ofClaims)));
  await writeKeys(tx, ofAssignedClaims, written.map(changeOf(ofAssignedClaims)));
}

export const writeSupplierSearchKeys = (tx: Tx, written: readonly Written<SupplierRow>[]): Promise<void> =>
  writeKeys(tx, ofSuppliers, written.map(changeOf(ofSuppliers)));

/** Rebuilds the keys of claims. The rows must be locked. */
export async function replaceClaimSearchKeys(tx: Tx, rows: readonly ClaimRow[]): Promise<void> {
  for (const table of [ofClaims, ofAssignedClaims])
    await writeKeys(
      tx,
      table,
      rows.map((row) => ({ ...keysFor(table, row), kept: [] })),
    );
}

export const replaceSupplierSearchKeys = (tx: Tx, rows: readonly SupplierRow[]): Promise<void> =>
  writeKeys(
    tx,
    ofSuppliers,
    rows.map((row) => ({ ...keysFor(ofSuppliers, row), kept: [] })),
  );

/** Instance IDs are country codes. For other IDs, phone numbers are indexed as written. */
const countryOf = (row: object): string | null => (row as { instanceId?: string }).instanceId ?? null;

interface KeyChange extends Record<string, unknown> {
  id: string;
  kept: string[] | null;
  added: string[];
}

/** Cached per row, because the keys of a claim go to two tables. */
const keysByRow = new WeakMap<object, string[]>();
function keysOf<Row extends { id: string }>({ kinds }: KeyTable<Row>, row: Row): string[] {
  const keys = keysByRow.get(row) ?? searchKeys(kinds, row as unknown as Record<string, string | null>, countryOf(row));
  keysByRow.set(row, keys);
  return keys;
}

function keysFor<Row extends { id: string }>(table: KeyTable<Row>, row: Row): KeyChange {
  const scope = table.scopeOf(row);
  return { id: row.id, kept: null, added: scope ? keysOf(table, row) : [], ...scope };
}

/** Returns no changes if the key columns are equal; most writes change only times or a status. */
const changeOf =
  <Row extends { id: string }>(table: KeyTable<Row>) =>
  ({ before, after }: Written<Row>): KeyChange => {
    const [former, scope] = [before && table.scopeOf(before), table.scopeOf(after)];
    if (!before || !former) return keysFor(table, after);
    if (!scope || Object.keys(scope).some((column) => former[column] !== scope[column])) return { ...keysFor(table, after), kept: [] };
    if (table.kinds.every(({ field }) => before[field as keyof Row] === after[field as keyof Row]))
      return { id: after.id, kept: null, added: [] };
    const [had, has] = [new Set(keysOf(table, before)), keysOf(table, after)];
    return { id: after.id, kept: has.filter((key) => had.has(key)), added: has.filter((key) => !had.has(key)), ...scope };
  };

async function writeKeys<Row extends { id: string }>(tx: Tx, { table, owner, scope }: KeyTable<Row>, changes: KeyChange[]): Promise<void> {
  const shrinking = changes.filter(({ kept }) => kept !== null);
  // The lateral join forces index lookups, even without statistics, when PostgreSQL would prefer a sequential scan.
  if (shrinking.length)
    await tx.execute(sql`
      delete from ${table} where ctid = any(array(
        select k.ctid from ${records(shrinking, { id: "text", kept: "text[]" })}
        cross join lateral (select ctid, key from ${table} where ${sql.raw(owner)} = r.id offset 0) as k where k.key <> all(r.kept)))`);
  const growing = changes.filter(({ added }) => added.length);
  const columns = sql.raw(Object.keys(scope).join(", "));
  if (growing.length)
    await tx.execute(sql`
      insert into ${table} (${sql.raw(owner)}, key, ${columns})
      select id, key, ${columns} from ${records(growing, { id: "text", added: "text[]", ...scope })}, unnest(added) as key`);
}

const records = (rows: readonly KeyChange[], columns: Readonly<Record<string, string>>): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(${sql.raw(
    Object.entries(columns)
      .map((column) => column.join(" "))
      .join(", "),
  )})`;
