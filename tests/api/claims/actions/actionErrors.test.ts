import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { upperSnake } from "../../../../schema/rules/apiEnums";
import type { ErrorCode } from "../../../../schema/rules/errors";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture, request } from "../../../fixtures/claims/actions";
import { claimRecord, minutes } from "../../../fixtures/records";

// A fake assistance system with configurable answers that records its requests.
interface Sent {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}
const sent: Sent[] = [];
let answer: { status: number; body: string } = { status: 200, body: '{"status":"accepted"}' };
const says = (status: number, body: unknown): void =>
  void (answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) });
const system = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => (text += chunk.toString()));
  request.on("end", () => {
    sent.push({ path: request.url!, headers: request.headers, body: JSON.parse(text) as Sent["body"] });
    response.writeHead(answer.status, { "content-type": "application/json", location: "/elsewhere" }).end(answer.body);
  });
});

let app: TestApp;
let other: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let http: ReturnType<typeof createActionFixture>;
let operator: string;
beforeAll(async () => {
  await new Promise<void>((ready) => system.listen(0, "127.0.0.1", ready));
  app = await startTestApp();
  const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}/assistance/v1`;
  // a second node, that speaks to the other system
  other = await startTestApp({ ASSISTANCE_URL: url, ASSISTANCE_KEY: "canary-key" }, { beside: app });
  [actionFixture, http] = [createActionFixture(app), createActionFixture(other)];
  operator = await app.signIn();
});
afterAll(() => void system.close());
beforeEach(() => {
  app.clock.offset = 0;
  says(200, { status: "accepted" });
});

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;

describe("an arrival that contradicts the claim is rejected without an integration call", () => {
  test.each([
    ["in the future", "PENDING_ARRIVAL_INTIME", minutes(1), "ARRIVAL_IN_FUTURE"],
    ["before the supplier was sent", "PENDING_ARRIVAL_INTIME", minutes(-6), "ARRIVAL_BEFORE_ASSIGNMENT"],
    ["a second one", "NO_FINISHED", minutes(-1), "ARRIVAL_ALREADY_NOTIFIED"],
  ] as const)("%s", async (_which, status, at, expected) => {
    const id = await actionFixture.claimIn(operator, status);
    expect(code(await actionFixture.act(operator, "confirmArrival", id, { at }))).toBe(expected);
    expect(await actionFixture.assistanceCalls(id)).toEqual([]);
    expect((await actionFixture.claim(operator, id)).actions).toEqual([]);
  });

  test("for a digitally assigned and for a cancelled service", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const key = await app.key("ingest");
    await app.ingest("claims", [claimRecord(id, { version: 2, fhocurrencia: minutes(-10), tpasignacion: "DIGITAL" })], key);
    expect(code(await actionFixture.act(operator, "confirmArrival", id))).toBe("ARRIVAL_NOT_MANUAL");
    await actionFixture.actSuccessfully(operator, "cancelService", id);
    expect(code(await actionFixture.act(operator, "confirmArrival", id))).toBe("ARRIVAL_SERVICE_CANCELLED");
  });

  test("is compared with the validation if the claim has no assignment time", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    await app.ingest(
      "claims",
      [claimRecord(id, { version: 2, fhocurrencia: minutes(-10), fhvalida: minutes(-4), fhasignacion: null })],
      await app.key("ingest"),
    );
    expect(code(await actionFixture.act(operator, "confirmArrival", id, { at: minutes(-5) }))).toBe("ARRIVAL_BEFORE_ASSIGNMENT");
    expect(code(await actionFixture.act(operator, "confirmArrival", id, { at: minutes(-3) }))).toBeUndefined();
  });
});

describe("rejecting an arrival before the planning date", () => {
  /** In the claim's zone, as the viewer's language writes it. */
  const written = (at: string, locale: string): string =>
    new Intl.DateTimeFormat(locale, {
      ...{ day: "2-digit", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
      ...{ hourCycle: "h23", timeZoneName: "short", timeZone: "Europe/Madrid" },
    } as Intl.DateTimeFormatOptions).format(new Date(at));
  const said = async (on: TestApp, bearer: string, language: string, claimId: string, at: string) => {
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json", "accept-language": language };
    const query = "mutation($input: ConfirmArrivalInput!) { confirmArrival(input: $input) { id } }";
    const variables = { input: { claimId, at, requestId: request() } };
    const answer = await fetch(`${on.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
    return ((await answer.json()) as { errors: { message: string }[] }).errors[0]!.message;
  };

  test.each([
    ["en", "en-GB", "The arrival must be later than the planning date, "],
    ["es", "es-ES", "La llegada debe ser posterior a la fecha de planificación, "],
  ])("names the stored date in %s", async (language, locale, words) => {
    const assignedAt = minutes(-5);
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME", { fhasignacion: assignedAt });
    expect(await said(app, operator, language, id, minutes(-8))).toBe(`${words}${written(assignedAt, locale)}.`);
  });

  test("names the date of the assistance system if it returns one", async () => {
    const [assignedAt, theirs] = [minutes(-5), minutes(-2)];
    const id = await http.claimIn(operator, "PENDING_ARRIVAL_INTIME", { fhasignacion: assignedAt });
    const words = "The arrival must be later than the planning date, ";
    says(422, { status: "refused", error: 5, at: theirs });
    expect(await said(other, operator, "en", id, minutes(-3))).toBe(`${words}${written(theirs, "en-GB")}.`);
    says(422, { status: "refused", error: 5 });
    expect(await said(other, operator, "en", id, minutes(-3))).toBe(`${words}${written(assignedAt, "en-GB")}.`);
  });
});

