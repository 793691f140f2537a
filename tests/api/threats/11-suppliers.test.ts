// Threat 11, rows: a viewer who may see a claim but not its supplier receives no data of that supplier. Canaries are searched in every
// returned value, also within JSON scalars.
import { eq } from "drizzle-orm";
import type { GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { offsetBy, type Place } from "../../../schema/rules/geo/geo";
import type { RouteFigures } from "../../../schema/claims/claimTrips";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { detour } from "../../../schema/rules/claims/routes";
import { claims } from "../../../server/db/tables/claims";
import { createSchema } from "../../../server/schema";
import { createTripFixture, metresIn, claimPlace, type TripFixture } from "../../fixtures/claims/trips";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { claimRecord, ofDemoClient, ofDemoProvider, supplierRecord } from "../../fixtures/records";
import { everything } from "./hiddenFields/exampleKinds";
import { canariesOf, leaksOf, type Canaries } from "./hiddenFields/supplierCanaries";

let schema: GraphQLSchema;
let tripFixture: TripFixture;
let app: TripFixture["app"];
const canaries: Record<string, Canaries> = {};
const viewers = ["somebody without the layer of mobile resources", "the client, after a reassignment", "the next provider"] as const;
const tokens = {} as Record<(typeof viewers)[number] | "whole", string>;
const claimsOf: Record<(typeof viewers)[number], string[]> = {
  [viewers[0]]: ["driven", "arrived", "passed"],
  [viewers[1]]: ["passed"],
  [viewers[2]]: ["passed"],
};
const unit = (claim: string): string => `CANARY-${claim}`;
const next = ofDemoProvider.cdprovee;

const off = (minutes: number): Place => offsetBy(claimPlace, (metresIn(minutes) / detour) * 0.6, (metresIn(minutes) / detour) * 0.8);

const until = (claim: string, fields: string, isSo: (seen: Record<string, unknown>) => boolean): Promise<void> =>
  vi.waitFor(async () => expect(isSo(await tripFixture.see(claim, fields))).toBe(true), { interval: 50 });

async function createTripTo(claim: string, minutesAway: number, more: object): Promise<void> {
  const { key, at, fix } = tripFixture;
  const truck = { nbprovee: `Truck ${claim} out of sight`, txtelefono: `+34 600 ${claim}`, tpaccprovee: "MOBILE", x: null, y: null };
  await app.ingest("suppliers", [supplierRecord(unit(claim), { ...truck, mobile: `dev-${unit(claim)}` })], key);
  const recordFields = {
    fhocurrencia: at(-90),
    x: claimPlace[0],
    y: claimPlace[1],
    cdprovee: unit(claim),
    fhasignacion: at(-20),
    eta: 60,
    ...ofDemoClient,
  };
  await app.ingest("claims", [claimRecord(claim, { ...recordFields, ...more })], key);
  await fix(unit(claim), off(minutesAway), -0.31);
  await until(claim, "trip { seconds }", ({ trip }) => trip !== null);
}

beforeAll(async () => {
  schema = await createSchema();
  tripFixture = await createTripFixture();
  ({ app } = tripFixture);
  const { key, at, fix, record } = tripFixture;
  await app.ingest("suppliers", [supplierRecord(next)], key);
  // No measured or predicted value is at a complete minute or at the time of earlier data.
  app.clock.offset += 3_600_000 + 70_000 - (app.clock.now() % 60_000);
  await createTripTo("driven", 11.37, {});
  await createTripTo("arrived", 9.73, { distanciaorigen: 4_711.5 });
  app.clock.offset += 60_000;
  await fix(unit("arrived"), off(8.43), -0.43);
  await record("arrived", 2, {
    milestones: [
      { code: "A", at: at(-1) },
      { code: "C", at: at(0) },
    ],
  });
  await until("arrived", "routeFigures { straightMetres }", ({ routeFigures }) => (routeFigures as RouteFigures).straightMetres !== null);
  await createTripTo("passed", 83.71, {});
  await until("passed", "status", ({ status }) => status === "PENDING_ARRIVAL_CRITICAL");
  await until("passed", "processes { process }", ({ processes }) => (processes as object[]).length > 0);
  for (const claim of claimsOf[viewers[0]]) canaries[claim] = await canariesOf(app.db, unit(claim), claim);
  const { user } = await insertNarrowedUser(app, { profileType: "SUPERVISOR", hiddenLayers: ["MOBILE"] });
  tokens.whole = await app.signIn("supervisor");
  tokens[viewers[0]] = await app.signIn(user);
  tokens[viewers[1]] = await app.signIn("client");
  tokens[viewers[2]] = await app.signIn("provider");
  await record("passed", 2, { cdprovee: next, fhasignacion: at(0) });
}, 60_000);

const world = { west: -180, south: -90, east: 180, north: 90 };
function questions(claim: string): Record<string, [query: string, variables?: object]> {
  const lists = `claims(first: 2, filter: { ids: ["${claim}"] }) { edges { cursor } nodes { ${everything(schema, "Claim")} } }`;
  const view = { bounds: world, zoom: 15, layers: mapLayers };
  return {
    claim: [`{ claim(id: "${claim}") { ${everything(schema, "Claim")} } }`],
    claims: [`{ ${lists} }`],
    map: [`query($view: MapViewInput!) { mapFrame(view: $view) { ${everything(schema, "MapFrame")} } }`, { view }],
    kpis: [`{ kpis { ${everything(schema, "Kpis")} } }`],
    suppliers: [`{ suppliers { nodes { ${everything(schema, "Supplier")} } } }`],
    audit: [`{ auditEntries(first: 100, filter: { model: CLAIM }) { nodes { ${everything(schema, "AuditEntry")} } } }`],
    apiErrors: [`{ apiErrors { nodes { ${everything(schema, "ApiError")} } } }`],
  };
}
async function answers(claim: string, bearer: string): Promise<Record<string, unknown>> {
  const asked = Object.entries(questions(claim)).map(async ([name, [query, variables]]) => {
    const { data, errors } = await app.graphql(query, variables, bearer);
    expect(errors?.filter(({ extensions }) => extensions.code !== "FORBIDDEN") ?? []).toEqual([]);
    return [name, data] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

describe("threat 11: a supplier out of a viewer's scope", () => {
  test.each(viewers)("is in no answer to %s", async (viewer) => {
    for (const claim of claimsOf[viewer]) {
      expect(leaksOf(canaries[claim]!, await answers(claim, tokens[viewer]))).toEqual([]);
      // Control: a viewer with access gets all values.
      const whole = leaksOf(canaries[claim]!, await answers(claim, tokens.whole)).join();
      for (const part of [unit(claim), "inputs.resource.fixAt", "inputs.resource.etaSeconds", "reason.instants", ".fix", ".predicted"])
        expect(whole).toContain(part);
    }
  });

  test("is in no subscription", async () => {
    const received: unknown[] = [];
    const note = {
      next: (event: unknown) => void received.push(event),
      error: (error: unknown) => void received.push(error),
      complete: () => undefined,
    };
    const client = app.socket(tokens[viewers[0]]);
    client.subscribe({ query: `subscription { claimChanged { ${everything(schema, "Claim", 3)} } }` }, note);
    const view = { bounds: world, zoom: 15, layers: mapLayers };
    client.subscribe(
      { query: "subscription($view: MapViewInput!) { mapFrames(view: $view) { packed features { id name } } }", variables: { view } },
      note,
    );
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0));
    app.clock.offset += 60_000;
    await tripFixture.fix(unit("driven"), off(7.77), -0.4);
    await vi.waitFor(() => expect(JSON.stringify(received)).toContain('"claimChanged"'));
    const fresh = await canariesOf(app.db, unit("driven"), "driven");
    for (const found of [fresh, ...Object.values(canaries)]) expect(leaksOf(found, received)).toEqual([]);
  });

  test("leaves its claim the status, minutes of lateness and predicted arrival to the minute", async () => {
    type Seen = { claim: { predictedAt: string; statusReason: { sentence: string; instants: { name: string; at: string }[] } } };
    const query = '{ claim(id: "driven") { predictedAt statusReason { sentence instants { name at } minutes { name value } notes } } }';
    const [unseen, seen] = await Promise.all(
      [tokens[viewers[0]], tokens.whole].map(async (bearer) => (await app.graphql<Seen>(query, {}, bearer)).data!.claim),
    );
    const [row] = await app.db.select().from(claims).where(eq(claims.id, "driven"));
    expect(seen!.predictedAt).toBe(row!.predictedAt!.toISOString());
    const minute = new Date(Math.floor(row!.predictedAt!.getTime() / 60_000) * 60_000).toISOString();
    expect(unseen!.predictedAt).toBe(minute);
    expect(unseen!.statusReason.instants).toContainEqual({ name: "PREDICTED_AT", at: minute });
    expect(unseen!.statusReason.instants.map(({ name }) => name)).not.toContain("fixAt");
    expect(seen!.statusReason.sentence).toMatch(/según la posición/);
    expect(unseen!.statusReason.sentence).toMatch(/Predicted arrival: (\d+ \w+, )?\d\d:\d\d\.$/);
  });
});
