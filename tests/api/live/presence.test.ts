import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { presenceTimesMs } from "../../../schema/rules/claims/presence";
import { userInstances } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, insertUser } from "../../fixtures/auth/accounts";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { statements } from "../../fixtures/db/statements";
import { claimRecord, ofDemoClient } from "../../fixtures/records";
import { RawSocket } from "../../fixtures/requests";

let app: TestApp;
let secondNode: TestApp;
let operator: string;
let supervisor: string;
beforeAll(async () => {
  app = await startTestApp();
  secondNode = await startTestApp({}, { beside: app });
  const records = [claimRecord("C-1", ofDemoClient), claimRecord("C-2"), claimRecord("C-pt", { cdama: "PT" })];
  await app.ingest("claims", records, await app.key("ingest"));
  operator = await app.signIn("operator");
  supervisor = await app.signIn("supervisor");
});
beforeEach(() => {
  app.clock.offset = 0;
});

interface Presence {
  claimId: string;
  viewers: { name: string; action: string | null }[];
}

/** One socket for each user and node: a user may have five. */
const sockets = new Map<string, ReturnType<TestApp["socket"]>>();
function socketOf(node: TestApp, bearer: string) {
  const key = `${node.url} ${bearer}`;
  if (!sockets.has(key)) sockets.set(key, node.socket(bearer));
  return sockets.get(key)!;
}

/** A subscription: its last answer, or the code it was refused with. */
function follow<T>(node: TestApp, bearer: string, query: string, variables = {}) {
  const followed: { last: T | null; code: string | null; stop(): void } = { last: null, code: null, stop: () => undefined };
  const refused = (errors: unknown): void => void (followed.code = (errors as { extensions: { code: string } }[])[0]!.extensions.code);
  followed.stop = socketOf(node, bearer).subscribe<Record<string, T>>(
    { query, variables },
    {
      next: ({ data, errors }) => (errors ? refused(errors) : (followed.last = Object.values(data!)[0]!)),
      error: refused,
      complete: () => undefined,
    },
  );
  return followed;
}
const look = (bearer: string, claimId: string, action: string | null = null, node = app) =>
  follow<Presence>(
    node,
    bearer,
    "subscription($claimId: ID!, $action: ClaimActionName) { lookAtClaim(claimId: $claimId, action: $action) { claimId viewers { name action } } }",
    { claimId, action },
  );
const followAll = (bearer: string, node = app) =>
  follow<Presence[]>(node, bearer, "subscription { claimPresence { claimId viewers { name action } } }");
const names = (presence: Presence | null | undefined): string[] | undefined => presence?.viewers.map(({ name }) => name).sort();

