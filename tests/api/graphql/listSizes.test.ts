// Threat 20, how much is answered: every list without pages has a size that its cost is counted with, and the long ones of a claim are cut.
import { sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isListType, isNonNullType, isObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { listSizes, maxEntries } from "../../../schema/rules/requests/listSizes";
import { runsOf } from "../../../server/claims/automation/processes.queries";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { inRequestBatches } from "../../fixtures/requestBatches";
import { statements } from "../../fixtures/db/statements";
import { claimRecord, minutes } from "../../fixtures/records";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const lists = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (!isObjectType(type) || type.name.startsWith("__") || type.name.endsWith("Connection")) return [];
  return Object.values(type.getFields()).flatMap(({ name, args, type: fieldType }) => {
    const isList = isListType(isNonNullType(fieldType) ? fieldType.ofType : fieldType) && isObjectType(getNamedType(fieldType));
    return isList && !args.some((one) => one.name === "first") ? [`${type.name}.${name}`] : [];
  });
});

test("declares a size for every object list without pages, and for no other list", () => {
  expect(lists.length).toBeGreaterThan(30);
  expect(Object.keys(listSizes).sort()).toEqual(lists.sort());
});

let app: TestApp;
let operator: string;
const CLAIMS = maxEntries.otherServices + 20;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  const records = (file: string) =>
    Array.from({ length: CLAIMS }, (_, n) => claimRecord(`${file}-${n}`, { nuexpediente: file, fhocurrencia: minutes(n - CLAIMS) }));
  await app.ingest("claims", [...records("first"), ...records("second")], key);
  operator = await app.signIn("operator");
});

const numbers = (file: string, from: number, to: number): object[] =>
  Array.from({ length: to - from }, (_, n) => ({ id: `${file}-${from + n}` }));

test("returns the last hundred services per file, oldest first, in one additional statement", async () => {
  const query = `query($ids: [ID!]) { claims(first: 2, sort: ID, filter: { ids: $ids }) { nodes { id otherServices { id } } } }`;
  const ids = ["first-3", "second-3"];
  const ask = () => app.graphql<{ claims: { nodes: object[] } }>(query, { ids }, operator);
  const { result, count } = await statements(app.requests, ask, /from "claims"/);
  expect(result.errors).toBeUndefined();
  expect(result.data!.claims.nodes).toEqual([
    { id: ids[0], otherServices: numbers("first", 20, CLAIMS) },
    { id: ids[1], otherServices: numbers("second", 20, CLAIMS) },
  ]);
  expect(count).toBe(2);
});

test("returns the newest actions and visits of a claim", async () => {
  const [claimId] = ["first-0"];
  await inRequestBatches(maxEntries.visits + 5, () =>
    app.graphql("mutation($i: RegisterVisitInput!) { registerVisit(input: $i) { id } }", { i: { claimId } }, operator),
  );
  await app.owner.execute(sql`
    insert into process_runs (id, claim_id, process, assignment, episode, state, at, evidence)
    select gen_random_uuid(), ${claimId}, 'ARRIVAL_CONTACT_LIST', 'x', now() - make_interval(mins => n), 'NOTHING_TO_DO', now() - make_interval(mins => n), '{}'
    from generate_series(1, ${maxEntries.processes + 5}) n`);
  const query = `query($id: ID!) { claim(id: $id) { visits { at } processes { at } } }`;
  const { data } = await app.graphql<{ claim: Record<"visits" | "processes", { at: string }[]> }>(
    query,
    { id: claimId },
    await app.signIn("supervisor"),
  );
  const { visits, processes } = data!.claim;
  expect([visits.length, processes.length]).toEqual([maxEntries.visits, maxEntries.processes]);
  expect(visits.map(({ at }) => at)).toEqual(
    visits
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  expect(processes.map(({ at }) => at)).toEqual(processes.map(({ at }) => at).toSorted());
  expect(Date.parse(processes.at(-1)!.at)).toBeGreaterThan(Date.now() - 90_000);
  // completed calls are never repeated, regardless of their age; all of them decide this
  expect(await runsOf(app.db, [claimId!])).toHaveLength(maxEntries.processes + 5);
});
