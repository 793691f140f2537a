import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { compare, keepWriting } from "./ledger";
import { tally } from "./tally";

let product: Product;
let key: string;
let db: Db;
const reconnect = async (): Promise<void> => {
  db = connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 2);
};

beforeAll(async () => {
  product = await startBuiltProduct();
  key = await product.key("ingest");
  await reconnect();
  await db.execute(sql`insert into suppliers (id, instance_id, name, access, mobile, source_version)
    select 'M-' || n, 'ES', 'Unit ' || n, 'MOBILE', 'dev-' || n, 1 from generate_series(0, 7) n`);
});
afterAll(async () => {
  await db.$client.end({ timeout: 1 });
  await product.stop();
});

const start = Date.now() - 3_600_000;
let round = 0;
/** A fix of the writer's own device; its number makes its time, so that each is newer than the last. */
async function sendFix(name: string, writer: number): Promise<boolean> {
  const n = Number(name.split("-")[1]);
  const time = new Date(start + round * 600_000 + n * 100).toISOString();
  const query = `id=dev-${writer}&lat=40.${n % 90}&lon=-3.7&timestamp=${time}`;
  const response = await fetch(`${product.url}/ingest/positions/osmand?${query}`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(5_000),
  });
  const answer = (await response.json()) as { accepted: number; refused: { code: string }[] };
  // Stale after a repeat: it had been stored, only the answer was lost.
  return answer.accepted === 1 || answer.refused?.[0]?.code === "STALE";
}
const storedFixes = async (): Promise<string[]> => {
  const rows = await db.execute<{ key: string }>(sql`
    select substr(supplier_id, 3) || '-' || round((extract(epoch from fix_at) * 1000 - ${start + round * 600_000}) / 100)::int as key
    from position_history where fix_at > to_timestamp(${(start + round * 600_000) / 1000}) and fix_at < to_timestamp(${(start + (round + 1) * 600_000) / 1000})`);
  return rows.map((row) => row.key);
};
const lastIsNewest = async (): Promise<boolean> => {
  const rows = await db.execute(
    sql`select 1 from positions p where fix_at < (select max(fix_at) from position_history h where h.supplier_id = p.supplier_id)`,
  );
  return rows.length === 0;
};

/** Stored records are those that were acknowledged, and none that was not sent; the last position is the newest. */
async function expectKept({ acknowledged, sent, outageMs }: ReturnType<typeof keepWriting>): Promise<void> {
  const { lost, doubled, ghosts } = compare(acknowledged, await storedFixes(), sent);
  tally({ lost, doubled, ghosts, reordered: (await lastIsNewest()) ? 0 : 1 }, { acknowledged: acknowledged.size, outageMs: outageMs() });
}

describe("nothing acknowledged is lost, nothing doubled", () => {
  test("when the server is killed while writing", async () => {
    round = 1;
    const ledger = keepWriting(8, sendFix);
    for (let i = 0; i < 2; i++) {
      await ledger.more(60);
      await product.kill();
      await product.start();
    }
    await ledger.more(30);
    await ledger.stop();
    await db.$client.end({ timeout: 1 });
    await reconnect();
    await expectKept(ledger);
  });

  test("when the embedded PostgreSQL is killed: it is restarted, and the server stays alive", async () => {
    round = 2;
    const ledger = keepWriting(8, sendFix);
    await ledger.more(60);
    process.kill(await product.postgres(), "SIGKILL");
    await ledger.more(60);
    await ledger.stop();
    await db.$client.end({ timeout: 1 });
    await reconnect();
    await expectKept(ledger);
    expect(await fetch(`${product.url}/healthz`).then((r) => r.status)).toBe(200);
  });

  test("when backends are terminated during writes", async () => {
    round = 3;
    const ledger = keepWriting(8, sendFix);
    for (let i = 0; i < 6; i++) {
      await ledger.more(15);
      await db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'atalaya%' and pid <> pg_backend_pid()`,
      );
    }
    await ledger.more(30);
    await ledger.stop();
    await expectKept(ledger);
    expect(await fetch(`${product.url}/healthz`).then((r) => r.status)).toBe(200);
  });

  test("when the server starts again on the same data", async () => {
    const before = await storedFixes();
    await product.kill();
    await product.start();
    await db.$client.end({ timeout: 1 });
    await reconnect();
    expect((await storedFixes()).length).toBe(before.length);
  });
});

test("the ledger detects a server that acknowledges before it stores", async () => {
  const stored: string[] = [];
  let alive = true;
  const ledger = keepWriting(8, (name) => {
    setTimeout(() => alive && stored.push(name), 40);
    return new Promise((done) => setTimeout(() => done(true), 5));
  });
  await ledger.more(100);
  alive = false;
  await ledger.stop();
  expect(compare(ledger.acknowledged, stored, ledger.sent).lost.length).toBeGreaterThan(0);
});
