// Objects next to fields with ids: in scope, with hidden fields, one statement for all rows.
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, setFunctionalities } from "../../fixtures/auth/profiles";
import { statements } from "../../fixtures/db/statements";
import { dataOf } from "../../fixtures/graphqlClient";
import { claimRecord, minutes } from "../../fixtures/records";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

let app: TestApp;
let key: string;
/** Unassigned for so long that it raises an alarm and is on the worklist. */
const waiting = (id: string, more: object = {}) => claimRecord(id, { fhocurrencia: minutes(-40), nbtitular: `Holder ${id}`, ...more });

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.ingest(
    "claims",
    [waiting("R-1", { cdcentro: "01", nbcentro: "Valencia" }), waiting("R-2"), waiting("R-3", { cdama: "PT" })],
    key,
  );
  await vi.waitFor(() => expect(app.board.claims).toBe(3));
});

interface ClaimPart {
  id: string;
  insuredName: string | null;
}
type Entry = { claimId: string; claim: ClaimPart | null };
const worklistQuery = "{ worklist { entries { claimId claim { id insuredName } } } }";
const entriesFor = async (bearer: string): Promise<Entry[]> =>
  dataOf(await app.graphql<{ worklist: { entries: Entry[] } }>(worklistQuery, {}, bearer)).worklist.entries.sort((a, b) =>
    a.claimId.localeCompare(b.claimId),
  );
const alarmsQuery =
  "{ alarms { rows { instanceId instance { id name } centreId centre { code name } alarm { claimId claim { id insuredName } } } } }";
interface AlarmRow {
  instance: { id: string } | null;
  centre: { code: string; name: string } | null;
  alarm: Entry;
}
const alarmsFor = async (bearer: string): Promise<AlarmRow[]> =>
  dataOf(await app.graphql<{ alarms: { rows: AlarmRow[] } }>(alarmsQuery, {}, bearer)).alarms.rows.sort((a, b) =>
    a.alarm.claimId.localeCompare(b.alarm.claimId),
  );
const withClaim = (id: string) => ({ claimId: id, claim: { id, insuredName: `Holder ${id}` } });

/** Types with an id of a claim or an instance, whose object is not a field, with the reason. */
const withoutObject: Record<string, string> = {
  "Erasure.claimId": "the claim is erased",
  "SimulatorRejection.claimId": "a setting, which names any claim",
  "WebhookDelivery.claimId": "the event has the claim",
};

describe("the schema", () => {
  test("has the object next to each id of a claim or an instance", () => {
    const missing = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type) || type.name.startsWith("__")) return [];
      const fields = type.getFields();
      return ["claim", "instance"].flatMap((name) => {
        const isComplete = !fields[`${name}Id`] || getNamedType(fields[name]?.type ?? type).name.toLowerCase() === name;
        return isComplete || `${type.name}.${name}Id` in withoutObject ? [] : [`${type.name}.${name}Id`];
      });
    });
    expect(missing).toEqual([]);
  });
});

describe("the claim of a worklist entry and of an alarm", () => {
  test("is read with one statement for all rows", async () => {
    const operator = await app.signIn("operator");
    const worklist = await statements(app.requests, () => entriesFor(operator), /from "claims"/);
    expect([worklist.result, worklist.count]).toEqual([["R-1", "R-2", "R-3"].map(withClaim), 1]);
    const alarms = await statements(app.requests, () => alarmsFor(operator), /from "claims"/);
    expect([alarms.result.map(({ alarm }) => alarm), alarms.count]).toEqual([["R-1", "R-2", "R-3"].map(withClaim), 1]);
    expect(alarms.result[0]).toMatchObject({ instance: { id: "ES" }, centre: { code: "01", name: "Valencia" } });
    expect(alarms.result.map(({ instance, centre }) => [instance?.id, centre?.code])).toEqual([
      ["ES", "01"],
      ["ES", undefined],
      ["PT", undefined],
    ]);
  });

  test("has no field that the viewer's profile hides", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["insuredName", "centre"] } });
    const bearer = await app.signIn(user);
    expect((await entriesFor(bearer)).map(({ claim }) => claim?.insuredName)).toEqual([null, null, null]);
    const rows = await alarmsFor(bearer);
    expect(rows.map(({ alarm, centre }) => [alarm.claim?.insuredName, centre])).toEqual(rows.map(() => [null, null]));
  });

  test("is shown to viewers who may read claims in lists only", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "SUPERVISOR" });
    await setFunctionalities(app, "SUPERVISOR", ["map", "layer.incidents", "alarms"]);
    expect((await alarmsFor(await app.signIn(user))).map(({ alarm }) => alarm.claim?.id)).toEqual(["R-1", "R-2", "R-3"]);
  });

  test("is current in each message of a subscription", async () => {
    const holders: (string | null)[] = [];
    app.socket(await app.signIn("operator")).subscribe<{ worklistChanged: { entries: Entry[] } }>(
      { query: `subscription { worklistChanged ${worklistQuery.slice("{ worklist ".length, -1)} }` },
      {
        next: ({ data }) =>
          holders.push(data!.worklistChanged.entries.find(({ claimId }) => claimId === "R-1")?.claim?.insuredName ?? null),
        error: (error) => holders.push(JSON.stringify(error)),
        complete: () => undefined,
      },
    );
    await expect.poll(() => holders.at(-1)).toBe("Holder R-1");
    await app.ingest("claims", [waiting("R-1", { nbtitular: "Elena", version: 2 }), waiting("R-4")], key);
    await expect.poll(() => holders.at(-1)).toBe("Elena");
  });
});

describe("a claim out of scope", () => {
  test("is null next to its id", async () => {
    await app.owner.execute(`insert into api_errors (id, at, integration, operation, path, code, claim_id, instance_id)
      values (gen_random_uuid(), now(), 'ASSISTANCE', 'confirmArrival', '/arrivals', 'TIMEOUT', 'R-GONE', 'ES'),
        (gen_random_uuid(), now(), 'ASSISTANCE', 'confirmArrival', '/arrivals', 'TIMEOUT', 'R-1', 'ES')`);
    const query = "{ apiErrors { nodes { claimId claim { id } instance { id } } } }";
    const { apiErrors } = dataOf(await app.graphql<{ apiErrors: { nodes: { claimId: string }[] } }>(query, {}, await app.signIn("admin")));
    expect(apiErrors.nodes.sort((a, b) => a.claimId.localeCompare(b.claimId))).toEqual([
      { claimId: "R-1", claim: { id: "R-1" }, instance: { id: "ES" } },
      { claimId: "R-GONE", claim: null, instance: { id: "ES" } },
    ]);
  });
});
