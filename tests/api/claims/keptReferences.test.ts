import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { clients } from "../../../server/db/tables/instances";
import { KEPT_MS } from "../../../server/platform/recentMap";
import { type TestApp, startTestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { heldClock } from "../../fixtures/heldClock";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let bearer: string;
const list = "{ claims(first: 10) { nodes { id instance { name } service { name } centre { name } client { name } contract { name } } } }";
const named = async (): Promise<Record<string, string | undefined>> => {
  const { data } = await app.graphql<{ claims: { nodes: { id: string; client: { name: string } | null }[] } }>(list, {}, bearer);
  return Object.fromEntries(data!.claims.nodes.map(({ id, client }) => [id, client?.name]));
};
const readings = async (work: () => Promise<unknown>): Promise<number> =>
  heldClock(app.clock, async () => (await statements(app.requests, work, /from "clients"/)).count);

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.ingest("claims", [claimRecord("SIN-1", { cdcliente: "LUN" }), claimRecord("SIN-2", { cdcliente: "ZEN" })], key);
});
beforeEach(async () => {
  app.clock.offset += 2 * KEPT_MS;
  bearer = await app.signIn("operator");
});

test("ten lists read the reference names once and again after a second", async () => {
  const ten = async (): Promise<void> => {
    for (let n = 0; n < 10; n++) expect(await named()).toMatchObject({ "SIN-1": "LUN" });
  };
  expect(await readings(ten)).toBe(1);
  app.clock.offset += KEPT_MS;
  expect(await readings(named)).toBe(1);
});

test("applies a name from another claim immediately", async () => {
  expect(await named()).toMatchObject({ "SIN-1": "LUN" });
  await app.ingest("claims", [claimRecord("SIN-3", { cdcliente: "LUN", nbcliente: "Luna Seguros" })], key);
  expect(await named()).toMatchObject({ "SIN-1": "Luna Seguros", "SIN-3": "Luna Seguros" });
});

test("applies a change from another node within a second and a new client immediately", async () => {
  expect(await named()).toMatchObject({ "SIN-2": "ZEN" });
  await app.owner.update(clients).set({ name: "Zenit" }).where(eq(clients.id, "ZEN"));
  await app.ingest("claims", [claimRecord("SIN-4", { cdcliente: "NEW" })], key);
  expect(await named()).toMatchObject({ "SIN-4": "NEW" });
  app.clock.offset += KEPT_MS;
  expect(await named()).toMatchObject({ "SIN-2": "Zenit" });
});
