import { gzipSync } from "node:zlib";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { requestSlotLimits } from "../../../server/platform/requestSlots";
import { ensureTrigrams } from "../../../server/db/text/trigrams";
import { gazetteerPlaces } from "../../../server/search/places/gazetteerFile";
import { loadGazetteer } from "../../../server/search/places/gazetteerWorker";
import { startTestApp, type TestApp } from "../../fixtures/app";

const LINES = `
1	London	GB	England	-0.1257	51.5085	8961989	es,ca,pt,bz,fr=Londres;it=Londra;tr=Londra
2	Athína	GR	Attiki	23.7278	37.9838	664046	en=Athens;es=Atenas;el=Αθήνα
3	İstanbul	TR	İstanbul	28.9497	41.0138	14804116	es=Estambul;el=Κωνσταντινούπολη
4	Barcelona	ES	Catalunya	2.159	41.3888	1620343
5	Springfield	US	Illinois	-89.6437	39.8017	116565
6	Springfield	US	Missouri	-93.2982	37.2153	166810
7	Londonderry	GB	Northern Ireland	-7.3208	54.9981	83652
8	Ordóñez	AR		-62.8667	-32.8405	2638
9	Lom	BG		23.2352	43.8149	20000
10	Madrid	ES		-3.7026	40.4165	3255944	pt,bz=Madri
11	Toledo	US	Ohio	-83.5552	41.6639	270871
12	Toledo	BR	Paraná	-53.7431	-24.7136	119313
13	Toledo	ES	Castilla-La Mancha	-4.0226	39.8581	85085
14	Mérida	MX	Yucatán	-89.6167	20.967	1201000
15	Mérida	ES	Extremadura	-6.3436	38.9161	59548
16	Vitoria	ES	Euskadi	-2.6727	42.85	249176
17	Vitoria	AR	Entre Ríos	-60.15	-32.62	800000
`;
const folder = mkdtempSync(join(tmpdir(), "atalaya-gazetteer-"));
const file = join(folder, "gazetteer.tsv.gz");
writeFileSync(file, gzipSync(LINES.trimStart()));

let app: TestApp;
let operator: string;
let service: Server;
let asked: string[];
let isDown = false;
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url!, "http://x").searchParams.get("q")!);
    const feature = { geometry: { coordinates: [-3.687, 40.43] }, properties: { name: "Calle de Serrano", city: "Madrid" } };
    response.writeHead(isDown ? 503 : 200).end(JSON.stringify({ features: [feature] }));
  });
  await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
  app = await startTestApp({
    PLACES: "PHOTON",
    PLACES_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    PLACES_PER_SECOND: "1000",
  });
  operator = await app.signIn();
  expect(await loadGazetteer(app, gazetteerPlaces(file), new AbortController().signal)).toBe(true);
});
afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  places: { name: string; area: string | null; position: { lon: number; lat: number } }[];
  service: string | null;
}
async function find(text: string, more = ""): Promise<Answer> {
  asked = [];
  const query = `query($text: String!) { places(text: $text${more}) { places { name area position { lon lat } } service } }`;
  const { data, errors } = await app.graphql<{ places: Answer }>(query, { text }, operator);
  expect(errors).toBeUndefined();
  return data!.places;
}
const names = async (text: string): Promise<string[]> => (await find(text)).places.map(({ name, area }) => `${name} (${area})`);

describe("a town", () => {
  test.each([
    ["lond", ["Londres (England, Reino Unido)", "Londonderry (Northern Ireland, Reino Unido)"]],
    ["LONDON", ["London (England, Reino Unido)", "Londonderry (Northern Ireland, Reino Unido)"]],
    ["αθηνα", ["Αθήνα (Attiki, Grecia)"]],
    ["atenas", ["Atenas (Attiki, Grecia)"]],
    ["istanbul", ["İstanbul (Turquía)"]],
    ["ordonez", ["Ordóñez (Argentina)"]],
    ["barcelna", ["Barcelona (Catalunya, España)"]],
    ["Springfield", ["Springfield (Missouri, Estados Unidos)", "Springfield (Illinois, Estados Unidos)"]],
    ["springfield, ill", ["Springfield (Illinois, Estados Unidos)"]],
    ["londres, reino", ["Londres (England, Reino Unido)"]],
    ["londres, francia", []],
    ["xqzw", []],
    ["barcelona1", []],
    ["lo", ["Londres (England, Reino Unido)", "Londonderry (Northern Ireland, Reino Unido)"]],
    ["madr", ["Madrid (España)"]],
    ["lom", ["Lom (Bulgaria)"]],
    ["ord", []],
    ["l", []],
  ])("is found by %s", async (text, expected) => {
    expect(await names(text)).toEqual(expected);
  });

  test.each([
    ["near: { lon: -8.6, lat: 41.15 }", "Toledo", "Castilla-La Mancha, España"],
    ["near: { lon: -83, lat: 42.3 }", "Toledo", "Ohio, Estados Unidos"],
    ["near: { lon: -6.97, lat: 38.88 }", "Mérida", "Extremadura, España"],
    ["near: { lon: -58.4, lat: -34.6 }", "Vitoria", "Entre Ríos, Argentina"],
  ])("comes first if it is near the view: %s", async (near, text, area) => {
    expect((await find(text, `, ${near}`)).places[0]!.area).toBe(area);
  });

  test("comes first if it is in a country of the viewer's instances", async () => {
    expect((await find("Vitoria")).places.map(({ area }) => area)).toEqual(["Euskadi, España", "Entre Ríos, Argentina"]);
  });

  test("is found through an index, also misspelt", async () => {
    const plan = async (condition: string): Promise<string> => {
      const rows = await app.owner.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute<Record<string, string>>(sql.raw(`explain (costs off) select * from place_names where ${condition}`));
      });
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    expect(await plan("key ~>=~ 'lo' and key ~<~ 'lp'")).toMatch(/place_names_key[^]*Index Cond/);
    expect(await plan("key ~>=~ 'lo' and key ~<~ 'lp' and population >= 50000")).toMatch(/place_names_large[^]*Index Cond/);
    expect(await plan("key % 'barcelna'")).toMatch(/place_names_trigrams[^]*Index Cond/);
  });
});

