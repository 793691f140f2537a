import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let second: TestApp;
let key: string;
/** A tow assigned so many minutes ago, with the promise of half an hour: critical an hour after the assignment. */
const tow = (id: string, assigned: number, more: object = {}) =>
  claimRecord(id, { cdprovee: "M-1", fhasignacion: minutes(-assigned), eta: 30, fhocurrencia: minutes(-assigned - 5), ...more });
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({}, { beside: app });
  key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null })], key);
  await app.ingest(
    "claims",
    [
      tow("critical", 65),
      tow("vip", 62, { cdprioridad: "1" }),
      tow("ambulance", 61, { cdservicio: "AMB" }),
      tow("late", 45),
      tow("in time", 5),
      claimRecord("unassigned", { fhocurrencia: minutes(-20) }),
      tow("working", 300, {
        milestones: [
          { code: "A", at: minutes(-290) },
          { code: "C", at: minutes(-275) },
        ],
      }),
      tow("Portuguese", 70, { cdama: "PT", cdprovee: null, x: -9.1, y: 38.7 }),
    ],
    key,
  );
});

interface List {
  entries: { claimId: string; group: string; status: string; limitAt: string | null }[];
  totals: { group: string; count: number }[];
}
const selection = "{ entries { claimId group status limitAt } totals { group count } }";
const ask = async (bearer: string, filter: object | null = null): Promise<List> => {
  const query = `query($filter: MapFilterInput) { worklist(filter: $filter) ${selection} }`;
  return (await app.graphql<{ worklist: List }>(query, { filter }, bearer)).data!.worklist;
};
const ids = ({ entries }: List): string[] => entries.map(({ claimId }) => claimId);
const inSpain = { instanceIds: ["ES"] };

function follow(node: TestApp, bearer: string, filter: object | null = inSpain) {
  const lists: List[] = [];
  const query = `subscription($filter: MapFilterInput) { worklistChanged(filter: $filter) ${selection} }`;
  node
    .socket(bearer)
    .subscribe<{ worklistChanged: List }>(
      { query, variables: { filter } },
      { next: ({ data }) => void lists.push(data!.worklistChanged), error: () => undefined, complete: () => undefined },
    );
  return lists;
}

test("claims that need action are listed by priority with their limit, followed by upcoming ones", async () => {
  const bearer = await app.signIn();
  await expect.poll(async () => ids(await ask(bearer, inSpain))).toEqual(["ambulance", "vip", "critical", "unassigned", "working", "late"]);
  const { entries, totals } = await ask(bearer, inSpain);
  expect(entries.map(({ group }) => group)).toEqual(["CRITICAL", "CRITICAL", "CRITICAL", "UNASSIGNED_LATE", "COMPLETION_LATE", "NEXT"]);
  expect(totals.map(({ count }) => count)).toEqual([3, 1, 1, 1]);
  expect(entries[5]!.status).toBe("PENDING_ARRIVAL_CRITICAL");
  expect(Math.round((Date.parse(entries[5]!.limitAt!) - Date.now()) / 60_000)).toBe(15);
});

test("the map's status filter does not affect it, and every other filter does", async () => {
  const bearer = await app.signIn();
  expect(ids(await ask(bearer, { ...inSpain, statuses: ["NO_SUPPLIER"], kinds: ["AMBULANCE"] }))).toEqual(["ambulance"]);
});

test("each viewer sees rows and counts in scope only", async () => {
  const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
  const list = await ask(await app.signIn(user));
  expect(ids(list)).toEqual(["Portuguese"]);
  expect(list.totals.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test("a hidden priority affects no order, and a hidden time neither orders nor lists claims", async () => {
  const user = async (hidden: string[]): Promise<string> => {
    const { user: name } = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: hidden } });
    return app.signIn(name);
  };
  expect(ids(await ask(await user(["priorityCode"]), inSpain)).slice(0, 3)).toEqual(["ambulance", "critical", "vip"]);
  const list = await ask(await user(["promisedMinutes"]), inSpain);
  expect(list.entries.every(({ limitAt }) => limitAt === null)).toBe(true);
});

test("a change is sent to subscribers on every node once within a second", async () => {
  const [here, there] = [follow(app, await app.signIn()), follow(second, await second.signIn())];
  await expect.poll(() => Math.min(here.length, there.length)).toBe(1);
  const before = performance.now();
  await app.ingest("claims", [tow("critical", 65, { version: 2, milestones: [{ code: "C", at: minutes(-1) }] })], key);
  await expect
    .poll(() => [here.at(-1), there.at(-1)].every((list) => list && !ids(list).includes("critical")), { interval: 20 })
    .toBe(true);
  expect(performance.now() - before).toBeLessThan(2_000);
  expect([here.length, there.length]).toEqual([2, 2]);
  expect(here.at(-1)!.totals[0]).toEqual({ group: "CRITICAL", count: 2 });
});

test("a later subscriber gets the list immediately, and a managed delay removes the claim", async () => {
  const bearer = await app.signIn();
  const lists = follow(app, bearer);
  await expect.poll(() => lists.length).toBe(1);
  const input = { claimId: "vip", minutes: 60, reason: "heavy traffic", requestId: "worklist managed" };
  await app.graphql("mutation($input: ManageDelayInput!) { manageDelay(input: $input) { id } }", { input }, bearer);
  await expect.poll(() => ids(lists.at(-1)!).includes("vip")).toBe(false);
});

test("the clock adds a claim when it becomes critical", async () => {
  const lists = follow(app, await app.signIn(), { instanceIds: ["ES"], kinds: ["TOW"] });
  await expect.poll(() => lists.at(-1)?.entries.find(({ claimId }) => claimId === "late")?.group).toBe("NEXT");
  app.clock.offset += 16 * 60_000;
  await expect.poll(() => lists.at(-1)!.entries.find(({ claimId }) => claimId === "late")?.group).toBe("CRITICAL");
});
