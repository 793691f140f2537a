// kill -9 while a register is being exported: the export is said to have failed, nothing is kept of it, and it can be asked for again.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exportLimits } from "../../schema/rules/exports/exports";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { isUnavailable } from "../../server/db/health/databaseTrouble";
import { createLog } from "../../server/platform/log";
import { endedExport, exportFile, exportNow, startExport } from "../fixtures/exports/exportFile";
import { readCsv } from "../fixtures/exports/readFiles";
import { type Product, startBuiltProduct } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";
import { EVENTUALLY } from "./killableProduct";
import { tally } from "./tally";

let product: Product;
let db: Db;
const open = async (): Promise<Db> => connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 2);
/** With texts so long that the file has several parts. */
const CLAIMS = 100;
const asked = { sort: "ID", columns: ["id", "notes"] };

beforeAll(async () => {
  product = await startBuiltProduct();
  db = await open();
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = Array.from({ length: CLAIMS }, (_, n) => claimRecord(`K-${n}`, { txobserva: "x".repeat(20_000) }));
  const answer = await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
  expect(await answer.json()).toMatchObject({ accepted: CLAIMS });
});
afterAll(async () => {
  await db.$client.end({ timeout: 1 });
  await product.stop();
});

const keptParts = async (id: string): Promise<number> =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from export_parts where export_id = ${id}::uuid`))[0]!.n;

test("killed between two parts: the export fails without parts, and a second one is complete", async () => {
  const supervisor = await product.signIn("supervisor");
  const { id } = (await startExport(product, "claims", asked, supervisor)).data!.export;
  // The second part waits for this transaction, which takes its place. Whether it still commits on a PostgreSQL that is going down is all one.
  const waitedFor = db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`insert into export_parts values (${id}::uuid, 1, '')`);
    await vi.waitFor(async () => expect(await keptParts(id)).toBe(1), EVENTUALLY);
    await product.kill();
  });
  await waitedFor.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });
  await db.$client.end({ timeout: 1 });
  await product.start();
  db = await open();

  const again = await product.signIn("supervisor");
  expect((await exportNow(product, id, again))!.state).toBe("RUNNING");
  // As after an absence as long as the timeout of a silent writer.
  await db.execute(sql`update exports set changed_at = changed_at - make_interval(secs => ${exportLimits.silentMs / 1_000})`);
  expect((await endedExport(product, id, again)).state).toBe("FAILED");
  expect(await keptParts(id)).toBe(0);
  const exported = readCsv(await exportFile(product, "claims", asked, again)).length - 1;
  tally({ lost: Math.max(0, CLAIMS - exported), doubled: Math.max(0, exported - CLAIMS) }, { acknowledged: CLAIMS });
});