describe("a completion that contradicts the claim", () => {
  test.each([
    ["in the future", minutes(1), "COMPLETION_IN_FUTURE"],
    ["before the arrival", minutes(-16), "COMPLETION_BEFORE_ARRIVAL"],
  ] as const)("%s", async (_which, at, expected) => {
    const id = await actionFixture.claimIn(operator, "NO_FINISH_ARRIVAL_INTIME");
    expect(code(await actionFixture.act(operator, "confirmCompletion", id, { at }))).toBe(expected);
  });
});

const catalogue = {
  confirmArrival: {
    1: "ARRIVAL_SERVICE_UNKNOWN",
    2: "ARRIVAL_NOT_MANUAL",
    3: "ARRIVAL_ALREADY_NOTIFIED",
    4: "ARRIVAL_AFTER_COMPLETION",
    5: "ARRIVAL_BEFORE_ASSIGNMENT",
    6: "ARRIVAL_SERVICE_CANCELLED",
    7: "ARRIVAL_IN_FUTURE",
    99: "INTEGRATION_REJECTED",
  },
  confirmCompletion: { 1: "COMPLETION_REQUEST_MISMATCH", 2: "COMPLETION_STATUS_INVALID", 3: "INTEGRATION_REJECTED" },
  cancelService: { 1: "INTEGRATION_REJECTED" },
  cancelProvider: { 2: "INTEGRATION_REJECTED" },
} as const satisfies Record<string, Record<number, ErrorCode>>;
const cases = Object.entries(catalogue).flatMap(([action, codes]) =>
  Object.entries(codes).map(([number, expected]) => ({ action: action as keyof typeof catalogue, number: Number(number), expected })),
);
const statusOf = { confirmCompletion: "NO_FINISH_ARRIVAL_INTIME" } as Record<string, "NO_FINISH_ARRIVAL_INTIME">;

describe("rejections by the assistance system", () => {
  test.each(cases)("with number $number, $action returns $expected and changes nothing", async ({ action, number, expected }) => {
    const id = await http.claimIn(operator, statusOf[action] ?? "PENDING_ARRIVAL_INTIME");
    const before = await http.claim(operator, id);
    says(422, { status: "refused", error: number, message: "canary-words" });
    expect(code(await http.act(operator, action, id))).toBe(expected);
    const { actions, version, ...after } = await http.claim(operator, id);
    expect({ ...before, ...after }).toEqual(before);
    expect(version).toBe(before.version + 2);
    expect(actions).toMatchObject([{ state: "REJECTED", code: expected }]);
  });

  test.each(cases)("can be set in the simulator: $action, $expected", async ({ action, expected }) => {
    const id = await actionFixture.claimIn(operator, statusOf[action] ?? "PENDING_ARRIVAL_INTIME");
    await actionFixture.assistance({ rejections: [{ code: expected, operation: upperSnake(action), claimId: id }] });
    expect(code(await actionFixture.act(operator, action, id))).toBe(expected);
    expect(await actionFixture.assistanceCalls(id)).toEqual([{ operation: upperSnake(action), rejectedWith: expected }]);
    await actionFixture.assistance();
  });
});

