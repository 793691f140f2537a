// Third-party clients of GraphQL over SSE: changes, reconnection, and errors that end an open stream.
import { Client as UrqlClient, fetchExchange } from "@urql/core";
import { sql } from "drizzle-orm";
import { type Client, createClient, NetworkError } from "graphql-sse";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let ingestKey: string;
beforeAll(async () => {
  app = await startTestApp();
  [key, ingestKey] = [await app.key("read"), await app.key("ingest")];
});

const changes = "subscription Changes($ids: [ID!], $after: String) { claimChanged(filter: { ids: $ids }, after: $after) { id version } }";
const heartbeat = "subscription { heartbeat { at } }";
const change = (id: string, version: number) => app.ingest("claims", [claimRecord(id, { version })], ingestKey);
const changeCursor = async (): Promise<string> =>
  (await app.graphql<{ changeCursor: string }>("{ changeCursor }", {}, key)).data!.changeCursor;

interface Result {
  data?: { claimChanged?: { version: number }; heartbeat?: unknown } | null;
  errors?: readonly { extensions?: Record<string, unknown> }[];
}
interface Listener {
  results: Result[];
  codes: unknown[];
  failures: unknown[];
  isComplete: boolean;
}

const clients: Client[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.dispose()));

/** Subscribes with graphql-sse. */
function listen(query: string, variables: Record<string, unknown>, bearer: string, retryAttempts = 0): Listener {
  const headers = { authorization: `Bearer ${bearer}` };
  const client = createClient({ url: `${app.url}/graphql`, headers, retryAttempts, retry: () => Promise.resolve() });
  clients.push(client);
  const listener: Listener = { results: [], codes: [], failures: [], isComplete: false };
  client.subscribe(
    { query, variables },
    {
      next: (result) => {
        listener.results.push(result as Result);
        listener.codes.push(...((result as Result).errors ?? []).map(({ extensions }) => extensions?.["code"]));
      },
      error: (error) => listener.failures.push(error),
      complete: () => (listener.isComplete = true),
    },
  );
  return listener;
}

const versionsOf = ({ results }: Listener): number[] => results.flatMap(({ data }) => data?.claimChanged?.version ?? []);

describe("graphql-sse", () => {
  test("receives changes", async () => {
    const listener = listen(changes, { ids: ["E-1"], after: await changeCursor() }, key);
    await change("E-1", 1);
    await expect.poll(() => versionsOf(listener)).toEqual([1]);
  });

  test("misses no change if it reconnects with its first payload", async () => {
    const own = await app.key("read");
    const listener = listen(changes, { ids: ["E-2"], after: await changeCursor() }, own, 3);
    await change("E-2", 1);
    await expect.poll(() => versionsOf(listener)).toEqual([1]);
    // A change of rights interrupts the stream without completing it.
    await app.directly((db) => db.execute(sql`update api_keys set instance_ids = '{ES}' where name = 'test read'`));
    await change("E-2", 2);
    await expect.poll(() => [...new Set(versionsOf(listener))]).toEqual([1, 2]);
    await app.directly((db) => db.execute(sql`update api_keys set instance_ids = null where name = 'test read'`));
    expect(listener.codes).toEqual([]);
  });

  test("reports a refused credential as an error of the connection", async () => {
    const listener = listen(heartbeat, {}, "nothing");
    await expect.poll(() => listener.failures.length).toBe(1);
    const [error] = listener.failures;
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as NetworkError<Response>).response?.status).toBe(401);
  });
});

/** What happens to the credential of an open stream, and the code that its client reports. */
const ends: [string, string, () => Promise<{ bearer: string; end: () => Promise<unknown> }>][] = [
  ["an expired key", "CREDENTIAL_EXPIRED", () => endingKey(sql`expires_at = now() - interval '1 minute'`)],
  ["a revoked key", "CREDENTIAL_REVOKED", () => endingKey(sql`revoked_at = now()`)],
  ["an expired session", "UNAUTHENTICATED", () => endingSession(sql`expires_at = now() - interval '1 minute'`)],
  ["a session that was ended", "UNAUTHENTICATED", () => endingSession(sql`ended_at = now()`)],
];

async function endingKey(assignment: ReturnType<typeof sql>) {
  const bearer = await app.key("read");
  const { viewer } = (await app.graphql<{ viewer: { id: string } }>("{ viewer { id } }", {}, bearer)).data!;
  const end = () => app.directly((db) => db.execute(sql`update api_keys set ${assignment} where id = ${viewer.id}`));
  return { bearer, end };
}

async function endingSession(assignment: ReturnType<typeof sql>) {
  const { id, user } = await insertUser(app);
  const bearer = await app.signIn(user);
  return { bearer, end: () => app.directly((db) => db.execute(sql`update sessions set ${assignment} where user_id = ${id}`)) };
}

describe("an open stream ends with an error that clients report", () => {
  test.each(ends)("for %s: %s to graphql-sse", async (_what, code, prepare) => {
    const { bearer, end } = await prepare();
    const listener = listen(heartbeat, {}, bearer, 3);
    await expect.poll(() => listener.results.length).toBeGreaterThan(0);
    await end();
    await expect.poll(() => [listener.codes, listener.isComplete]).toEqual([[code], true]);
    expect(listener.failures).toEqual([]);
  });

  test.each(ends)("for %s: %s to urql", async (_what, code, prepare) => {
    const { bearer, end } = await prepare();
    const fetchOptions = { headers: { authorization: `Bearer ${bearer}` } };
    const client = new UrqlClient({ url: `${app.url}/graphql`, exchanges: [fetchExchange], fetchSubscriptions: true, fetchOptions });
    const codes: unknown[] = [];
    let results = 0;
    const { unsubscribe } = client.subscription(heartbeat, {}).subscribe(({ error }) => {
      results++;
      codes.push(...(error?.graphQLErrors ?? []).map(({ extensions }) => extensions["code"]));
    });
    await expect.poll(() => results).toBeGreaterThan(0);
    await end();
    // urql sends its last result again when the stream is complete.
    await expect.poll(() => [...new Set(codes)]).toEqual([code]);
    unsubscribe();
  });

  test("for lost changes of the database: RESUME_TOO_OLD", async () => {
    const listener = listen(changes, { ids: ["E-3"] }, key, 3);
    const other = listen(heartbeat, {}, key, 3);
    await expect.poll(() => other.results.length).toBeGreaterThan(0);
    await change("E-3", 1);
    await expect.poll(() => versionsOf(listener)).toEqual([1]);
    await loseChanges();
    await expect.poll(() => [listener.codes, listener.isComplete]).toEqual([["RESUME_TOO_OLD"], true]);
    await expect.poll(() => [other.codes, other.isComplete]).toEqual([["RESUME_TOO_OLD"], true]);
  });
});

/** As after a failover to a server that had not received the last changes: the log is away for a moment and then empty. */
async function loseChanges(): Promise<void> {
  const isFailing = async (): Promise<boolean> => (await fetch(`${app.url}/readyz`)).status !== 200;
  await app.owner.execute(sql`alter table changes rename to changes_away`);
  await expect.poll(isFailing).toBe(true);
  const { count } = await app.owner.execute(sql`delete from changes_away`);
  expect(count).toBeGreaterThan(0);
  await app.owner.execute(sql`alter table changes_away rename to changes`);
}
