import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { dayOf, instantsOf, wallClock } from "../../../schema/rules/language/localTimes";
import { bandCode } from "../../../schema/rules/fields/sourceCodes";
import type { SupplierFacts } from "../../../schema/rules/suppliers/filterFacts";
import { startTestApp, type Answer as Reply, type TestApp } from "../../fixtures/app";
import { codeOf } from "../../fixtures/auth/administration";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { expectSoon } from "../../fixtures/claims/trips";
import { assignedClaim, claimRecord, minutes, supplierRecord } from "../../fixtures/records";
import { plainFilter } from "../../fixtures/suppliers/plainFilter";
import { someSuppliers } from "../../fixtures/suppliers/randomSuppliers";

let app: TestApp;
let key: string;
let reader: string;
beforeAll(async () => {
  app = await startTestApp();
  [key, reader] = [await app.key("ingest"), await app.key("read")];
});

const FIELDS = `neededAt callId candidates { rank minutes isEstimate savedMinutes router path supplier { id name } reasons { code sentence figures { name value } } }
  excluded { supplier { id } metres reasons { code sentence } }`;
interface Reason {
  code: string;
  sentence: string;
  figures: { name: string; value: number }[];
}
interface Answer {
  callId: string;
  candidates: { rank: number; minutes: number; savedMinutes: number | null; router: string; supplier: { id: string }; reasons: Reason[] }[];
  excluded: { supplier: { id: string }; reasons: Reason[] }[];
}
const question = `query ($input: SupplierFilterInput!) { supplierFilter(input: $input) { ${FIELDS} } }`;
const ask = async (input: object, bearer = reader, language = "en"): Promise<Reply<{ supplierFilter: Answer }>> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}`, "accept-language": language };
  const body = JSON.stringify({ query: question, variables: { input } });
  return (await (await fetch(`${app.url}/graphql`, { method: "POST", headers, body })).json()) as Reply<{ supplierFilter: Answer }>;
};
const answerOf = async (input: object, bearer = reader, language = "en"): Promise<Answer> => {
  const { data, errors } = await ask(input, bearer, language);
  expect(errors).toBeUndefined();
  return data!.supplierFilter;
};
const idsOf = (answer: Answer): string[] => answer.candidates.map(({ supplier }) => supplier.id);
const onBoard = (suppliers: number) => expectSoon(() => app.board.suppliers).toBe(suppliers);

describe("on random suppliers", () => {
  /** Noon of tomorrow in Madrid: what is open then does not depend on when the test runs. */
  const at = instantsOf(`${dayOf(Date.now() + DAY_MS, "Europe/Madrid")}T12:00`, "Europe/Madrid")[0]!;
  const accessCodes = { MOBILE: "MOBILE", BASE: "BASES", WEB: "WEB", COLLABORATOR: "REDCOLABORADORA", MANUAL: "MANUAL" };
  const codesOf = (s: SupplierFacts) =>
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

  test("the answer equals a plain reading of the rules, and says of whoever near by is left out why", async () => {
    const now = Date.now();
    const drawn = fc.sample(someSuppliers, { numRuns: 2, seed: 20_261_125 }).flat();
    const suppliers = drawn.map((one, i): SupplierFacts => {
      // Nobody has a claim in hand, and what a mobile resource is follows from what the feed says.
      const fixAt = one.access === "MOBILE" ? now - [30_000, 200_000, 12.5 * MINUTE_MS][i % 3]! : null;
      return { ...one, id: `R${String(i).padStart(3, "0")}`, status: null, jobs: [], fixAt };
    });
    await app.ingest("suppliers", suppliers.map(codesOf), key);
    const mobile = suppliers.filter(({ access }) => access === "MOBILE");
    const fix = ({ id, place, fixAt }: SupplierFacts) =>
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

describe("for a claim", () => {
  /** In Brazil, away from the others. */
  const there = { cdama: "BR", x: -46.63, y: -23.55 };
  const unit = async (id: string, lon: number, more: object = {}) => {
    await app.ingest(
      "suppliers",
      [supplierRecord(id, { cdama: "BR", tpaccprovee: "MOBILE", mobile: id, x: null, y: null, services: ["GRU"], ...more })],
      key,
    );
    await fetch(`${app.url}/ingest/positions/osmand?id=${id}&lat=-23.55&lon=${lon}`, { headers: { authorization: `Bearer ${key}` } });
  };
  beforeAll(async () => {
    await unit("M-1", -46.6);
    await unit("M-2", -46.62);
    await unit("M-3", -46.5);
    await unit("T-1", -46.63, { services: ["TAX"] });
    await unit("M-9", -46.63, { cdsituaprov: "T" });
    await app.ingest("claims", [claimRecord("F-1", there), claimRecord("F-NOWHERE", { ...there, x: null, y: null })], key);
    // M-2 works elsewhere; M-3 is on its way to F-2, and late.
    await app.ingest(
      "claims",
      [
        assignedClaim("F-BUSY", 20, { ...there, x: -46.7, cdprovee: "M-2", milestones: [{ code: "C", at: minutes(-10) }] }),
        assignedClaim("F-2", 60, { ...there, cdprovee: "M-3" }),
      ],
      key,
    );
    await vi.waitFor(async () => expect(idsOf(await answerOf({ claimId: "F-1" }))).toHaveLength(3), { timeout: 10_000 });
  });

  test("who is free and near comes first, each with its figures; who cannot says why", async () => {
    const { candidates, excluded } = await answerOf({ claimId: "F-1" });
    expect(candidates.map(({ rank, supplier }) => [rank, supplier.id])).toEqual([
      [1, "M-1"],
      [2, "M-2"],
      [3, "M-3"],
    ]);
    const [first, second] = candidates;
    expect(first).toMatchObject({ minutes: 6, router: "STRAIGHT", savedMinutes: null });
    expect(first!.reasons.map(({ code, sentence }) => [code, sentence])).toEqual([
      ["ARRIVAL", "There in about 6 minutes: 4 km, estimated from the straight line."],
      ["FREE", "Free."],
    ]);
    // Half of a tow's usual work, then the way from there.
    expect(second!.reasons[1]).toMatchObject({ code: "BUSY", sentence: "Busy with 1 job; free in about 23 minutes." });
    expect(
      Object.fromEntries(excluded.map(({ supplier, reasons }) => [supplier.id, reasons.map(({ sentence }) => sentence).join(" ")])),
    ).toMatchObject({
      "T-1": "Does not give the service GRU.",
      "M-9": "Temporarily out of the network.",
    });
  });

  test("in the reader's language", async () => {
    const { candidates } = await answerOf({ claimId: "F-1" }, reader, "es");
    expect(candidates[0]!.reasons[0]!.sentence).toBe("Llega en unos 6 minutos: 4 km, estimados por la línea recta.");
  });

  test("of a late claim it says how much sooner somebody else is there; whoever serves it is none of them", async () => {
    await expectSoon(async () => (await answerOf({ claimId: "F-2" })).candidates[0]?.savedMinutes).toBeGreaterThan(5);
    const { candidates, excluded } = await answerOf({ claimId: "F-2" });
    expect(candidates[0]!.supplier.id).toBe("M-1");
    expect(excluded.find(({ supplier }) => supplier.id === "M-3")!.reasons.map(({ code }) => code)).toEqual(["SERVES_ALREADY"]);
  });

  test("one without a place, one that is not there, and what is neither are refused by their codes", async () => {
    expect(codeOf(await ask({ claimId: "F-NOWHERE" }))).toBe("CLAIM_WITHOUT_PLACE");
    expect(codeOf(await ask({ claimId: "NOBODY" }))).toBe("NOT_FOUND");
    expect(codeOf(await ask({ instanceId: "XX", serviceId: "GRU", place: { lon: 0, lat: 0 } }))).toBe("NOT_FOUND");
    expect(codeOf(await ask({ instanceId: "ES" }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await ask({ claimId: "F-1", first: 21 }))).toBe("PAGE_TOO_LARGE");
  });

  test("several that cost much, at once and by one viewer, are all answered", async () => {
    const fields = Array.from(
      { length: 6 },
      (_, i) => `a${i}: supplierFilter(input: { claimId: "F-1" }) { candidates { rank supplier { id } } }`,
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.graphql(`{ ${fields.join(" ")} }`, {}, reader)));
    for (const { data, errors } of answers) expect([errors, Object.keys(data ?? {}).length]).toEqual([undefined, 6]);
  });

  test("clients and providers may not ask; nobody hears of suppliers or claims out of scope", async () => {
    for (const profileType of ["CLIENTE", "PROVEEDOR"] as const) {
      const { user } = await insertNarrowedUser(app, { profileType });
      expect(codeOf(await ask({ claimId: "F-1" }, await app.signIn(user)))).toBe("FORBIDDEN");
    }
    const elsewhere = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["ES"] });
    expect(codeOf(await ask({ claimId: "F-1" }, await app.signIn(elsewhere.user)))).toBe("NOT_FOUND");
    const withoutMobile = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenLayers: ["MOBILE"] });
    expect(await answerOf({ claimId: "F-1" }, await app.signIn(withoutMobile.user))).toMatchObject({ candidates: [], excluded: [] });
  });

  test("what a profile hides is not known to the filter either", async () => {
    const blind = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { MOBILE: ["services"] } });
    const answer = await answerOf({ claimId: "F-1" }, await app.signIn(blind.user));
    expect(idsOf(answer)).toContain("T-1");
    expect(answer.candidates[0]!.reasons.map(({ code }) => code)).toContain("SERVICE_UNKNOWN");
    const placeless = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { MOBILE: ["position"] } });
    expect((await answerOf({ claimId: "F-1" }, await app.signIn(placeless.user))).candidates).toEqual([]);
    const without = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["position"] } });
    expect(codeOf(await ask({ claimId: "F-1" }, await app.signIn(without.user)))).toBe("FIELD_UNKNOWN");
  });
});
