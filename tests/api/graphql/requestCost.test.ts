import { Writable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { documentLimits } from "../../../server/graphql/documentLimits";
import { createLog } from "../../../server/platform/log";
import { requestSlotLimits } from "../../../server/platform/requestSlots";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { send } from "../../fixtures/requests";

const lines: Record<string, unknown>[] = [];
const log = createLog(
  "info",
  new Writable({
    write: (text: Buffer, _encoding, done) => {
      lines.push(JSON.parse(text.toString()) as Record<string, unknown>);
      done();
    },
  }),
);

let app: TestApp;
let [key, session, sender] = ["", "", ""];
beforeAll(async () => {
  app = await startTestApp({}, { log });
  [key, session, sender] = [await app.key("read"), await app.signIn("operator"), await app.key("ingest")];
  await app.ingest("claims", [claimRecord("C1"), claimRecord("C2")], sender);
});

interface Answer {
  data: unknown;
  extensions?: { cost: { requested: number; actual: number; limit: number } };
}
const ask = async (bearer: string, query: string, variables = {}, headers = {}): Promise<Answer> => {
  const { text } = await send(app, { query, variables }, { headers: { authorization: `Bearer ${bearer}`, ...headers } });
  return JSON.parse(text) as Answer;
};
const costOf = async (query: string, variables = {}) => (await ask(key, query, variables)).extensions!.cost;

describe("the cost of a request", () => {
  test("is in the answer to an API key, for the page that was requested and for the rows that were returned", async () => {
    const page = "query($first: Int) { claims(first: $first) { nodes { id status } } }";
    // claims and nodes cost one each, and each claim two
    expect(await costOf(page, { first: 100 })).toEqual({
      requested: expect.any(Number),
      actual: 1 + 1 + 2 * 2,
      limit: documentLimits.cost,
    });
    expect((await costOf(page, { first: 100 })).requested).toBeGreaterThan(200);
    expect((await costOf(page, { first: 1 })).actual).toBe(1 + 1 + 2);
  });

  test("counts fragments, aliases and expensive fields as answered", async () => {
    const fragments = "fragment a on Claim { id ...b } fragment b on Claim { other: status }";
    expect((await costOf(`{ claims(first: 5) { nodes { ...a ... on Claim { version } } } } ${fragments}`)).actual).toBe(2 + 2 * 3);
    expect((await costOf("{ claims(first: 5) { totalCount nodes { id @skip(if: true) version } } }")).actual).toBe(2 + 20 + 2);
    expect((await costOf("{ __typename }")).actual).toBe(0);
  });

  test("is not sent to sessions", async () => {
    expect((await ask(session, "{ claims(first: 1) { nodes { id } } }")).extensions).toBeUndefined();
  });
});

describe("the request log", () => {
  test("has caller, operation, cost, duration, errors, request ID and trace of each request of an API key", async () => {
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    await ask(key, "query LateClaimsOfTheMorningShift { claims(first: 1) { nodes { id } } }", {}, { "x-request-id": "log-1", traceparent });
    await ask(key, "query Refused { users(first: 1) { nodes { id } } }", {}, { "x-request-id": "log-2" });
    await ask(session, "query Own { claims(first: 1) { nodes { id } } }", {}, { "x-request-id": "log-3" });
    const logged = (id: string) => lines.filter(({ requestId }) => requestId === id);
    expect(logged("log-1")).toEqual([
      expect.objectContaining({
        event: "request.answered",
        traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
        actorKind: "KEY",
        actor: expect.any(String),
        kind: "query",
        operation: "LateClaimsOfTheMorningShift",
        cost: expect.any(Number),
        actualCost: 3,
        durationMs: expect.any(Number),
        errors: "",
      }),
    ]);
    expect(logged("log-2")[0]).toMatchObject({ operation: "Refused", errors: "FORBIDDEN", traceId: null });
    expect(logged("log-3")).toEqual([]);
  });
});

describe("the metrics", () => {
  const metrics = async () => (await send(app, undefined, { path: "/metrics", method: "GET" })).text;

  test("have histograms of requests and operations in seconds, with routes instead of addresses", async () => {
    await ask(key, "query Counted { __typename }");
    await send(app, undefined, { path: "/help/nothing?secret=1", method: "GET" });
    const text = await metrics();
    expect(text).toMatch(/atalaya_http_request_duration_seconds_count\{method="POST",route="\/graphql",status="200"\} [1-9]/);
    expect(text).toMatch(/atalaya_graphql_operation_duration_seconds_count\{kind="query",operation="Counted"\} 1/);
    expect(text).not.toContain("secret");
  });

  test("count the names of 200 operations, and further ones together", async () => {
    const names210 = Array.from({ length: 210 }, (_, n) => `query Name${n} { __typename }`);
    const { running } = requestSlotLimits.requests;
    for (let n = 0; n < 210; n += running) await Promise.all(names210.slice(n, n + running).map((query) => ask(key, query)));
    const text = await metrics();
    const names = new Set([...text.matchAll(/operation="(\w*)"/g)].map(([, name]) => name));
    expect(names.size).toBeLessThanOrEqual(201);
    expect(names).toContain("other");
  });

  test("count the records of a key by what became of them", async () => {
    await app.ingest("claims", [claimRecord("C1"), claimRecord("C3"), { rgpresta: "" }], sender);
    const text = await metrics();
    const count = (outcome: string) =>
      Number(new RegExp(`atalaya_records_total\\{key="[^"]+",type="claims",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]);
    expect([count("accepted"), count("unchanged"), count("refused")]).toEqual([3, 1, 1]);
  });

  test("show waiting calls and the lag of sockets", async () => {
    const text = await metrics();
    expect(text).toContain("# TYPE atalaya_outbox_waiting gauge");
    expect(text).toMatch(/^atalaya_socket_lag_seconds 0$/m);
  });
});
