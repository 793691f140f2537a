import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { claimStatuses, type ClaimStatus, type ServiceKind } from "../../../schema/rules/lists/claims";
import { dayOf, instantsOf, wallClock } from "../../../schema/rules/language/localTimes";
import { bandCode } from "../../../schema/rules/fields/sourceCodes";
import type { SupplierJob } from "../../../schema/rules/supplierFilter/filterFacts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { expectSoon, useRouterTimes } from "../../fixtures/claims/trips";
import { assignedClaim, minutes, supplierRecord } from "../../fixtures/records";
import { filterQuestions, idsOf } from "../../fixtures/suppliers/filterQuestions";
import { plainFilter, type PlainSupplier } from "../../fixtures/suppliers/plainFilter";
import { someSuppliers } from "../../fixtures/suppliers/randomSuppliers";

let app: TestApp;
let key: string;
let reader: string;
beforeAll(async () => {
  app = await startTestApp();
  await useRouterTimes(app);
  [key, reader] = [await app.key("ingest"), await app.key("read")];
});

const { answerOf } = filterQuestions(() => ({ app, reader }));
const onBoard = (suppliers: number) => expectSoon(() => app.board.suppliers).toBe(suppliers);

describe("on random suppliers", () => {
  // Timetables differ by weekday: on a Sunday too few suppliers are open.
  const nextWednesday = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => dayOf(Date.now() + days * DAY_MS, "Europe/Madrid"))
    .find((day) => new Date(`${day}T12:00Z`).getUTCDay() === 3)!;
  const at = instantsOf(`${nextWednesday}T12:00`, "Europe/Madrid")[0]!;
  const accessCodes = { MOBILE: "MOBILE", BASE: "BASES", WEB: "WEB", COLLABORATOR: "REDCOLABORADORA", MANUAL: "MANUAL" };
  const codesOf = (s: PlainSupplier) =>
    supplierRecord(s.id, {
      tpaccprovee: accessCodes[s.access],
      cdsituaprov: { ACTIVE: "A", OFF: "B", TEMPORARILY_OFF: "T" }[s.networkState],
      ...(s.access === "MOBILE" ? { x: null, y: null, mobile: s.id } : { x: s.place[0], y: s.place[1] }),
      connected: s.connected === null ? null : Number(s.connected),
      statusprov: s.feedState && { FREE: "L", OCCUPIED: "O", DISCONNECTED: "D" }[s.feedState],
      services: s.services,
      networks: s.networks,
      schedule: s.schedule?.text ?? null,
      tramos_info: s.bands && Object.fromEntries(s.bands.map((load, hour) => [bandCode(hour), load])),
      tramos_umbral: s.bandThresholds && Object.fromEntries(s.bandThresholds.map((limit, hour) => [bandCode(hour), limit])),
      exceedthreshold: s.exceedThreshold,
      valoraprov: s.rating,
      attributes: { ...(s.cost !== null && { coste: String(s.cost) }), ...(s.jobLimit !== null && { max_servicios: String(s.jobLimit) }) },
    });

  test("match a direct evaluation of the rules, with a reason for each excluded supplier nearby", async () => {
    const now = Date.now();
    const drawn = fc.sample(someSuppliers, { numRuns: 2, seed: 20_261_125 }).flat();
    const suppliers = drawn.map((one, i): PlainSupplier => {
      const fixAt = one.access === "MOBILE" ? now - [30_000, 200_000, 12.5 * MINUTE_MS][i % 3]! : null;
      return { ...one, id: `R${String(i).padStart(3, "0")}`, status: null, jobs: [], fixAt };
    });
    await app.ingest("suppliers", suppliers.map(codesOf), key);
    const mobile = suppliers.filter(({ access }) => access === "MOBILE");
    const fix = ({ id, place, fixAt }: PlainSupplier) =>
      `/ingest/positions/osmand?id=${id}&lon=${place[0]}&lat=${place[1]}&timestamp=${new Date(fixAt!).toISOString()}`;
    await Promise.all(mobile.map((one) => fetch(app.url + fix(one), { headers: { authorization: `Bearer ${key}` } })));
    await onBoard(suppliers.length);
    const clock = new Date(wallClock(at.getTime(), "Europe/Madrid"));
    const day = { weekday: (clock.getUTCDay() + 6) % 7, isHoliday: false };
    const context = { now, local: { today: day, yesterday: day, minutes: 720 }, outdatedPosition: 10 };
    for (const [serviceId, kind] of [
      ["GRU", "TOW"],
      ["TAX", "TAXI"],
    ] as const)
      for (const network of [null, "N1"]) {
        const need = {
          place: [-3.7, 40.4] as const,
          kind,
          serviceId,
          network,
          neededAt: at.getTime(),
          supplierId: null,
          takenOff: new Map(),
        };
        const input = { instanceId: "ES", serviceId, place: { lon: -3.7, lat: 40.4 }, at, network };
        const plain = plainFilter(need, suppliers, context);
        const bearer = await app.signIn();
        await expectSoon(async () => idsOf(await answerOf(input, bearer))).toEqual(plain.slice(0, 20).map(({ id }) => id));
        const { excluded, candidates } = await answerOf(input, bearer);
        expect(candidates.length).toBeGreaterThan(5);
        expect(excluded.length).toBeGreaterThan(5);
        for (const { supplier, reasons } of excluded) {
          expect(plain.map(({ id }) => id)).not.toContain(supplier.id);
          expect(reasons.length).toBeGreaterThan(0);
        }
      }
  });
});

