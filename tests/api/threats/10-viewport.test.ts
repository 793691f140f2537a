// Threat 10: a map that reveals features outside its viewer's profile. While claims change contract and supplier, every answer to random
// profiles must equal that of a small model.
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, type Narrowing } from "../../fixtures/auth/profiles";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";
import { accessOf, claims, narrowing, seen, step, suppliers, type Step } from "./viewport/viewportModel";

let app: TestApp;
let key: string;
let version = 1;

async function apply(next: Step): Promise<void> {
  version++;
  if ("supplier" in next) {
    const one = suppliers[next.supplier]!;
    one.active = next.active;
    await app.ingest("suppliers", [{ cdprovee: one.id, version, cdsituaprov: one.active ? "A" : "B" }], key);
    return;
  }
  const changed = new Map(next.claims.map((change) => [change.id!, change]));
  for (const [id, change] of changed) {
    const claim = claims.find((one) => one.id === id)!;
    // claims do not change their country, and finished claims stay finished
    const contract = claim.contract[0] === "ES" ? (change.contract ?? claim.contract) : claim.contract;
    const named = change.supplier === undefined ? claim.supplier : change.supplier;
    // The supplier of a claim belongs to its instance; the same code in another instance is another supplier (ingestNarrowed).
    const supplier = suppliers.some(({ id: own, instance }) => own === named && instance === contract[0]) ? named : null;
    Object.assign(claim, change, { contract, supplier, open: claim.open && change.open !== false });
  }
  await app.ingest("claims", [...changed.keys()].map(recordOf), key);
}

function recordOf(id: string): object {
  const { contract, hasContract, supplier, proposed, open } = claims.find((one) => one.id === id)!;
  const [cdama, cdcliente, cdcontrato] = contract;
  const place = cdama === "PT" ? { x: -9.1, y: 38.7 } : { x: -3.7, y: 40.4 };
  return claimRecord(id, {
    ...{ version, cdama, cdcliente, nbcliente: cdcliente, cdcontrato: hasContract ? cdcontrato : null, nbcontrato: "Contract" },
    ...{ cdprovee: supplier, fhasignacion: supplier ? minutes(-5) : null, eta: 45, swpropuesta: proposed ? 1 : 0, ...place },
    ...(!open && { cdestadoserv: "FIN" }),
  });
}

interface Totals {
  claims: number[];
  layers: number[];
}
/** Everything that one map has received. */
class KnownFeatures {
  readonly shown = new Set<string>();
  clusters = new Map<boolean, number>();
  totals: Totals = { claims: [], layers: [] };
  /** Ids that a frame named since the last look. */
  named = new Set<string>();

