// The built product on its own PostgreSQL between a test and the outside, to be killed and started again.
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { retryTimes } from "../../server/integrations/retryTimes";
import { createLog } from "../../server/platform/log";
import { startBuiltProduct } from "../fixtures/product";
import { startRemoteSystems } from "./remoteSystems";

/** Round number, the seed of random values: 1 by default; `npm run faults` increases it. */
export const rounds = [Number(process.env.ROUND ?? 1)];
/** For whatever a product that has just started, on a busy machine, has to do. */
export const EVENTUALLY = { timeout: 60_000, interval: 50 };

export async function startKillableProduct(env: Record<string, string> = {}) {
  const remotes = await startRemoteSystems();
  const product = await startBuiltProduct({
    ...env,
    ASSISTANCE_URL: remotes.url,
    GENESYS_API_URL: remotes.url,
    GENESYS_LOGIN_URL: remotes.url,
    GENESYS_CLIENT_ID: "client",
    GENESYS_CLIENT_SECRET: "secret",
    GENESYS_CLAIM_COLUMN: "Claim",
  });
  const key = await product.key("ingest");
  const open = async (): Promise<Db> => connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 2);
  let db = await open();
  let bearer = await product.signIn();
  let killedAt = 0;
  let outageMs = 0;

  return {
    product,
    outside: remotes,
    db: (): Db => db,
    bearer: (): string => bearer,
    async ingest(endpoint: string, records: object[]): Promise<void> {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
      expect(await response.json()).toMatchObject({ refused: [] });
    },
    /** A fix of a device at the claims' place, so many seconds from now. */
    async fix(device: string, seconds: number): Promise<void> {
      const query = `id=${device}&lat=40.4&lon=-3.7&speed=0&accuracy=8&timestamp=${Math.round(Date.now() / 1_000 + seconds)}`;
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${product.url}/ingest/positions/osmand?${query}`, { headers });
      expect(await response.json()).toMatchObject({ accepted: 1 });
    },
    /** kill -9, and started again, while nothing is kept back any more. */
    async again(): Promise<void> {
      killedAt = Date.now();
      await product.kill();
      await db.$client.end({ timeout: 1 });
      remotes.release();
      await product.start();
      outageMs = Math.max(outageMs, Date.now() - killedAt);
      [db, bearer] = [await open(), await product.signIn()];
    },
    /** The longest so far from a kill until it was ready again, milliseconds. */
    outageMs: (): number => outageMs,
    /** As after an absence longer than every timeout: later work is due, and leases of the killed process have expired. */
    async longAfter(): Promise<void> {
      const before = new Date(killedAt + retryTimes.leaseMs).toISOString();
      await db.execute(sql`update outbox set due_at = now() where state = 'WAITING' and due_at <= ${before}::timestamptz`);
    },
    async stop(): Promise<void> {
      await db.$client.end({ timeout: 1 });
      await product.stop();
      remotes.close();
    },
  };
}
export type Killable = Awaited<ReturnType<typeof startKillableProduct>>;
