// Rows and bytes of complete claims, each record sent separately, and of resources that send positions.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { bases, bodyOf, newClaims, updates } from "./ingestRows";
import { makeKey, send, startProduct, stopProduct } from "./product";

const SENDERS = 12;
const RESOURCES = 100;
const FIXES = 60;
const TABLES_COUNTED_AFTER_MS = 600_000;

interface Stored {
  table: string;
  rows: number;
  bytes: number;
}

export interface Growth {
  claims: number;
  tables: Stored[];
}

/** Every table with its partitions and indexes. */
async function storedOf(db: Db): Promise<Stored[]> {
  const tables = await db.execute<{ table: string; bytes: number }>(sql`
    select coalesce(parent.relname, c.relname) as table, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`);
  const stored: Stored[] = [];
  for (const { table, bytes } of tables) {
    const [row] = await db.execute<{ rows: number }>(sql`select count(*)::int as rows from ${sql.identifier(table)}`);
    stored.push({ table, rows: row!.rows, bytes });
  }
  return stored;
}

/** A claim's later records: its arrival, its end. */
function* milestone(prefix: string, count: number, version: number, code: string, more: object): Generator<object> {
  for (let i = 0; i < count; i++)
    yield { rgpresta: `${prefix}-${i}`, version, milestones: [{ code, at: new Date().toISOString() }], ...more };
}

function* fixes(): Generator<object> {
  const begin = Date.now() - FIXES * 10_000;
  for (let n = 0; n < FIXES; n++)
    for (let resource = 0; resource < RESOURCES; resource++)
      yield {
        device: { uniqueId: `dev-${resource}` },
        position: {
          ...{
            fixTime: new Date(begin + n * 10_000).toISOString(),
            valid: true,
            latitude: 40.4 + n / 1_000,
            longitude: -3.7 - resource / 1_000,
          },
          ...{ speed: 20, course: 90, accuracy: 8, attributes: { ignition: true, motion: true } },
        },
      };
}

export async function growth(claims: number): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-growth-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", LOG_LEVEL: "warn" };
  const product = await startProduct(env);
  try {
    const key = await makeKey(env);
    const db = connect({ socket: (await runningSocket(folder))! }, createLog("silent"), 2);
    const post = (path: string, records: Iterable<object>) =>
      send(`${product.url}/ingest/${path}`, key, "application/json", bodyOf(records, "array"));
    await post("suppliers", bases());
    await post(
      "suppliers",
      Array.from({ length: RESOURCES }, (_, n) => ({
        cdprovee: `M${n}`,
        version: 1,
        cdama: "ES",
        nbprovee: `Unit ${n}`,
        tpaccprovee: "MOBILE",
        mobile: `dev-${n}`,
      })),
    );
    const stages = [
      newClaims("G", claims),
      updates("G", claims),
      milestone("G", claims, 3, "C", {}),
      milestone("G", claims, 4, "F", { cdestadoserv: "FIN" }),
    ];
    for (const records of stages)
      await Promise.all(
        Array.from({ length: SENDERS }, async () => {
          for (const record of records) await post("claims", [record]);
        }),
      );
    const sent = [...fixes()];
    for (let from = 0; from < sent.length; from += 100)
      await send(`${product.url}/ingest/positions/traccar`, key, "application/json", [JSON.stringify(sent.slice(from, from + 100))]);
    // Figures and keys of the search follow.
    const until = Date.now() + TABLES_COUNTED_AFTER_MS;
    while ((await db.execute(sql`select 1 from figure_marks limit 1`)).length && Date.now() < until)
      await new Promise((done) => setTimeout(done, 500));
    await db.execute(sql`vacuum`);
    const tables = await storedOf(db);
    await db.$client.end();
    return { claims, tables };
  } finally {
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
}