describe("the built-in assistance system", () => {
  test("rejects only the configured number of next calls", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    await actionFixture.assistance({ rejections: [{ code: "ARRIVAL_AFTER_COMPLETION", times: 2 }] });
    for (let n = 0; n < 2; n++) expect(code(await actionFixture.act(operator, "confirmArrival", id))).toBe("ARRIVAL_AFTER_COMPLETION");
    expect(code(await actionFixture.act(operator, "confirmArrival", id))).toBeUndefined();
  });

  test("is configured by the administrator with valid values only, and never for a real system", async () => {
    const tell = async (bearer: string, input: object, to = app) =>
      code(await to.graphql("mutation($input: SetSimulatorInput!) { setSimulator(input: $input) { slowMs down } }", { input }, bearer));
    const admin = await app.signIn("admin");
    expect(await tell(operator, { integration: "ASSISTANCE", down: true })).toBe("FORBIDDEN");
    expect(await tell(admin, { integration: "ASSISTANCE", slowMs: 60_001 })).toBe("BAD_USER_INPUT");
    expect(await tell(admin, { integration: "ASSISTANCE", rejections: [{ code: "NONSENSE" }] })).toBe("BAD_USER_INPUT");
    expect(await tell(admin, { integration: "ASSISTANCE" }, other)).toBe("NOT_FOUND");
    expect(await tell(admin, { integration: "ASSISTANCE" })).toBeUndefined();
  });
});

describe("the assistance system over HTTP", () => {
  test("receives the claim's source code, the request, the input, the key and one idempotency key", async () => {
    const id = await http.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const at = minutes(-1);
    const { actions } = await http.actSuccessfully(operator, "confirmArrival", id, { at, note: "at the gate" });
    const { path, headers, body } = sent.at(-1)!;
    expect(path).toBe("/assistance/v1/arrivals");
    expect(headers).toMatchObject({
      authorization: "Bearer canary-key",
      "idempotency-key": actions[0]!.id,
      "content-type": "application/json",
    });
    expect(body).toEqual({ rgpresta: id, request: actions[0]!.id, at, note: "at the gate" });
  });

  test("receives the supplier to remove", async () => {
    const id = await http.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const { actions } = await http.actSuccessfully(operator, "cancelProvider", id, { reason: "broke down" });
    expect(sent.at(-1)).toMatchObject({ path: "/assistance/v1/provider-cancellations", body: { rgpresta: id, cdprovee: "B-1" } });
    expect(actions).toMatchObject([{ state: "DONE" }]);
  });

  test.each([
    ["an error of its own", 503, "{}", "STATUS_503"],
    ["a redirect", 302, "{}", null],
    ["a refused key", 401, '{"message":"canary-words"}', "STATUS_401"],
    ["no JSON", 200, "canary-words", "UNREADABLE"],
    ["an answer of another shape", 200, '{"status":"perhaps"}', "UNREADABLE"],
    ["an endless answer", 200, `{"status":"accepted","x":"${"y".repeat(20_000)}"}`, "UNREADABLE"],
  ])("that answers with %s leaves the action pending", async (_which, status, body, why) => {
    const id = await http.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    says(status, body);
    expect(await http.actSuccessfully(operator, "confirmArrival", id)).toMatchObject({
      pendingAction: { name: "CONFIRM_ARRIVAL" },
      arrivedAt: null,
    });
    const { data } = await app.graphql<{ apiErrors: { nodes: { claimId: string; code: string; path: string }[] } }>(
      "{ apiErrors(first: 100) { nodes { claimId code path input output } } }",
      {},
      await app.signIn("admin"),
    );
    const node = data!.apiErrors.nodes.find(({ claimId }) => claimId === id)!;
    expect(node).toMatchObject({ path: "/arrivals", ...(why && { code: why }) });
    expect(JSON.stringify(data)).not.toContain("canary");
  });
});
