import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { upperSnake } from "../../../../schema/rules/apiEnums";
import { type RouteFigure, routeFigures } from "../../../../schema/rules/fields/routeFigures";
import { DAY_MS } from "../../../../schema/rules/durations";
import { encodePolyline } from "../../../../schema/rules/geo/polyline";
import { claims } from "../../../../server/db/tables/claims";
import { trips } from "../../../../server/db/tables/trips";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { insertNarrowedUser } from "../../../fixtures/auth/profiles";
import { claimRecord, minutes, supplierRecord } from "../../../fixtures/records";

const CLAIMS = 60;
const suppliers = ["M-1", "M-2", "B-1"];
let app: TestApp;
const tokens = new Map<string, string>();

/** A figure of a trip: not known, nothing, half of one, or any. */
const figure = fc.oneof(
  fc.constantFrom(null, 0, 0.5, 1_234.5),
  fc.nat(900_000).map((n) => n / 7.3),
);
const place = fc.tuple(fc.double({ min: -179, max: 179, noNaN: true }), fc.double({ min: -80, max: 80, noNaN: true }));
const path = fc.option(
  fc.array(place, { maxLength: 5 }).map((places) => encodePolyline(places)),
  { freq: 2 },
);
const when = fc.option(fc.constant(new Date("2026-03-01T08:00:00Z")));
const trip = fc.record({
  supplierId: fc.constantFrom(...suppliers),
  computedAt: when,
  ...{ metres: figure, seconds: figure, plannedMetres: figure, plannedSeconds: figure, plannedPath: path },
  ...{ straightMetres: figure, realPath: path, realMetres: figure, realSeconds: figure, deviationMetres: figure },
});

beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  const mobile = suppliers.slice(0, 2).map((id) => supplierRecord(id, { tpaccprovee: "MOBILE", mobile: `dev ${id}` }));
  await app.ingest("suppliers", [...mobile, supplierRecord("B-1")], key);
  const records = Array.from({ length: CLAIMS }, (_, n) =>
    claimRecord(`C-${n}`, {
      ...(n % 5 && { cdprovee: suppliers[n % 3], fhasignacion: minutes(-9), swpropuesta: n % 7 ? 0 : 1 }),
      ...(n % 4 === 0 && { distanciaorigen: n * 100, distanciadestino: n, distrutareal: n * 10.5, distadicionales: 0 }),
    }),
  );
  const { body } = await app.ingest("claims", records, key);
  expect(body.refused).toEqual([]);
  const driven = fc.sample(trip, { numRuns: CLAIMS, seed: 20_261_126 });
  const now = new Date();
  await app.db.insert(trips).values(driven.map((one, n) => ({ ...one, claimId: `C-${n}`, leasedUntil: now })));
  // Half of them drive to the supplier of the claim, as nearly all do.
  await app.db
    .execute(sql`update ${trips} set supplier_id = c.supplier_id from ${claims} c where c.id = claim_id and c.supplier_id is not null
    and right(claim_id, 1) in ('1', '2', '3', '4', '6', '8')`);
  // Old enough that the route is not computed again.
  const arrivedAt = new Date(now.getTime() - 3 * DAY_MS);
  await app.db
    .update(claims)
    .set({ etaFixAt: now, etaSeconds: 60, arrivedAt })
    .where(sql`right(${claims.id}, 1) <> '3'`);
  tokens.set("whoever sees all", await app.signIn("supervisor"));
  const blind = await insertNarrowedUser(app, { profileType: "SUPERVISOR", hiddenLayers: ["BASE"] });
  tokens.set("whoever does not see the bases", await app.signIn(blind.user));
});

type Answered = { id: string; routeFigures: Record<RouteFigure, number | null> };
async function list(who: string, variables: object): Promise<Answered[]> {
  const { data, errors } = await app.graphql<{ claims: { nodes: Answered[] } }>(
    `query($filter: ClaimFilter, $orderBy: [ClaimOrderInput!]) {
      claims(first: 100, filter: $filter, orderBy: $orderBy) { nodes { id routeFigures { ${routeFigures.join(" ")} } } } }`,
    variables,
    tokens.get(who),
  );
  expect(errors).toBeUndefined();
  return data!.claims.nodes;
}
const idsOf = (rows: readonly Answered[]): string[] => rows.map(({ id }) => id).sort();

const cases = ["whoever sees all", "whoever does not see the bases"].flatMap((who) => routeFigures.map((name) => [name, who] as const));
test.each(cases)("%s, for %s", async (name, who) => {
  const rows = await list(who, {});
  expect(rows).toHaveLength(CLAIMS);
  const valueOf = (row: Answered): number | null => row.routeFigures[name];
  const known = rows.flatMap((row) => valueOf(row) ?? []).sort((a, b) => a - b);
  expect(known.length).toBeGreaterThan(3);
  const field = upperSnake(name);
  for (const direction of ["ASC", "DESC"] as const) {
    const ordered = (await list(who, { orderBy: [{ field, direction }] })).map(valueOf);
    const unknown: null[] = Array.from({ length: CLAIMS - known.length }, () => null);
    expect([direction, ordered]).toEqual([direction, [...(direction === "ASC" ? known : known.toReversed()), ...unknown]]);
  }
  const [least, most] = [known[Math.floor(known.length / 3)]!, known[Math.floor((2 * known.length) / 3)]!];
  const passing = async (part: object): Promise<string[]> => idsOf(await list(who, { filter: { columns: [{ field, ...part }] } }));
  const those = (holds: (value: number | null) => boolean): string[] => idsOf(rows.filter((row) => holds(valueOf(row))));
  expect(await passing({ empty: true })).toEqual(those((value) => value === null));
  expect(await passing({ empty: false })).toEqual(those((value) => value !== null));
  expect(await passing({ atLeast: least, atMost: most })).toEqual(those((value) => value !== null && value >= least && value <= most));
});