  take(frame: Frame): void {
    if (frame.first) this.shown.clear();
    for (const { id } of frame.features) this.named.add(id);
    for (const id of frame.removed) if (!this.shown.delete(id)) throw new Error(`removed ${id}, which was not shown`);
    for (const { id } of frame.features) this.shown.add(id);
    if (frame.clusters)
      this.clusters = new Map(
        [true, false].map((of) => [of, sum(frame.clusters!.filter(({ claims: are }) => are === of).map(({ count }) => count))]),
      );
    if (frame.packed.totals) this.totals = frame.packed.totals;
  }
}
interface Frame {
  first: boolean;
  features: { id: string }[];
  removed: string[];
  clusters: { claims: boolean; count: number }[] | null;
  packed: { totals: Totals | null };
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function watched(narrowed: Narrowing) {
  const { user } = await insertNarrowedUser(app, narrowed);
  const bearer = await app.signIn(user);
  const known = new KnownFeatures();
  const streamErrors: unknown[] = [];
  const bounds = { west: -180, south: -60, east: 180, north: 60 };
  const query =
    "subscription($view: MapViewInput!) { mapFrames(view: $view) { first features { id } removed clusters { claims count } packed } }";
  app.socket(bearer).subscribe<{ mapFrames: Frame }>(
    { query, variables: { view: { bounds, zoom: 3, layers: mapLayers } } },
    {
      next: ({ data, errors }) => {
        try {
          if (data) known.take(data.mapFrames);
          else streamErrors.push(errors);
        } catch (error) {
          streamErrors.push(error);
        }
      },
      error: (error) => streamErrors.push(error),
      complete: () => undefined,
    },
  );
  return { narrowed, bearer, received: known, faults: streamErrors };
}

async function facts({ bearer, received }: Awaited<ReturnType<typeof watched>>) {
  type Lists = Record<"claims" | "suppliers", { totalCount: number; nodes: { id: string }[] }>;
  const query = `{ claims(first: 100, sort: ID) { totalCount nodes { id supplier { id } } } suppliers(first: 100, sort: ID) { totalCount nodes { id } }
    kpis { claims { count } layers { layer count } } mapFrame(view: { bounds: { west: -180, south: -60, east: 180, north: 60 }, zoom: 19, layers: [${mapLayers.join()}] }) { features { id } clusters { count } } }`;
  const { data, errors } = await app.graphql<
    Lists & {
      kpis: { claims: { count: number }[]; layers: { layer: MapLayer; count: number }[] };
      mapFrame: { features: { id: string }[]; clusters: { count: number }[] };
    }
  >(query, {}, bearer);
  expect(errors).toBeUndefined();
  const ids = (list: keyof Lists): string[] => data![list].nodes.map(({ id }) => id).sort();
  return {
    claims: ids("claims"),
    suppliers: ids("suppliers"),
    totals: [data!.claims.totalCount, data!.suppliers.totalCount],
    inView: received.shown.size + sum([...received.clusters.values()]),
    asked: data!.mapFrame.features.length + sum(data!.mapFrame.clusters.map(({ count }) => count)),
    counted: sum(received.totals.layers),
    openClaims: sum(received.totals.claims),
    figures: [sum(data!.kpis.claims.map(({ count }) => count)), sum(data!.kpis.layers.map(({ count }) => count))],
  };
}

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    suppliers.map(({ id, instance, layer }) =>
      supplierRecord(id, {
        ...{ cdama: instance, tpaccprovee: accessOf[layer], ...(layer === "MOBILE" && { mobile: `dev-${id}` }) },
        ...(instance === "PT" ? { x: -9.1, y: 38.7 } : { x: -3.6, y: 40.5 }),
      }),
    ),
    key,
  );
  await app.ingest(
    "claims",
    claims.map(({ id }) => recordOf(id)),
    key,
  );
  for (const id of ["V-M1", "V-M2"])
    await fetch(`${app.url}/ingest/positions/osmand?id=dev-${id}&lat=40.45&lon=-3.65`, { headers: { authorization: `Bearer ${key}` } });
}, 60_000);

describe("threat 10: a map shows only the data that its viewer's profile allows", () => {
  test.each([20_261_121, 7, 1_234])("random profiles and events, seed %i", { timeout: 120_000 }, async (seed) => {
    const viewers = await Promise.all(fc.sample(narrowing, { seed, numRuns: 6 }).map(watched));
    const steps: Step[] = fc.sample(step, { seed, numRuns: 10 });
    let before = viewers.map(({ narrowed }) => seen(narrowed));
    for (const next of [null, ...steps]) {
      if (next) await apply(next);
      for (const [i, viewer] of viewers.entries()) {
        const truth = seen(viewer.narrowed);
        const openClaims = truth.drawn.filter((id) => truth.claims.includes(id)).length;
        const expected = {
          claims: truth.claims,
          suppliers: truth.suppliers,
          totals: [truth.claims.length, truth.suppliers.length],
          inView: truth.drawn.length,
          asked: truth.drawn.length,
          counted: truth.drawn.length,
          openClaims,
          figures: [openClaims, truth.drawn.length],
        };
        await expect.poll(() => facts(viewer), { timeout: 15_000, message: JSON.stringify(viewer.narrowed) }).toEqual(expected);
        // a claim that leaves and one that arrives keep the counts equal, so that counts do not show whether the frame arrived
        await expect.poll(() => [...viewer.received.shown].filter((id) => !truth.drawn.includes(id)), { timeout: 2_000 }).toEqual([]);
        // nothing was named on the way that could not be seen before or after
        expect([...viewer.received.named].filter((id) => !truth.drawn.includes(id) && !before[i]!.drawn.includes(id))).toEqual([]);
        viewer.received.named = new Set();
        expect(viewer.faults).toEqual([]);
      }
      before = viewers.map(({ narrowed }) => seen(narrowed));
    }
  });
});
