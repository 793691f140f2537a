import { beforeAll, describe, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { codeOf } from "../../fixtures/auth/administration";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { expectSoon, useRouterTimes } from "../../fixtures/claims/trips";
import { assignedClaim, claimRecord, minutes, supplierRecord } from "../../fixtures/records";
import { filterQuestions, idsOf } from "../../fixtures/suppliers/filterQuestions";

let app: TestApp;
let key: string;
let reader: string;
beforeAll(async () => {
  app = await startTestApp();
  await useRouterTimes(app);
  [key, reader] = [await app.key("ingest"), await app.key("read")];
});

const { ask, answerOf } = filterQuestions(() => ({ app, reader }));

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
    await vi.waitFor(async () => expect(idsOf(await answerOf({ claimId: "F-1" }))).toHaveLength(3));
  });

  test("lists available suppliers by proximity with figures, and unavailable ones with a reason", async () => {
    const { candidates, excluded } = await answerOf({ claimId: "F-1" });
    expect(candidates.map(({ rank, supplier }) => [rank, supplier.id])).toEqual([
      [1, "M-1"],
      [2, "M-2"],
      [3, "M-3"],
    ]);
    const [first, second] = candidates;
    expect(first).toMatchObject({ minutes: 6, router: "STRAIGHT", savedMinutes: null });
    expect(first!.reasons.map(({ code, sentence }) => [code, sentence])).toEqual([
      ["ARRIVAL", "About 6 minutes away: 4 km, estimated from the straight line."],
      ["FREE", "Free."],
    ]);
    // Half of a tow's usual work, then the way from there.
    expect(second!.reasons[1]).toMatchObject({ code: "BUSY", sentence: "Busy with 1 job; free in about 23 minutes." });
    expect(
      Object.fromEntries(excluded.map(({ supplier, reasons }) => [supplier.id, reasons.map(({ sentence }) => sentence).join(" ")])),
    ).toMatchObject({
      "T-1": "Does not offer the service GRU.",
      "M-9": "Temporarily out of the network.",
    });
  });

  test("logs the caller, request and result in codes and figures, with an approximate place and no personal data", async () => {
    const { callId } = await answerOf({ claimId: "F-1" });
    const { data } = await app.graphql<{ supplierFilterCall: Record<"input" | "output", string> }>(
      "query($id: ID!) { supplierFilterCall(id: $id) { actor { kind name } instanceId claimId serviceId candidates excluded code input output } }",
      { id: callId },
      await app.signIn("admin"),
    );
    const { input, output, ...row } = data!.supplierFilterCall;
    expect(row).toMatchObject({
      actor: { kind: "KEY" },
      instanceId: "BR",
      claimId: "F-1",
      serviceId: "GRU",
      candidates: 3,
      excluded: 2,
      code: null,
    });
    expect(JSON.parse(input)).toEqual({
      ...{ claimId: "F-1", instanceId: "BR", serviceId: "GRU", place: { lon: -46.63, lat: -23.55 }, first: 20 },
      neededAt: expect.any(String),
    });
    const said = JSON.parse(output) as { candidates: object[]; excluded: object[] };
    expect(said.candidates[0]).toEqual({
      ...{ rank: 1, supplierId: "M-1", minutes: 6, kilometres: 4, router: "STRAIGHT", isEstimate: true },
      reasons: [{ code: "ARRIVAL", minutes: 6, estimate: 1 }, { code: "FREE" }],
    });
    expect(said.excluded).toContainEqual({ supplierId: "M-9", kilometres: expect.any(Number), reasons: [{ code: "TEMPORARILY_OFF" }] });
    const { data: own } = await app.graphql<{ claim: { insuredName: string | null; plate: string | null } }>(
      '{ claim(id: "F-1") { insuredName plate } }',
      {},
      await app.signIn(),
    );
    for (const personal of Object.values(own!.claim)) if (personal) expect(input + output).not.toContain(personal);
  });

  test("is translated into the reader's language", async () => {
    const { candidates } = await answerOf({ claimId: "F-1" }, reader, "es");
    expect(candidates[0]!.reasons[0]!.sentence).toBe("A unos 6 minutos: 4 km, estimados en línea recta.");
  });

  test("shows the gain over the current supplier of a late claim and excludes that supplier", async () => {
    await expectSoon(async () => (await answerOf({ claimId: "F-2" })).candidates[0]?.savedMinutes).toBeGreaterThan(5);
    const { candidates, excluded } = await answerOf({ claimId: "F-2" });
    expect(candidates[0]!.supplier.id).toBe("M-1");
    expect(excluded.find(({ supplier }) => supplier.id === "M-3")!.reasons.map(({ code }) => code)).toEqual(["SERVES_ALREADY"]);
  });

  test("rejects a claim without a place, an unknown claim and an empty request by code", async () => {
    expect(codeOf(await ask({ claimId: "F-NOWHERE" }))).toBe("CLAIM_WITHOUT_PLACE");
    expect((await ask({ claimId: "NOBODY" })).data).toEqual({ supplierFilter: null });
    expect((await ask({ instanceId: "XX", serviceId: "GRU", place: { lon: 0, lat: 0 } })).data).toEqual({ supplierFilter: null });
    expect(codeOf(await ask({ instanceId: "ES" }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await ask({ claimId: "F-1", first: 21 }))).toBe("PAGE_TOO_LARGE");
  });

  test("answers several expensive concurrent requests of one viewer", async () => {
    const fields = Array.from(
      { length: 6 },
      (_, i) => `a${i}: supplierFilter(input: { claimId: "F-1" }) { candidates { rank supplier { id } } }`,
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.graphql(`{ ${fields.join(" ")} }`, {}, reader)));
    for (const { data, errors } of answers) expect([errors, Object.keys(data ?? {}).length]).toEqual([undefined, 6]);
  });

  test("denies clients and providers and excludes suppliers and claims out of scope", async () => {
    for (const profileType of ["CLIENTE", "PROVEEDOR"] as const) {
      const { user } = await insertNarrowedUser(app, { profileType });
      expect(codeOf(await ask({ claimId: "F-1" }, await app.signIn(user)))).toBe("FORBIDDEN");
    }
    const elsewhere = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["ES"] });
    expect((await ask({ claimId: "F-1" }, await app.signIn(elsewhere.user))).data).toEqual({ supplierFilter: null });
    const withoutMobile = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenLayers: ["MOBILE"] });
    expect(await answerOf({ claimId: "F-1" }, await app.signIn(withoutMobile.user))).toMatchObject({ candidates: [], excluded: [] });
  });

  test("excludes fields that a profile hides", async () => {
    const blind = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { MOBILE: ["services"] } });
    const answer = await answerOf({ claimId: "F-1" }, await app.signIn(blind.user));
    expect(idsOf(answer)).toContain("T-1");
    expect(answer.candidates[0]!.reasons.map(({ code }) => code)).toContain("SERVICE_UNKNOWN");
    const placeless = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { MOBILE: ["position"] } });
    expect((await answerOf({ claimId: "F-1" }, await app.signIn(placeless.user))).candidates).toEqual([]);
    const without = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["position"] } });
    expect(codeOf(await ask({ claimId: "F-1" }, await app.signIn(without.user)))).toBe("FIELD_UNKNOWN");
  });

  test("omits the comparison with an arrival predicted from an outdated position", async () => {
    expect((await answerOf({ claimId: "F-2" })).predictedAt).not.toBeNull();
    app.clock.offset += 15 * 60_000;
    await unit("M-1", -46.6);
    await vi.waitFor(async () => {
      const { predictedAt, candidates } = await answerOf({ claimId: "F-2" });
      expect(predictedAt).toBeNull();
      expect(candidates.map(({ supplier, savedMinutes }) => [supplier.id, savedMinutes])).toContainEqual(["M-1", null]);
    });
  });
});
