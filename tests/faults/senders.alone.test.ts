import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestSlotLimits } from "../../server/platform/requestSlots";
import { createKey } from "../../server/auth/keys/apiKeys";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { machineSlowness } from "../fixtures/machineSlowness";
import { type Product, startBuiltProduct } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";
import { waitsOf, wordsOf } from "./overload/bystander";
import { tally, tallyFigures } from "./tally";

const SENDERS = 150;
const CLAIMS_A_BODY = 100;
/** Limits in milliseconds: 95th percentile of the list for an operator, and age of the board. */
const MOST = { list: 500, boardAge: 1_000 };

let product: Product;
let db: Db;
let keys: string[];
beforeAll(async () => {
  product = await startBuiltProduct();
  db = connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 2);
  const names = Array.from({ length: SENDERS / requestSlotLimits.records.running }, (_, n) => `sender ${n}`);
  keys = await Promise.all(names.map((name) => createKey({ db, clock: new Clock() }, name, ["ingest"])));
});
afterAll(async () => {
  await db.$client.end({ timeout: 1 });
  await product.stop();
});

/** Sends one body after the other until it is to end; answers how many claims were acknowledged, and which other answers there were. */
function sendFrom(sender: number): { end(): Promise<{ accepted: number; others: number[] }> } {
  let isEnding = false;
  const headers = { authorization: `Bearer ${keys[sender % keys.length]!}`, "content-type": "application/x-ndjson" };
  const sent = (async () => {
    const others: number[] = [];
    let accepted = 0;
    for (let round = 0; !isEnding; round++) {
      const lines = Array.from({ length: CLAIMS_A_BODY }, (_, n) => JSON.stringify(claimRecord(`${sender}-${round}-${n}`)));
      const answer = await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: lines.join("\n") });
      if (answer.status === 200) accepted += ((await answer.json()) as { accepted: number }).accepted;
      else others.push(answer.status);
      if (answer.status !== 200) await sleep(1_000);
    }
    return { accepted, others };
  })();
  return { end: () => ((isEnding = true), sent) };
}

test(`with ${SENDERS} senders, an operator's list and the board are timely, and each acknowledged claim is stored`, async () => {
  const operator = await product.signIn("supervisor");
  const slowness = machineSlowness();
  const senders = Array.from({ length: SENDERS }, (_, n) => sendFrom(n));
  await sleep(2_000); // until each has begun
  let isMeasured = false;
  const ages = (async () => {
    const found: number[] = [];
    while (!isMeasured) {
      found.push(((await (await fetch(`${product.url}/readyz`)).json()) as { boardAgeMs: number }).boardAgeMs);
      await sleep(50);
    }
    return found;
  })();
  const waits = await waitsOf(product, operator, slowness);
  isMeasured = true;
  const oldest = Math.max(...(await ages));
  const answers = await Promise.all(senders.map(({ end }) => end()));
  const accepted = answers.reduce((sum, one) => sum + one.accepted, 0);
  const [stored] = await db.execute<{ count: number }>(sql`select count(*)::int as count from claims`);
  tallyFigures(`${SENDERS} senders, ${accepted} claims: ${wordsOf(waits)}, the board ${Math.round(oldest)} ms old at the most`);
  const [audited] = await db.execute<{ count: number }>(
    sql`select coalesce(sum(jsonb_array_length(after->'claims')), 0)::int as count from audit where action = 'ingest.claims'`,
  );
  tally(
    {
      lost: Math.max(0, accepted - stored!.count),
      ghosts: Math.max(0, stored!.count - accepted),
      unaudited: Math.max(0, stored!.count - audited!.count),
    },
    { acknowledged: accepted, outageMs: oldest },
  );
  expect(accepted).toBeGreaterThan(SENDERS);
  expect(answers.flatMap(({ others }) => others).filter((status) => status !== 503)).toEqual([]);
  expect(waits.list).toBeLessThanOrEqual(slowness * MOST.list);
  expect(oldest).toBeLessThan(slowness * MOST.boardAge);
});
