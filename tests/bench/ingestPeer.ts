// Peer of the ingest benchmark: plain INSERTs of the claims, status log, changes and audit into tables with the same columns, indexes and
// references, one transaction per batch.
import postgres from "postgres";
import { processCpu } from "./cpu";

/** Claims in one transaction of the peer. */
export const INSERT_CLAIMS = 250;

const SCHEMA = "bench_peer";
/** In the order in which they are inserted, each with the column, or the part of it, that names the claim. */
const parts = {
  claims: "id",
  milestones: "claim_id",
  movements: "claim_id",
  status_log: "claim_id",
  changes: "state ->> 'id'",
  audit: "after -> 'claims' ->> 0",
} as const;
type Table = keyof typeof parts;
const tables = Object.keys(parts) as Table[];

/** Copies of the tables in a separate schema. References lead to the product's tables, those to claims to the copies. */
async function createTables(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`);
  for (const table of tables) {
    await sql.unsafe(`create table ${SCHEMA}.${table} (like public.${table} including all)`);
    const references = await sql<{ definition: string }[]>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and conrelid = ${`public.${table}`}::regclass`;
    for (const { definition } of references)
      await sql.unsafe(`alter table ${SCHEMA}.${table} add ${definition.replace(/REFERENCES claims\b/, `REFERENCES ${SCHEMA}.claims`)}`);
  }
}

type Row = Record<string, unknown>;

async function copyStored(sql: postgres.Sql, prefix: string): Promise<void> {
  for (const table of tables) {
    await sql.unsafe(`create table ${SCHEMA}.${table}_stored as
      select *, ${parts[table]} as of_claim from ${table} where ${parts[table]} like '${prefix}-%' order by ${parts[table]}`);
    await sql.unsafe(`create index on ${SCHEMA}.${table}_stored (of_claim)`);
  }
}

async function storedRows(sql: postgres.Sql, table: Table, first: string, last: string): Promise<Row[]> {
  const rows = await sql.unsafe<Row[]>(`select * from ${SCHEMA}.${table}_stored where of_claim between $1 and $2`, [first, last]);
  return rows.map(({ of_claim: _claim, xid: _xid, seq: _seq, ...row }) => row);
}

/** Inserts the stored rows of claims with this id prefix again. Seconds and CPU of the transactions only. */
export async function plainInsert(socket: string, prefix: string): Promise<{ seconds: number; cpu: number }> {
  const sql = postgres({
    path: `${socket}/.s.PGSQL.5432`,
    user: "postgres",
    database: "postgres",
    fetch_types: false,
    max: 1,
    onnotice: () => {},
  });
  const spent = { seconds: 0, cpu: 0 };
  try {
    await createTables(sql);
    const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await copyStored(sql, prefix);
    const ids = (await sql.unsafe<{ id: string }[]>(`select id from ${SCHEMA}.claims_stored order by id`)).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += INSERT_CLAIMS) {
      const last = ids[Math.min(at + INSERT_CLAIMS, ids.length) - 1]!;
      const rowsOf: [Table, Row[]][] = [];
      for (const table of tables) rowsOf.push([table, await storedRows(sql, table, ids[at]!, last)]);
      const [begun, own, backend] = [performance.now(), process.cpuUsage(), processCpu(pid)];
      await sql.begin(async (tx) => {
        for (const [table, rows] of rowsOf) if (rows.length) await tx`insert into ${tx(`${SCHEMA}.${table}`)} ${tx(rows)}`;
      });
      spent.seconds += (performance.now() - begun) / 1_000;
      const { user, system } = process.cpuUsage(own);
      spent.cpu += (user + system) / 1e6 + processCpu(pid) - backend;
    }
    await sql.unsafe(`drop schema ${SCHEMA} cascade`);
  } finally {
    await sql.end();
  }
  return spent;
}
