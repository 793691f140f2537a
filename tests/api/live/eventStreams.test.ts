// GraphQL over SSE: authentication, limits, revoked access and ends of event streams, over HTTP.
import { Client, fetchExchange } from "@urql/core";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createKey } from "../../../server/auth/keys/apiKeys";
import { apiKeys } from "../../../server/db/tables/keys";
import { socketLimits } from "../../../server/live/socketLimits";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { holdTable } from "../../fixtures/db/rowLocks";
import { claimRecord } from "../../fixtures/records";
import { send } from "../../fixtures/requests";

let app: TestApp;
let key: string;
let ingestKey: string;
beforeAll(async () => {
  app = await startTestApp();
  [key, ingestKey] = [await app.key("read"), await app.key("ingest")];
});

const beat = { query: "subscription { heartbeat { at } }" };
const changes = "subscription($after: String) { claimChanged(after: $after) { id version } }";
const accept = "text/event-stream";
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

interface OpenStream {
  status: number;
  headers: Headers;
  /** Text so far. */
  text(): string;
  /** Whole text after the end of the response. */
  ended: Promise<string>;
  close(): void;
}

async function openStream(body: object, bearer = key, of: Pick<TestApp, "url"> = app): Promise<OpenStream> {
  const stopping = new AbortController();
  closers.push(() => stopping.abort());
  const response = await fetch(`${of.url}/graphql`, {
    method: "POST",
    headers: { accept, "content-type": "application/json", authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
    signal: stopping.signal,
  });
  let text = "";
  const read = async (): Promise<string> => {
    for await (const chunk of response.body!) text += Buffer.from(chunk).toString();
    return text;
  };
  const ended = read();
  ended.catch(() => undefined);
  return { status: response.status, headers: response.headers, text: () => text, ended, close: () => stopping.abort() };
}

const codesIn = (text: string): string[] => [...text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code!);
const codesOf = async (body: object, bearer = key): Promise<string[]> => codesIn(await (await openStream(body, bearer)).ended);
/** Number of openings of a map that wait for the table of suppliers. */
const waiting = async (): Promise<number> => {
  const [row] = await app.owner.execute<{ n: number }>(sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'select "id" from "suppliers" where (%'`);
  return row!.n;
};
const openCount = async (of: Pick<TestApp, "url"> = app): Promise<number> =>
  Number(/atalaya_event_streams (\d+)/.exec(await (await fetch(`${of.url}/metrics`)).text())![1]);

describe("an event stream", () => {
  test("sends changes with a newer cursor", async () => {
    const { data } = await app.graphql<{ changeCursor: string }>("{ changeCursor }", {}, key);
    const stream = await openStream({ query: changes, variables: { after: data!.changeCursor } });
    await app.ingest("claims", [claimRecord("S-1")], ingestKey);
    await expect.poll(stream.text).toContain("event: next");
    const [, json] = /event: next\ndata: (.*)\n\n/.exec(stream.text())!;
    const result = JSON.parse(json!) as { extensions: { cursor: string } };
    expect(result).toEqual({
      data: { claimChanged: { id: "S-1", version: expect.any(Number) as number } },
      extensions: { cursor: expect.any(String) as string },
    });
    expect(result.extensions.cursor).not.toBe(data!.changeCursor);
  });

  test("is read by urql, which asks for one with its other types", async () => {
    const client = new Client({
      url: `${app.url}/graphql`,
      exchanges: [fetchExchange],
      fetchSubscriptions: true,
      fetchOptions: { headers: { authorization: `Bearer ${key}` } },
    });
    const results: unknown[] = [];
    const { unsubscribe } = client.subscription(beat.query, {}).subscribe(({ data, error }) => results.push(error ?? data));
    closers.push(unsubscribe);
    await expect.poll(() => results[0]).toMatchObject({ heartbeat: { at: expect.any(String) as string } });
  });

  test("is not stored or buffered by proxies, and begins with a comment", async () => {
    const stream = await openStream(beat);
    expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    expect([stream.headers.get("cache-control"), stream.headers.get("x-accel-buffering")]).toEqual(["no-store", "no"]);
    expect(stream.headers.get("x-content-type-options")).toBe("nosniff");
    await expect.poll(stream.text).toMatch(/^:\n\nevent: next\ndata: {"data":{"heartbeat":{"at":"/);
  });

  test("opens by GET with a bearer, and never with the session cookie", async () => {
    const path = `/graphql?${new URLSearchParams(beat).toString()}`;
    const stopping = new AbortController();
    closers.push(() => stopping.abort());
    const headers = { accept, authorization: `Bearer ${key}` };
    const response = await fetch(app.url + path, { headers, signal: stopping.signal });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const login = await send(app, { query: 'mutation { login(input: { user: "operator", password: "Demo-pass1!" }) { jwt } }' });
    const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
    expect((await send(app, undefined, { method: "GET", path, headers: { accept, cookie } })).codes).toEqual(["METHOD_NOT_ALLOWED"]);
  });

  test.each([
    ["no credentials", {}, "UNAUTHENTICATED"],
    ["an invalid token", { authorization: "Bearer nothing" }, "CREDENTIAL_INVALID"],
  ])("is answered with 401 for %s", async (_what, headers, code) => {
    const answer = await send(app, beat, { headers: { accept, ...headers } });
    expect([answer.status, answer.codes]).toEqual([401, [code]]);
    expect(answer.headers.get("www-authenticate")).toContain("Bearer");
  });

  test.each([
    ["an unreadable document", { query: "{" }, "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", { query: "subscription { heartbet { at } }" }, "GRAPHQL_VALIDATION_FAILED"],
    ["a query", { query: "{ claims { totalCount } }" }, "WRONG_TRANSPORT"],
    ["a mutation", { query: "mutation { logout }" }, "WRONG_TRANSPORT"],
    ["a document that is too large", { query: `subscription { heartbeat { ${"__typename ".repeat(500)} } }` }, "QUERY_TOO_LARGE"],
    ["an invented cursor", { query: changes, variables: { after: "x" } }, "RESUME_TOO_OLD"],
  ])("ends with a result for %s", async (_what, body, code) => {
    const text = await (await openStream(body)).ended;
    expect(codesIn(text)).toEqual([code]);
    expect(text).toMatch(/event: complete\ndata:\n\n$/);
  });

  test("does not announce presence, because a dead client is noticed late", async () => {
    await app.ingest("claims", [claimRecord("S-2")], ingestKey);
    const look = { query: 'subscription { lookAtClaim(claimId: "S-2") { claimId } }' };
    expect(await codesOf(look, await app.signIn("operator"))).toEqual(["WRONG_TRANSPORT"]);
  });

  test("leaves queries alone that accept one among other types", async () => {
    const headers = { accept: "application/json, text/event-stream", authorization: `Bearer ${key}` };
    const answer = await send(app, { query: "{ __typename }" }, { headers });
    expect([answer.status, (JSON.parse(answer.text) as { data: unknown }).data]).toEqual([200, { __typename: "Query" }]);
  });
});

describe("a caller", () => {
  test("has 20 event streams, which occupy no request slot, and a closed one frees its place", async () => {
    const other = await app.key("read");
    const streams = [];
    for (let i = 0; i < socketLimits.streamsPerViewer; i++) streams.push(await openStream(beat, other));
    expect(await codesOf(beat, other)).toEqual(["TOO_MANY_SUBSCRIPTIONS"]);
    expect((await app.graphql("{ claims { totalCount } }", {}, other)).errors).toBeUndefined();
    streams[0]!.close();
    await expect
      .poll(async () => {
        const stream = await openStream(beat, other);
        await expect.poll(stream.text).toContain("event: next");
        return codesIn(stream.text());
      })
      .toEqual([]);
  });

  test("shares the cost limit of sockets", async () => {
    const other = await app.key("read");
    const map = {
      query: `subscription { mapFrames(view: { bounds: { west: -180, south: -85, east: 180, north: 85 }, zoom: 19, layers: [MOBILE] }) { packed } }`,
    };
    const most = Math.floor(socketLimits.costPerViewer / 15_002);
    for (let i = 0; i < most; i++) await openStream(map, other);
    expect(await codesOf(map, other)).toEqual(["TOO_MANY_SUBSCRIPTIONS"]);
  });
});

describe("an open event stream", () => {
  test("ends with the code of a revoked key", async () => {
    const revoked = await createKey(app, "revoked", ["read"]);
    const stream = await openStream(beat, revoked);
    const others = await openStream(beat);
    await app.directly((db) =>
      db
        .update(apiKeys)
        .set({ revokedAt: new Date(app.clock.now()) })
        .where(eq(apiKeys.name, "revoked")),
    );
    const text = await stream.ended;
    expect(codesIn(text)).toEqual(["CREDENTIAL_REVOKED"]);
    expect(text).toMatch(/event: complete\ndata:\n\n$/);
    expect(others.text()).not.toContain("complete");
  });

  test("is interrupted when the rights of its key change, so that the client opens it again", async () => {
    const changed = await createKey(app, "changed", ["read"]);
    const stream = await openStream(beat, changed);
    await expect.poll(stream.text).toContain("event: next");
    await app.directly((db) =>
      db
        .update(apiKeys)
        .set({ instanceIds: ["PT"] })
        .where(eq(apiKeys.name, "changed")),
    );
    const text = await stream.ended;
    expect([codesIn(text), text.includes("complete")]).toEqual([[], false]);
  });

  test("ends when its session signs out", async () => {
    const token = await app.signIn("supervisor");
    const stream = await openStream(beat, token);
    await app.graphql("mutation { logout }", {}, token);
    expect(codesIn(await stream.ended)).toEqual(["UNAUTHENTICATED"]);
  });

  test("is interrupted on shutdown without being completed, so that clients reconnect", async () => {
    const stopped = await startTestApp();
    const stream = await openStream(beat, await stopped.key("read"), stopped);
    await expect.poll(stream.text).toContain("event: next");
    await stopped.stop();
    expect(await stream.ended).not.toContain("complete");
  });

  test("frees its place if its client left while it was opened", async () => {
    const other = await app.signIn("client");
    const release = await holdTable(app, "suppliers");
    const map = "bounds: { west: -180, south: -85, east: 180, north: 85 }, zoom: 19, layers: [MOBILE]";
    const query = `subscription { mapFrames(view: { ${map}, filter: { supplierIds: ["B-1"] } }) { packed } }`;
    const before = await openCount();
    const stopping = new AbortController();
    const asked = fetch(`${app.url}/graphql`, {
      method: "POST",
      headers: { accept, "content-type": "application/json", authorization: `Bearer ${other}` },
      body: JSON.stringify({ query }),
      signal: stopping.signal,
    });
    asked.catch(() => undefined);
    await expect.poll(waiting).toBe(1);
    stopping.abort();
    await release();
    await expect.poll(waiting).toBe(0);
    await expect.poll(() => openCount()).toBe(before);
  });
});
