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

describe("who looks at a claim", () => {
  test("is seen by others, on another node too, with the action that is entered, and gone when the claim is left", async () => {
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

  test("is one person, however many windows have the claim open", async () => {
    const [first, second] = [look(operator, "C-2"), look(operator, "C-2", "CANCEL_SERVICE")];
    await expect.poll(() => first.last?.viewers).toEqual([{ name: expect.any(String), action: "CANCEL_SERVICE" }]);
    second.stop();
    await expect.poll(() => first.last?.viewers).toEqual([{ name: expect.any(String), action: null }]);
    first.stop();
  });

  test("is sent, and written, now and then, however often somebody comes and leaves", async () => {
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

  test("is gone within 20 s of a connection that is lost without a word", async () => {
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

  test("is gone soon after its node is", async () => {
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

describe("who may not see it", () => {
  test("a client is seen, and sees nobody", async () => {
    const client = await app.signIn("client");
    const [colleague, own] = [look(operator, "C-1"), look(client, "C-1")];
    await expect.poll(() => names(colleague.last)).toHaveLength(2);
    await expect.poll(() => own.last).toEqual({ claimId: "C-1", viewers: [] });
    const all = followAll(client);
    await expect.poll(() => all.code).toBe("FORBIDDEN");
    colleague.stop();
    own.stop();
  });

  test("claims out of scope are neither announced nor shown", async () => {
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

  test("a claim that leaves the scope of who looks at it says no more of others, nor they of them", async () => {
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

  test("an API key is nobody", async () => {
    const refused = look(await app.key("read"), "C-1");
    await expect.poll(() => refused.code).toBe("FORBIDDEN");
  });
});
