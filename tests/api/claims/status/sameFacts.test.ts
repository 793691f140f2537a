// A status depends on the facts of a claim, not on their history: after random changes each claim equals one created from its facts.
import fc from "fast-check";
import { eq, like, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { awaitedStatuses } from "../../../../schema/rules/claims/routes";
import { resourcesToRecompute } from "../../../../server/claims/trips/trips.queries";
import { claims } from "../../../../server/db/tables/claims";
import { suppliers } from "../../../../server/db/tables/suppliers";
import { createActionFixture } from "../../../fixtures/claims/actions";
import { placeAtMinutes, createTripFixture, claimPlace, type TripFixture } from "../../../fixtures/claims/trips";
import { claimRecord, supplierRecord } from "../../../fixtures/records";
import { settingsOf } from "../../../fixtures/kpiSettings";
import { histories, suppliers as accesses, type Step } from "../../../rules/status/stateMachineHistories";
import { recordOfStep, kept, recordOfFacts, type ClaimRow } from "./sameFactsRecords";

const MINUTE_MS = 60_000;
const CLAIM_COUNT = 40;
const ROUNDS = 8;
const seed = Number(process.env.SAME_FACTS_SEED ?? 20_261_122);
const SOON = { interval: 100 };

let tripFixture: TripFixture;
let reader: string;
let actionFixture: ReturnType<typeof createActionFixture>;
let settings: ReturnType<typeof settingsOf>;
const ids = Array.from({ length: CLAIM_COUNT }, (_, i) => `S-${i}`);
beforeAll(async () => {
  tripFixture = await createTripFixture();
  reader = await tripFixture.app.key("read");
  actionFixture = createActionFixture(tripFixture.app);
  settings = settingsOf(tripFixture.app);
  await send(
    "suppliers",
    ids.flatMap((id) => Object.keys(accesses).map((name) => resource(`${id}-${name}`, accesses[name]!))),
  );
  await send(
    "claims",
    ids.map((id, i) => {
      const assignment = i % 4 ? { cdprovee: `${id}-tow`, fhasignacion: tripFixture.at(-5), eta: 45 } : {};
      return claimRecord(id, { fhocurrencia: tripFixture.at(-10), x: claimPlace[0], y: claimPlace[1], ...assignment });
    }),
  );
  for (const [i, id] of ids.entries()) await fixed(`${id}-tow`, (i % 4) * 20, 0);
});

const codes = { MOBILE: "MOBILE", BASE: "BASES", MANUAL: "MANUAL", WEB: "WEB" } as Record<string, string>;
const resource = (id: string, access: string) =>
  supplierRecord(id, { tpaccprovee: codes[access]!, x: null, y: null, ...(access === "MOBILE" && { mobile: `dev-${id}` }) });
const send = async (endpoint: string, records: object[]): Promise<void> => {
  if (records.length) expect((await tripFixture.app.ingest(endpoint, records, tripFixture.key)).body.refused).toEqual([]);
};
const stored = (pattern: string): Promise<ClaimRow[]> =>
  tripFixture.app.db.select().from(claims).where(like(claims.id, pattern)).orderBy(claims.id);

/** Events of one round. Rejected events leave no trace. */
async function happen(steps: ReadonlyMap<string, Step>, version: number): Promise<void> {
  const now = tripFixture.app.clock.now();
  await send(
    "claims",
    [...steps].flatMap(([id, step]) => recordOfStep(id, step, now).map((fields) => ({ rgpresta: id, version, ...fields }))),
  );
  const operator = await tripFixture.app.signIn();
  const rows = new Map((await stored("S-%")).map((row) => [row.id, row]));
  for (const [id, step] of steps) {
    const { supplierId } = rows.get(id)!;
    if (step.what === "position" && supplierId && /tow|truck/.test(supplierId)) await fixed(supplierId, step.eta, step.ago);
    if (step.what === "manageDelay") await actionFixture.act(operator, "manageDelay", id, { minutes: step.minutes });
    if (step.what === "cancelProvider" || step.what === "cancelService") await actionFixture.act(operator, step.what, id);
    if (step.what === "confirmArrival" || step.what === "confirmCompletion") await actionFixture.act(operator, step.what, id);
  }
}

/** A position, now and then from very far away; one that is older than the last one is refused. */
async function fixed(unit: string, eta: number, ago: number): Promise<void> {
  const [lon, lat] = placeAtMinutes(eta > 40 ? eta + 200 : eta);
  const query = `id=dev-${unit}&lat=${lat}&lon=${lon}&timestamp=${tripFixture.at(-ago)}`;
  await fetch(`${tripFixture.app.url}/ingest/positions/osmand?${query}`, { headers: { authorization: `Bearer ${tripFixture.key}` } });
}

/** Waits until clock, trips and external systems have no due work. */
async function settled(): Promise<void> {
  const { app } = tripFixture;
  app.clock.offset += 20_000;
  const behind = async () => {
    const now = new Date(app.clock.now());
    const [open] = await app.db.execute<{ n: number }>(sql`select count(*)::int as n from claims c where c.id like 'S-%' and
      (c.status_due_at <= ${now.toISOString()}::timestamptz or c.pending_action is not null or c.eta_fix_at is not null and
        c.status <> 'FINISHED' and c.arrived_at is null and c.status::text <> all (string_to_array(${awaitedStatuses.join()}, ',')))`);
    return { open: open!.n, resources: (await resourcesToRecompute(app.db, now)).length };
  };
  await expect.poll(behind, SOON).toEqual({ open: 0, resources: 0 });
}

/** Creates each claim again: its facts in one record with another id and supplier, and the kept values of readings.md. */
async function madeAnew(round: number): Promise<Map<string, string>> {
  const { app } = tripFixture;
  const rows = await stored("S-%");
  const access = new Map((await app.db.select().from(suppliers)).map((row) => [row.id, row.access]));
  const anew = (id: string): string => `T${round}-${id}`;
  const supplied = rows.flatMap(({ id, supplierId }) => (supplierId === null ? [] : [{ id: anew(id), supplierId }]));
  await send(
    "suppliers",
    supplied.map(({ id, supplierId }) => resource(id, access.get(supplierId)!)),
  );
  await send(
    "claims",
    rows.map((row) => claimRecord(anew(row.id), recordOfFacts(row, row.supplierId === null ? null : anew(row.id)))),
  );
  await app.db.transaction(async (tx) => {
    for (const row of rows) {
      const twin = anew(row.id);
      await tx
        .update(claims)
        .set(kept(row, access.get(row.supplierId ?? "") ?? null, app.clock.now()))
        .where(eq(claims.id, twin));
      await tx.execute(sql`insert into trips select (jsonb_populate_record(d, jsonb_build_object('claim_id', ${twin}::text, 'supplier_id', ${twin}::text))).*
        from trips d where claim_id = ${row.id}`);
      await tx.execute(sql`insert into positions select (jsonb_populate_record(p, jsonb_build_object('supplier_id', ${twin}::text))).*
        from positions p where supplier_id = ${row.supplierId}`);
    }
  });
  await send(
    "claims",
    rows.map(({ id }) => ({ rgpresta: anew(id), version: 2, nbtitular: "anew" })),
  );
  return new Map(rows.map(({ id }) => [id, anew(id)]));
}

async function said(claimIds: readonly string[]): Promise<unknown[]> {
  const query = `query ($ids: [ID!]) { claims(first: 100, filter: { ids: $ids }, sort: ID) { nodes { id status statusLabel measuredFrom predictedAt
    statusReason { status rule sentence window settings { key value } instants { name at } notes } } } }`;
  const { data, errors } = await tripFixture.app.graphql<{ claims: { nodes: { id: string }[] } }>(query, { ids: claimIds }, reader);
  expect(errors).toBeUndefined();
  const byId = new Map(data!.claims.nodes.map(({ id, ...rest }) => [id, rest]));
  return claimIds.map((id) => byId.get(id));
}

/** Number of events per history and type: predictions and plan changes are frequent, ends are rare. */
const often: Partial<Record<Step["what"], number>> = { plan: 12, position: 3, wait: 0, fix: 0, settings: 0, cancelService: 0 };

test("gives a claim after any history the status and reason of a new claim with the same facts", { timeout: 300_000 }, async () => {
  const [waits] = fc.sample(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: ROUNDS, maxLength: ROUNDS }), { seed, numRuns: 1 });
  const steps = fc
    .sample(histories, { seed, numRuns: CLAIM_COUNT * 8 })
    .flat()
    .flatMap((step) => Array.from({ length: often[step.what] ?? 1 }, () => step));
  await settled();
  const met = new Set<string>();
  for (let round = 1; round <= ROUNDS; round++) {
    // Two things a round, the second of what the first made.
    for (const half of [0, 1]) await happen(new Map(ids.map((id) => [id, steps.pop()!])), round * 2 + half);
    tripFixture.app.clock.offset += waits![round - 1]! * MINUTE_MS;
    if (round === 4) {
      await settings.signIn();
      await settings.change({ mobileDelay: 5, baseDelay: 5, workTime: 40, outdatedPosition: 20 });
    }
    await settled();
    const anew = await madeAnew(round);
    const compared = async () => {
      const [is, wanted] = [await said([...anew.keys()]), await said([...anew.values()])];
      return ids.flatMap((_, i) => (JSON.stringify(is[i]) === JSON.stringify(wanted[i]) ? [] : [{ round, is: is[i], wanted: wanted[i] }]));
    };
    await expect.poll(compared, { timeout: 20_000 }).toEqual([]);
    for (const { status } of await stored("S-%")) met.add(status);
    await tripFixture.app.db.execute(
      sql`update claims set status = 'FINISHED', finished_at = now(), status_due_at = null where id like 'T%'`,
    );
  }
  expect(met.size).toBeGreaterThan(9);
});