describe("with current claims", () => {
  const place = { lon: -8.6, lat: 41.15 };
  const zone = "Europe/Lisbon";
  interface InHand {
    supplier: { id: string };
    predictedAt: string | null;
    status: ClaimStatus;
    kind: ServiceKind;
    position: { lon: number; lat: number };
  }
  const inHand = async (): Promise<InHand[]> => {
    const query = `{ claims(first: 100, filter: { instanceIds: ["PT"] }) { nodes { supplier { id } predictedAt status kind position { lon lat } } } }`;
    return (await app.graphql<{ claims: { nodes: InHand[] } }>(query, {}, await app.signIn())).data!.claims.nodes;
  };
  const jobOf = ({ predictedAt, status, kind, position }: InHand): SupplierJob => ({
    stage: claimStatuses[status].stage === "onSite" ? "onSite" : "driving",
    kind,
    place: [position.lon, position.lat],
    predictedAt: predictedAt === null ? null : Date.parse(predictedAt),
  });

  test("match a direct evaluation of the rules, with a later start from the place of work", async () => {
    const random = fc.sample(fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })), {
      numRuns: 40,
      seed: 20_261_126,
    });
    const units = random.map(([x, y], i) => ({ id: `J${i}`, lon: place.lon + x / 1_000, lat: place.lat + y / 1_000 }));
    const before = app.board.suppliers;
    await app.ingest(
      "suppliers",
      units.map(({ id }) =>
        supplierRecord(id, { cdama: "PT", tpaccprovee: "MOBILE", mobile: id, x: null, y: null, services: ["GRU"], valoraprov: null }),
      ),
      key,
    );
    for (const { id, lon, lat } of units)
      await fetch(`${app.url}/ingest/positions/osmand?id=${id}&lat=${lat}&lon=${lon}`, { headers: { authorization: `Bearer ${key}` } });
    const claims = units
      .filter((_, i) => i % 3)
      .map(({ id, lon, lat }, i) =>
        assignedClaim(`J-${i}`, 20, {
          ...{ cdama: "PT", cdprovee: id, x: lon + 0.02, y: lat + 0.01 },
          ...(i % 2 && { milestones: [{ code: "C", at: minutes(-5) }] }),
        }),
      );
    await app.ingest("claims", claims, key);
    await onBoard(before + units.length);
    const input = { instanceId: "PT", serviceId: "GRU", place };
    await vi.waitFor(
      async () => {
        const [jobs, answer] = [new Map((await inHand()).map((one) => [one.supplier.id, one])), await answerOf(input)];
        const now = Date.now();
        const clock = new Date(wallClock(now, zone));
        const day = { weekday: (clock.getUTCDay() + 6) % 7, isHoliday: false };
        const local = { today: day, yesterday: day, minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes() };
        const facts = units.map(({ id, lon, lat }): PlainSupplier => {
          const known = { id, access: "MOBILE", networkState: "ACTIVE", place: [lon, lat], status: "MOBILE_FREE", fixAt: now } as const;
          const unknown = { connected: null, feedState: null, networks: null, schedule: null, bands: null, bandThresholds: null } as const;
          const others = { exceedThreshold: null, rating: null, cost: null, jobLimit: null } as const;
          return { ...known, ...unknown, ...others, services: ["GRU"], jobs: jobs.has(id) ? [jobOf(jobs.get(id)!)] : [] };
        });
        const need = { place: [place.lon, place.lat] as const, kind: "TOW" as const, serviceId: "GRU", network: null, neededAt: now };
        const plain = plainFilter({ ...need, supplierId: null, takenOff: new Map() }, facts, { now, local, outdatedPosition: 10 });
        expect(jobs.size).toBe(claims.length);
        expect(idsOf(answer)).toEqual(plain.slice(0, 20).map(({ id }) => id));
        const busy = answer.candidates.filter(({ reasons }) => reasons.some(({ code }) => code === "BUSY"));
        expect(busy.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 500 },
    );
  });
});

