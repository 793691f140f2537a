import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { assignedClaim, claimRecord, minutes, supplierRecord } from "../../../fixtures/records";

const SOON = { timeout: 20_000, interval: 50 };
let app: TestApp;
let key: string;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  operator = await app.signIn();
  await send("suppliers", [supplierRecord("B-1")]);
});
beforeEach(() => void (app.clock.offset = 0));

async function send(endpoint: string, records: object[]): Promise<void> {
  expect((await app.ingest(endpoint, records, key)).body).toMatchObject({ accepted: records.length, refused: [] });
}
interface Claim {
  status: string;
  statusReason: {
    status: string;
    rule: string;
    sentence: string;
    window: string | null;
    settings: { key: string; number: number; value: number; unit: string }[];
    instants: { name: string; at: string }[];
    minutes: { name: string; value: number }[];
    notes: string[];
  };
  whatToSay: { language: string; sentences: string[] };
  statusHistory: { reason: { sentence: string } }[];
}
const fields = `status
  statusReason { status rule sentence window settings { key number value unit } instants { name at } minutes { name value } notes }
  whatToSay { language sentences }
  statusHistory { reason { sentence } }`;
async function see(id: string, bearer = operator): Promise<Claim> {
  const { data, errors } = await app.graphql<{ claim: Claim }>(`query ($id: ID!) { claim(id: $id) { ${fields} } }`, { id }, bearer);
  expect(errors).toBeUndefined();
  return data!.claim;
}

describe("the status reason of a claim", () => {
  test("contains figures and a sentence in the reader's language and the claim's time zone", async () => {
    await send("claims", [assignedClaim("W-late", 60)]);
    const { statusReason } = await see("W-late");
    expect(statusReason).toMatchObject({
      status: "PENDING_ARRIVAL_DELAYED",
      rule: "4c",
      window: "PROMISED",
      settings: [{ key: "BASE_DELAY", number: 3, value: 15, unit: "MINUTES" }],
      minutes: [{ name: "LATENESS", value: 30 }],
      notes: [],
    });
    const due = statusReason.instants.find(({ name }) => name === "ARRIVAL_DUE")!.at;
    // behind its day where that is yesterday
    const time = (zone: string): string =>
      `(\\d+ \\w+, )?${new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(new Date(due))}`;
    const sentence = (text: string) => expect.stringMatching(new RegExp(`^${text}$`));
    expect(statusReason.sentence).toEqual(
      sentence(`Hora prometida: ${time("Europe/Madrid")}. 30 minutos de demora; con demora a partir de 15 minutos.`),
    );
    await app.db.execute(sql`update users set language = 'en' where "user" = 'supervisor'`);
    const english = (await see("W-late", await app.signIn("supervisor"))).statusReason.sentence;
    expect(english).toEqual(sentence(`Promised for ${time("Europe/Madrid")}. 30 minutes late; delayed from 15 minutes.`));
    await send("claims", [assignedClaim("W-pt", 60, { cdama: "PT", x: -9.14, y: 38.72 })]);
    expect((await see("W-pt")).statusReason.sentence).toEqual(sentence(`Hora prometida: ${time("Europe/Lisbon")}. .*`));
  });

  test("returns the sentences for the insured in the language of the instance", async () => {
    await send("claims", [assignedClaim("W-say", 60), assignedClaim("W-say-br", 60, { cdama: "BR", x: -46.63, y: -23.55 })]);
    const supervisor = await app.signIn("supervisor");
    for (const bearer of [operator, supervisor])
      expect((await see("W-say", bearer)).whatToSay).toEqual({
        language: "es-ES",
        sentences: [
          "Lo sentimos, nuestro prestador se retrasa. Estamos comprobando la nueva hora de llegada y le llamaremos.",
          "Disculpe la espera. Seguimos su servicio y le llamaremos en cuanto haya novedades.",
        ],
      });
    expect((await see("W-say-br")).whatToSay.language).toBe("pt-BR");
  });

  test("names the source of the end of the work: KPI 12 with its start, or the minimum from the arrival", async () => {
    const arrived = (accepted: number) => ({
      milestones: [
        { code: "A", at: minutes(accepted) },
        { code: "C", at: minutes(-10) },
      ],
    });
    await send("claims", [assignedClaim("W-kpi", 40, arrived(-35)), assignedClaim("W-least", 240, arrived(-230))]);
    const [kpi, least] = [(await see("W-kpi")).statusReason, (await see("W-least")).statusReason];
    expect(kpi.settings).toMatchObject([{ key: "WORK_TIME", value: 120 }]);
    expect(kpi.instants.map(({ name }) => name)).toContain("WORK_FROM");
    expect(kpi.sentence).toMatch(/\(120 minutos; inicio: (\d+ \w+, )?\d\d:\d\d\)\.$/);
    expect(least.settings).toEqual([]);
    expect(least.minutes).toContainEqual({ name: "MINIMUM_WORK", value: 30 });
    expect(least.sentence).toMatch(/\(al menos 30 minutos tras la llegada\)\.$/);
  });

  test("has current figures, and the history keeps those of its time", async () => {
    await send("claims", [claimRecord("W-now", { fhocurrencia: minutes(-2) })]);
    app.clock.offset = 5 * 60_000;
    const { statusReason, statusHistory } = await see("W-now");
    expect(statusReason.minutes).toEqual([{ name: "WAITING", value: 7 }]);
    expect(statusReason.sentence).toContain("7 minutos");
    expect(statusHistory[0]!.reason.sentence).toContain("2 minutos");
  });

  test("belongs to the stored status until the clock changes it", async () => {
    await send("claims", [claimRecord("W-stored", { fhocurrencia: minutes(-2) })]);
    await app.db.execute(sql`update claims set status_due_at = null where id = 'W-stored'`);
    app.clock.offset = 14 * 60_000;
    expect(await see("W-stored")).toMatchObject({
      status: "NO_SUPPLIER",
      statusReason: { status: "NO_SUPPLIER", rule: "3c", minutes: [{ name: "WAITING", value: 2 }] },
    });
  });

  test("updates with each live change", async () => {
    await send("claims", [claimRecord("W-live", { fhocurrencia: minutes(-1) })]);
    const seen: { rule: string; changes: number }[] = [];
    type Live = { claimChanged: { statusReason: { rule: string }; statusHistory: object[] } };
    const query = 'subscription { claimChanged(filter: { ids: ["W-live"] }) { statusReason { rule } statusHistory { to } } }';
    app.socket(operator).subscribe<Live>(
      { query },
      {
        next: ({ data }) =>
          void seen.push({ rule: data!.claimChanged.statusReason.rule, changes: data!.claimChanged.statusHistory.length }),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    let version = 1;
    const next = async (more: object): Promise<void> => send("claims", [{ rgpresta: "W-live", version: ++version, ...more }]);
    // The first that is heard says that it is followed.
    const receivedCount = async (): Promise<number> => next({ txobserva: `note ${version}` }).then(() => seen.length);
    await expect.poll(receivedCount, SOON).toBeGreaterThan(0);
    await next({ cdprovee: "B-1", fhasignacion: minutes(0), eta: 30 });
    await expect.poll(() => seen.at(-1), SOON).toEqual({ rule: "4e", changes: 2 });
    await next({ milestones: [{ code: "C", at: minutes(0) }] });
    await expect.poll(() => seen.at(-1), SOON).toEqual({ rule: "5c", changes: 3 });
  });
});
