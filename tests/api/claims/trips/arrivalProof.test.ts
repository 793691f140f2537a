import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FigureGrouping } from "../../../../schema/rules/indicators/groupings";
import { createKey } from "../../../../server/auth/keys/apiKeys";
import { fitArrivalTimes } from "../../../../server/claims/trips/fits/fits.actions";
import { createLog } from "../../../../server/platform/log";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { dataOf } from "../../../fixtures/graphqlClient";
import { claimRecord, supplierRecord } from "../../../fixtures/records";

interface Accuracy {
  by: string;
  key: string;
  predictions: number;
  coverage50: number;
  coverage90: number;
  errorSeconds: number;
  routerErrorSeconds: number;
}
interface Proof {
  accuracy: Accuracy[];
  calibration: { chance: number; lateShare: number; predictions: number }[];
}
const CLAIMS = 100;
const query = `query ($id: ID!) { arrivalProof(instanceId: $id) {
  accuracy { by key predictions coverage50 coverage90 errorSeconds routerErrorSeconds } calibration { chance lateShare predictions } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" })], key);
  const at = (minutes: number): string => new Date(app.clock.now() + minutes * 60_000).toISOString();
  const records = Array.from({ length: CLAIMS }, (_, n) =>
    claimRecord(`P-${n}`, { fhocurrencia: at(-3_000 + n), x: -3.7, y: 40.4, cdprovee: "M-1", fhasignacion: at(-3_000 + n) }),
  );
  await app.ingest("claims", records, key);
  // Claim n arrives n seconds after a prediction: median 50 s, 90th percentile 90 s, router 30 s. The last 40 are late, with a chance of 45 %.
  await app.owner.execute(sql`
    insert into arrival_predictions (claim_id, at, supplier_id, router, router_seconds, is_under_way, p50_at, p80_at, p90_at, late_chance, fit_version)
    select id, occurred_at, 'M-1', 'STRAIGHT', 30, false, occurred_at + interval '50 seconds', occurred_at + interval '80 seconds',
      occurred_at + interval '90 seconds', 0.45, 0 from claims where id like 'P-%'`);
  await app.owner.execute(sql`
    update claims set arrived_at = occurred_at + split_part(id, '-', 2)::int * interval '1 second' + interval '1 millisecond',
      arrived_late = split_part(id, '-', 2)::int >= 60 where id like 'P-%'`);
});
afterAll(() => app.stop());

const proofOf = async (bearer: string, id = "ES"): Promise<Proof> =>
  dataOf(await app.graphql<{ arrivalProof: Proof }>(query, { id }, bearer)).arrivalProof;

describe("the proof of predicted arrivals", () => {
  test("compares predictions with arrivals, in total and by group", async () => {
    const { accuracy, calibration } = await proofOf(await app.signIn("supervisor"));
    const total = accuracy.find(({ by }) => by === "ALL")!;
    expect(total).toMatchObject({ key: "", predictions: CLAIMS, coverage50: 0.5, coverage90: 0.9 });
    expect(total.errorSeconds).toBeCloseTo(25, 0);
    expect(total.routerErrorSeconds).toBeCloseTo(29, 0);
    expect(accuracy.filter(({ by }) => by === "DISTANCE").map(({ key }) => key)).toEqual(["1"]);
    expect(accuracy.filter(({ by }) => by === "SUPPLIER").map(({ key }) => key)).toEqual(["M-1"]);
    for (const by of ["WEEK", "HOUR", "KIND", "VERSION"])
      expect(accuracy.filter((row) => row.by === by).reduce((sum, { predictions }) => sum + predictions, 0)).toBe(CLAIMS);
    expect(calibration).toEqual([{ chance: expect.closeTo(0.45, 5), lateShare: 0.4, predictions: CLAIMS }]);
  });

  test("covers the viewer's scope and functionality only", async () => {
    const supervisor = await app.signIn("supervisor");
    expect((await proofOf(supervisor, "PT")).accuracy).toEqual([]);
    expect((await proofOf(supervisor, "*")).accuracy[0]).toMatchObject({ by: "ALL", predictions: CLAIMS });
    const { errors } = await app.graphql(query, { id: "ES" }, await app.signIn("operator"));
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

test("a widget key sees suppliers only with that grouping", async () => {
  const keyOf = (groupings: FigureGrouping[]): Promise<string> =>
    createKey({ db: app.db, clock: app.clock }, `wall ${groupings.length}`, ["widget"], {
      indicators: [],
      groupings,
      arrivalProof: true,
      origins: ["https://intranet.example"],
    });
  const groupsOf = async (key: string): Promise<string[]> => (await proofOf(key)).accuracy.map(({ by }) => by);
  expect(await groupsOf(await keyOf([]))).not.toContain("SUPPLIER");
  expect(await groupsOf(await keyOf(["SUPPLIER"]))).toContain("SUPPLIER");
});

test("lists the fits of an instance to administrators, newest first", async () => {
  await app.owner.execute(sql`
    insert into trips (claim_id, supplier_id, leased_until, started_at, planned_seconds, router)
    select id, 'M-1', now(), occurred_at, 30, 'STRAIGHT' from claims where id like 'P-%'`);
  await fitArrivalTimes({ db: app.db, clock: app.clock, log: createLog("silent") });
  const fits = `{ arrivalFits(instanceId: "ES") { version router trips isUsed errorSeconds usedErrorSeconds coverage90 } }`;
  const { arrivalFits } = dataOf(await app.graphql<{ arrivalFits: object[] }>(fits, {}, await app.signIn("admin")));
  expect(arrivalFits).toEqual([expect.objectContaining({ version: 1, router: "STRAIGHT", trips: 90 })]);
  const { errors } = await app.graphql(fits, {}, await app.signIn("supervisor"));
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