test.each([
  ["whom the schema is open to", true, ["Barcelona"]],
  ["whom it is closed to", false, []],
])("finds a misspelt town for a user %s if pg_trgm has a separate schema", async (_, isOpen, found) => {
  const other = await startTestApp();
  await other.owner.execute(sql`drop extension pg_trgm cascade`);
  await other.owner.execute(sql`create schema extensions`);
  await other.owner.execute(sql`create extension pg_trgm schema extensions`);
  if (isOpen) await other.owner.execute(sql`grant usage on schema extensions to public`);
  await ensureTrigrams(other.owner);
  await loadGazetteer(other, gazetteerPlaces(file), new AbortController().signal);
  const query = '{ places(text: "barcelna") { places { name } } }';
  const { data } = await other.graphql<{ places: Answer }>(query, {}, await other.signIn());
  expect(data!.places.places.map(({ name }) => name)).toEqual(found);
});

test("loads the gazetteer once and replaces it with a newer version", async () => {
  let read = 0;
  async function* counted() {
    for await (const names of gazetteerPlaces(file)) yield (read++, names);
  }
  const { signal } = new AbortController();
  expect([await loadGazetteer(app, counted(), signal), read]).toEqual([true, 0]);
  const changed = LINES.replace("Londonderry\tGB", "Derry\tGB")
    .replace(/^5.*\n/m, "")
    .replace("Londres;it", "Londrés;it");
  const newer = async function* () {
    writeFileSync(file, gzipSync(changed.trimStart()));
    yield* counted();
  };
  expect([await loadGazetteer(app, newer(), signal, 2), read]).toEqual([true, changed.trim().split("\n").length]);
  expect([await names("londonderry"), await names("derry"), await names("springfield"), await names("londres")]).toEqual([
    ["London (England, Reino Unido)"],
    ["Derry (Northern Ireland, Reino Unido)"],
    ["Springfield (Missouri, Estados Unidos)"],
    ["Londrés (England, Reino Unido)"],
  ]);
  // A node of the earlier release that runs at the same time changes nothing.
  read = 0;
  expect([await loadGazetteer(app, counted(), signal, 1), read]).toEqual([true, 0]);
});

describe("the external geocoder", () => {
  test("replaces the gazetteer only if requested", async () => {
    expect(await find("serrano")).toEqual({ places: [], service: "PHOTON" });
    expect(asked).toEqual([]);
    expect(await find("serrano", ", outside: true")).toEqual({
      places: [{ name: "Calle de Serrano", area: "Madrid", position: { lon: -3.687, lat: 40.43 } }],
      service: null,
    });
    expect(asked).toEqual(["serrano"]);
  });

  test("is replaced by the gazetteer while it does not respond", async () => {
    isDown = true;
    expect((await find("barcelona", ", outside: true")).places.map(({ name }) => name)).toEqual(["Barcelona"]);
    expect(asked).toEqual(["barcelona"]);
    isDown = false;
  });

  const serrano = 'places(text: "serrano", outside: true) { service }';
  test.each([
    ["are asked for at once", serrano, undefined],
    ["are asked for and one question is refused", 'places(text: "serrano", first: 1000) { service }', "PAGE_TOO_LARGE"],
  ])("leaves a viewer all turns when several places %s", async (_, other, code) => {
    asked = [];
    for (let n = 0; n < 2 * requestSlotLimits.requests.running; n++) {
      const { errors } = await app.graphql(`{ a: ${serrano} b: ${other} }`, {}, operator);
      expect(errors?.[0]?.extensions.code).toBe(code);
      await vi.waitFor(() => expect(asked.length).toBeGreaterThan(n));
    }
    expect((await find("barcelona")).places).toHaveLength(1);
  });
});
