import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { nights, wallClock, type Night } from "../../../fixtures/clockChanges";
import { claimRecord } from "../../../fixtures/records";

const MINUTE_MS = 60_000;
const SOON = { timeout: 20_000, interval: 50 };
const places: Record<string, { cdama: string; x: number; y: number }> = {
  "Europe/Madrid": { cdama: "ES", x: -3.7, y: 40.4 },
  "Europe/Lisbon": { cdama: "PT", x: -9.14, y: 38.72 },
  "Europe/Athens": { cdama: "GR", x: 23.73, y: 37.98 },
  "Europe/Istanbul": { cdama: "TR", x: 28.98, y: 41.01 },
  "America/Sao_Paulo": { cdama: "BR", x: -46.63, y: -23.55 },
};

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest", "read");
});

function local(instant: number, zone: string): string {
  const wall = wallClock(instant, zone);
  const ahead = (Date.parse(`${wall}Z`) - instant) / MINUTE_MS;
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${wall}:00${ahead < 0 ? "-" : "+"}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`;
}
const goTo = (instant: number): void => void (app.clock.offset = instant - Date.now());
const see = async (id: string) =>
  (
    await app.graphql<{ claim: { status: string; timeZone: string; statusReason: { sentence: string } } }>(
      "query ($id: ID!) { claim(id: $id) { status timeZone statusReason { sentence } } }",
      { id },
      key,
    )
  ).data!.claim;
const statuses = (ids: string[]) => Promise.all(ids.map(async (id) => (await see(id)).status));

/** The nights that are one and the same, over several zones. */
const zonesByNight = [...new Set(nights.map(({ at }) => at))].map((at) => ({
  at,
  night: new Date(at).toISOString(),
  zones: nights.filter((night) => night.at === at),
}));

describe.each(zonesByNight)("on the night of $night", ({ at, zones }) => {
  const waiting = zones.map(({ zone }) => `W-${at}-${zone}`);
  const planned = zones.map(({ zone }) => `P-${at}-${zone}`);
  const all = (status: string): string[] => zones.map(() => status);

  test("statuses change at absolute instants, independent of local clock changes", async () => {
    goTo(at - 5 * MINUTE_MS);
    const records = zones.flatMap(({ zone }: Night, i) => {
      const place = { ...places[zone]!, fhocurrencia: local(at - 10 * MINUTE_MS, zone) };
      const start = local(at + 90 * MINUTE_MS, zone);
      return [claimRecord(waiting[i]!, place), claimRecord(planned[i]!, { ...place, swprogramado: 1, fhplanificai: start })];
    });
    expect((await app.ingest("claims", records, key)).body).toMatchObject({ accepted: records.length, refused: [] });
    expect((await see(waiting[0]!)).timeZone).toBe(zones[0]!.zone);
    expect(await statuses(waiting)).toEqual(all("NO_SUPPLIER"));
    expect(await statuses(planned)).toEqual(all("PROG_PENDING_ACTION"));

    // Ten minutes of waiting at the change itself, fifteen five minutes later.
    goTo(at + 4 * MINUTE_MS);
    expect(await statuses(waiting)).toEqual(all("NO_SUPPLIER"));
    goTo(at + 5 * MINUTE_MS);
    await expect.poll(() => statuses(waiting), SOON).toEqual(all("NO_SUPPLIER_DELAYED"));
    expect(await statuses(planned)).toEqual(all("PROG_PENDING_ACTION"));
    goTo(at + 30 * MINUTE_MS);
    await expect.poll(() => statuses(planned), SOON).toEqual(all("NO_SUPPLIER"));
    goTo(at + 75 * MINUTE_MS);
    await expect.poll(() => statuses(planned), SOON).toEqual(all("NO_SUPPLIER_DELAYED"));
  });

  test("the reason contains local times and disambiguates repeated ones", async () => {
    goTo(at + 75 * MINUTE_MS);
    for (const [i, { zone, forward }] of zones.entries()) {
      const { sentence } = (await see(waiting[i]!)).statusReason;
      const time = wallClock(at - 10 * MINUTE_MS, zone).slice(11);
      expect(sentence).toContain(time);
      expect(/GMT[+-]\d/.test(sentence)).toBe(forward < 0);
    }
  });
});