describe("on a public holiday", () => {
  test("exclude closed suppliers with a reason on that day only, except those with holiday hours", async () => {
    // Wednesday and Thursday of next week.
    const today = new Date(wallClock(Date.now(), "Europe/Athens"));
    const ahead = 9 - ((today.getUTCDay() + 6) % 7);
    const [first, second] = [ahead, ahead + 1].map((days) => dayOf(Date.now() + days * DAY_MS, "Europe/Athens")) as [string, string];
    const base = (id: string, schedule: string) =>
      supplierRecord(id, { cdama: "GR", tpaccprovee: "BASES", x: 23.73, y: 37.98, services: ["GRU"], schedule });
    await app.ingest("suppliers", [base("G-CLOSED", "L-S: 08:00-20:00"), base("G-OPEN", "L-S: 08:00-20:00; F: 10:00-14:00")], key);
    const admin = await app.signIn("admin");
    const list = 'mutation { saveHolidayList(input: { instanceId: "GR", name: "Greece" }) { id } }';
    const { id } = (await app.graphql<{ saveHolidayList: { id: string } }>(list, {}, admin)).data!.saveHolidayList;
    const day = 'mutation($id: ID!, $day: String!) { saveHoliday(input: { listId: $id, day: $day, name: "Feast" }) { id } }';
    expect((await app.graphql(day, { id, day: first }, admin)).errors).toBeUndefined();
    const noon = (on: string): Date => instantsOf(`${on}T12:00`, "Europe/Athens")[0]!;
    const on = (date: string) => answerOf({ instanceId: "GR", serviceId: "GRU", place: { lon: 23.7, lat: 38 }, at: noon(date) });
    await expectSoon(async () => idsOf(await on(second)).sort()).toEqual(["G-CLOSED", "G-OPEN"]);
    const answer = await on(first);
    expect(idsOf(answer)).toEqual(["G-OPEN"]);
    expect(answer.excluded.map(({ supplier, reasons }) => [supplier.id, reasons.map(({ code }) => code)])).toEqual([
      ["G-CLOSED", ["CLOSED_ON_HOLIDAY"]],
    ]);
  });
});