describe("the viewers of a claim", () => {
  test("are shown on each node with their current action until they leave the claim", async () => {
    const all = followAll(supervisor, secondNode);
    await expect.poll(() => all.last).toEqual([]);
    const mine = look(supervisor, "C-1", null, secondNode);
    const other = look(operator, "C-1", "MANAGE_DELAY");
    const both = {
      claimId: "C-1",
      viewers: [expect.objectContaining({ action: "MANAGE_DELAY" }), expect.objectContaining({ action: null })],
    };
    for (const seen of [mine, other]) await expect.poll(() => seen.last).toEqual(both);
    await expect.poll(() => all.last).toEqual([both]);
    other.stop();
    await expect.poll(() => names(mine.last)).toHaveLength(1);
    mine.stop();
    await expect.poll(() => all.last).toEqual([]);
    all.stop();
  });

  test("are counted once for any number of windows", async () => {
    const [first, second] = [look(operator, "C-2"), look(operator, "C-2", "CANCEL_SERVICE")];
    await expect.poll(() => first.last?.viewers).toEqual([{ name: expect.any(String), action: "CANCEL_SERVICE" }]);
    second.stop();
    await expect.poll(() => first.last?.viewers).toEqual([{ name: expect.any(String), action: null }]);
    first.stop();
  });

  test("are sent and written at a bounded rate for any number of arrivals and departures", async () => {
    const client = app.socket(await app.signIn("admin"));
    let answers = 0;
    const next = (): void => void answers++;
    client.subscribe({ query: "subscription { claimPresence { claimId } }" }, { next, error: () => undefined, complete: () => undefined });
    await expect.poll(() => answers).toBe(1);
    const begunAt = performance.now();
    const { count } = await statements(
      app.db,
      async () => {
        for (let at = 0; at < 25; at++) {
          const { stop } = look(operator, at % 2 ? "C-1" : "C-2");
          await new Promise((done) => setTimeout(done, 50));
          stop();
        }
      },
      /delete from "claim_presence"|insert into "claim_presence"/,
    );
    const seconds = (performance.now() - begunAt) / 1_000;
    expect(answers - 1).toBeLessThanOrEqual(2 * seconds + 1);
    // Two statements, of which one removes who left and the other writes who came.
    expect(count).toBeLessThanOrEqual(2 * (4 * seconds + 2));
    await client.dispose();
  });

  test("are removed within 20 s of a lost connection", async () => {
    const all = followAll(operator);
    const gone = await RawSocket.known(app, supervisor);
    const query = 'subscription { lookAtClaim(claimId: "C-2") { claimId } }';
    gone.send({ type: "subscribe", id: "look", payload: { query } });
    await expect.poll(() => all.last).toMatchObject([{ claimId: "C-2" }]);
    // what reads nothing answers no ping
    gone.socket.pause();
    await expect.poll(() => all.last, { timeout: 20_000 }).toEqual([]);
    gone.socket.terminate();
    all.stop();
  });

  test("are removed soon after their node stops", async () => {
    const all = followAll(operator);
    await expect.poll(() => all.last).toEqual([]);
    await app.db.execute(
      sql`insert into claim_presence (id, claim_id, user_id, name, since, renewed_at) values (${randomUUID()}, 'C-2', ${randomUUID()}, 'Ana', now(), now())`,
    );
    await expect.poll(() => all.last).toEqual([{ claimId: "C-2", viewers: [{ name: "Ana", action: null }] }]);
    app.clock.offset = presenceTimesMs.gone + 1_000;
    await expect.poll(() => all.last).toEqual([]);
    all.stop();
    const rows = async () => (await app.db.execute(sql`select 1 from claim_presence`)).length;
    await expect.poll(rows).toBe(0);
  });
});

describe("restricted presence", () => {
  test("shows clients to others and no viewers to clients", async () => {
    const client = await app.signIn("client");
    const [colleague, own] = [look(operator, "C-1"), look(client, "C-1")];
    await expect.poll(() => names(colleague.last)).toHaveLength(2);
    await expect.poll(() => own.last).toEqual({ claimId: "C-1", viewers: [] });
    const all = followAll(client);
    await expect.poll(() => all.code).toBe("FORBIDDEN");
    colleague.stop();
    own.stop();
  });

  test("is neither recorded nor shown for claims out of scope", async () => {
    const { id, user } = await insertUser(app, { allInstances: false });
    await app.db.insert(userInstances).values({ userId: id, instanceId: "PT" });
    const { jwt } = (await new Browser(app).login(user)) as { jwt: string };
    const opened = [look(operator, "C-2"), look(operator, "C-pt")];
    const all = followAll(jwt);
    await expect.poll(() => all.last?.map(({ claimId }) => claimId)).toEqual(["C-pt"]);
    const refused = look(jwt, "C-2");
    await expect.poll(() => refused.code).toBe("NOT_FOUND");
    for (const { stop } of [...opened, all]) stop();
  });

  test("ends in both directions when a claim leaves the viewer's scope", async () => {
    const contract = ["ES", ofDemoClient.cdcliente, ofDemoClient.cdcontrato] as const;
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", contracts: [contract] });
    const [narrowed, colleague] = [look(await app.signIn(user), "C-1"), look(operator, "C-1", null, secondNode)];
    for (const seen of [narrowed, colleague]) await expect.poll(() => names(seen.last)).toHaveLength(2);
    const key = await app.key("ingest");
    await app.ingest("claims", [claimRecord("C-1", { ...ofDemoClient, cdcontrato: "OTHER", version: 2 })], key);
    await expect.poll(() => names(narrowed.last)).toEqual([]);
    await expect.poll(() => names(colleague.last)).toHaveLength(1);
    await app.ingest("claims", [claimRecord("C-1", { ...ofDemoClient, version: 3 })], key);
    for (const seen of [narrowed, colleague]) await expect.poll(() => names(seen.last)).toHaveLength(2);
    for (const { stop } of [narrowed, colleague]) stop();
  });

  test("excludes API keys", async () => {
    const refused = look(await app.key("read"), "C-1");
    await expect.poll(() => refused.code).toBe("FORBIDDEN");
  });
});
