import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { KEPT_MS } from "../../../server/platform/recentMap";
import { type TestApp, startTestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let bearer: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
});
beforeEach(async () => {
  app.clock.offset += 2 * KEPT_MS;
  bearer = await app.signIn("operator");
});

interface Names {
  service: { name: string };
  centre: { name: string } | null;
  client: { name: string } | null;
  contract: { name: string } | null;
}
async function namesOf(id: string): Promise<(string | undefined)[]> {
  const query = "query ($id: ID!) { claim(id: $id) { service { name } centre { name } client { name } contract { name } } }";
  const { data } = await app.graphql<{ claim: Names }>(query, { id }, bearer);
  const { service, centre, client, contract } = data!.claim;
  return [service.name, centre?.name, client?.name, contract?.name];
}
const named = (suffix: string) => ({
  ...{ cdservicio: "NEW", nbservicio: `Service ${suffix}`, cdcentro: "C1", nbcentro: `Centre ${suffix}` },
  ...{ cdcliente: "K1", nbcliente: `Client ${suffix}`, cdcontrato: "T1", nbcontrato: `Contract ${suffix}` },
});
const namesWith = (suffix: string) => [`Service ${suffix}`, `Centre ${suffix}`, `Client ${suffix}`, `Contract ${suffix}`];

const accepted = { accepted: 1, unchanged: 0, refused: [] };
const unchanged = { accepted: 0, unchanged: 1, refused: [] };

describe("names of services, centres, clients and contracts", () => {
  test("belong to an instance", async () => {
    const records = [
      claimRecord("NAMES-ES", { ...named("es"), version: 1 }),
      claimRecord("NAMES-PT", { ...named("pt"), cdama: "PT", version: 1 }),
    ];
    expect(await app.ingest("claims", records, key)).toMatchObject({ body: { accepted: 2 } });
    expect([await namesOf("NAMES-ES"), await namesOf("NAMES-PT")]).toEqual([namesWith("es"), namesWith("pt")]);
  });

  test("follow the newest record, even without other changes", async () => {
    const first = claimRecord("NAMES-1");
    const record = (version: number, suffix: string) => ({ ...first, ...named(suffix), version });
    await app.ingest("claims", [record(2, "first")], key);
    expect(await app.ingest("claims", [record(3, "second")], key)).toMatchObject({ body: accepted });
    expect(await namesOf("NAMES-1")).toEqual(namesWith("second"));
    expect(await app.ingest("claims", [record(2, "first")], key)).toMatchObject({ body: { unchanged: 0, stale: 1 } });
    expect(await app.ingest("claims", [record(4, "second")], key)).toMatchObject({ body: unchanged });
    expect(await namesOf("NAMES-1")).toEqual(namesWith("second"));
    const rows = await app.owner.select().from(audit).where(eq(audit.action, "ingest.names")).orderBy(audit.id);
    expect(rows.at(-1)).toMatchObject({ after: { clients: [{ instanceId: "ES", id: "K1", name: "Client second" }] } });
  });

  test("follow the last record of a batch and stay for records with the code only", async () => {
    const records = [
      claimRecord("NAMES-2", named("third")),
      claimRecord("NAMES-3", named("fourth")),
      claimRecord("NAMES-4", { ...named(""), nbservicio: null, nbcentro: " ", nbcliente: undefined, nbcontrato: undefined }),
    ];
    expect(await app.ingest("claims", records, key)).toMatchObject({ body: { accepted: 3 } });
    for (const id of ["NAMES-2", "NAMES-4"]) expect(await namesOf(id)).toEqual(namesWith("fourth"));
  });

  test("are the code until a record contains a name", async () => {
    const codes = { cdservicio: "S2", cdcentro: "C2", cdcliente: "K2", cdcontrato: "T2" };
    await app.ingest("claims", [claimRecord("NAMES-5", codes)], key);
    expect(await namesOf("NAMES-5")).toEqual(["S2", "C2", "K2", "T2"]);
    await app.ingest("claims", [claimRecord("NAMES-6", { ...codes, nbcliente: "Client two" })], key);
    expect(await namesOf("NAMES-5")).toEqual(["S2", "C2", "Client two", "T2"]);
  });
});
