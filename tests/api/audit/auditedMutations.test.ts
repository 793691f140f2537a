import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../server/schema";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/claims/intake";
import { examplesOf } from "./mutationExamples";

/** Covered by their own tests, as they take a corporate directory: tests/api/directory/directorySignIn.test.ts, directoryInvitations.test.ts. */
const testedElsewhere = ["exchangeHandoff", "sendInvitation"];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ EXPORTS_AT_ONCE: "0" });
});

interface Row extends Record<string, unknown> {
  seq: string;
  action: string;
  actor: string;
  origin: string | null;
  request: string | null;
}
/** Actions of users and keys, and actions on their behalf; automatic actions are excluded. */
const rowsSince = async (seq: number): Promise<Row[]> => [
  ...(await app.db.execute<Row>(sql`
    select seq, action, actor_name as actor, origin, request_id as request from audit
    where seq > ${seq} and (actor_name <> 'system' or origin is not null) order by audit.xid, audit.seq`)),
];
const lastSeq = async (): Promise<number> =>
  Number((await app.db.execute<{ n: string }>(sql`select coalesce(max(seq), 0) as n from audit`))[0]!.n);

describe("the audit of each mutation", () => {
  test("writes the expected rows with their origin, and none without a change", { timeout: 240_000 }, async () => {
    const mutations = Object.keys((await createSchema()).getMutationType()!.getFields());
    const seen: string[] = [];
    const left: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for await (const { mutation, done, leaves, again } of examplesOf(app)) {
      seen.push(mutation);
      const before = await lastSeq();
      left[mutation] = await done().then(() => null, String);
      if (left[mutation] !== null) continue;
      const rows = await rowsSince(before);
      const between = await lastSeq();
      await again?.().catch(() => undefined); // refused is as good
      left[mutation] = [rows.map(({ action }) => action), (await rowsSince(between)).map(({ action }) => action)];
      wanted[mutation] = [leaves, []];
      expect([mutation, rows.filter(({ origin, request }) => !origin || !request)]).toEqual([mutation, []]);
    }
    expect(left).toEqual(wanted);
    expect([...new Set([...seen, ...testedElsewhere])].sort()).toEqual(mutations.sort());
  });
});

describe("the audit of imports", () => {
  test("writes one row per batch, and none for an unchanged batch", async () => {
    const key = await app.key("ingest");
    const [claims, suppliers] = [
      [claimRecord(), claimRecord(), claimRecord()],
      [supplierRecord(), supplierRecord()],
    ];
    const before = await lastSeq();
    await app.ingest("claims", claims, key);
    await app.ingest("suppliers", suppliers, key);
    await app.ingest("claims", claims, key);
    const rows = await rowsSince(before);
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ["ingest.claims", "test ingest"],
      ["ingest.suppliers", "test ingest"],
    ]);
    expect(rows[0]!.origin).toMatch(/127\.0\.0\.1|::1/);
  });
});
