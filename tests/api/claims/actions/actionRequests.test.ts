import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { claimActionNames, type ClaimActionName } from "../../../../schema/rules/claims/actions";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createActionFixture, request } from "../../../fixtures/claims/actions";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../../../fixtures/records";

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  // Automatic processes make no calls here, so that only actions increase the versions.
  await app.db.execute(sql`
    insert into setting_values (key, value, effective_at, created_at, actor_kind, actor_name)
    select key, '1440'::jsonb, now() - interval '1 day', now(), 'SYSTEM', 'test' from unnest(array['contactCentreArrival', 'contactListArrival']) key`);
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
});
beforeEach(() => void (app.clock.offset = 0));

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;

describe("fifty identical concurrent requests", () => {
  test.each([
    ["manageDelay", "PENDING_ARRIVAL_DELAYED"],
    ["confirmArrival", "PENDING_ARRIVAL_INTIME"],
    ["cancelProvider", "PENDING_ARRIVAL"],
  ] as const)("%s performs one change and returns the claim to all fifty", async (action, status) => {
    const id = await actionFixture.claimIn(operator, status);
    const before = await actionFixture.claim(operator, id);
    const requestId = request();
    const answers = await Promise.all(Array.from({ length: 50 }, () => actionFixture.act(operator, action, id, { requestId })));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const last = await actionFixture.claim(operator, id);
    for (const { data } of answers) expect(data![action]).toEqual(last);
    // an action of an integration is announced twice: pending, done
    expect(last.version - before.version).toBe(action === "manageDelay" ? 1 : 2);
    expect(last.actions).toHaveLength(1);
    actionFixture.endUndo();
    await expect.poll(() => actionFixture.assistanceCalls(id)).toHaveLength(1);
    const [counted] = await app.db.execute<{ n: string }>(
      sql`select count(*) as n from audit where entity_id = ${id} and request_id = ${requestId} and action = ${`claim.${action}`}`,
    );
    expect(Number(counted!.n)).toBe(1);
  });

  test("return the same rejection after one integration call", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    await actionFixture.assistance({ rejections: [{ code: "ARRIVAL_ALREADY_NOTIFIED", claimId: id, times: 1 }] });
    const requestId = request();
    const answers = await Promise.all(Array.from({ length: 50 }, () => actionFixture.act(operator, "confirmArrival", id, { requestId })));
    expect(new Set(answers.map(code))).toEqual(new Set(["ARRIVAL_ALREADY_NOTIFIED"]));
    expect(await actionFixture.assistanceCalls(id)).toHaveLength(1);
    expect(await actionFixture.claim(operator, id)).toMatchObject({
      pendingAction: null,
      arrivedAt: null,
      actions: [{ state: "REJECTED" }],
    });
    expect((await actionFixture.actSuccessfully(operator, "confirmArrival", id)).arrivedAt).not.toBeNull();
  });

  test("reject the same id with another input or claim", async () => {
    const [id, other] = await actionFixture.claimsIn(operator, ["PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_DELAYED"]);
    const requestId = request();
    await actionFixture.actSuccessfully(operator, "manageDelay", id!, { requestId });
    expect(code(await actionFixture.act(operator, "manageDelay", id!, { requestId, minutes: 61 }))).toBe("REQUEST_REUSED");
    expect(code(await actionFixture.act(operator, "manageDelay", other!, { requestId }))).toBe("REQUEST_REUSED");
    expect(code(await actionFixture.act(operator, "cancelService", id!, { requestId }))).toBe("REQUEST_REUSED");
    // another person's ids are that person's own
    expect(code(await actionFixture.act(await app.signIn("supervisor"), "manageDelay", other!, { requestId }))).toBeUndefined();
  });

  test("perform one of two different actions and report the other as blocked", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    await actionFixture.assistance({ slowMs: 300 });
    const answers = await Promise.all([
      actionFixture.act(operator, "confirmArrival", id),
      actionFixture.act(operator, "cancelProvider", id),
    ]);
    await actionFixture.assistance();
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.map(code).filter(Boolean)).toEqual(["ACTION_PENDING"]);
  });
});

describe("invalid input is rejected by field", () => {
  test.each([
    ["manageDelay", { minutes: 0 }, "minutes"],
    ["manageDelay", { minutes: 721 }, "minutes"],
    ["manageDelay", { reason: "  ab  " }, "reason"],
    ["cancelService", { reason: "x".repeat(501) }, "reason"],
    ["confirmArrival", { note: "x".repeat(501) }, "note"],
    ["confirmArrival", { requestId: "short" }, "requestId"],
  ] as const)("%s %o", async (action, input, field) => {
    const answer = await actionFixture.act(operator, action, "nothing", input);
    expect(answer.errors![0]!.extensions).toMatchObject({ code: "BAD_USER_INPUT", values: { field } });
  });
});

describe("permission to act on a claim", () => {
  test("denies signed-out callers, clients and keys, and limits providers to their claims", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    const [client, provider, key] = [await app.signIn("client"), await app.signIn("provider"), await app.key("read", "ingest")];
    for (const action of claimActionNames) {
      expect(code(await actionFixture.act("", action, id))).toBe("UNAUTHENTICATED");
      expect(code(await actionFixture.act(client, action, id))).toBe("FORBIDDEN");
      expect(code(await actionFixture.act(key, action, id))).toBe("FORBIDDEN");
      const own = action === "confirmArrival" || action === "confirmCompletion";
      expect(code(await actionFixture.act(provider, action, id))).toBe(own ? "NOT_FOUND" : "FORBIDDEN");
    }
    expect(await actionFixture.claim(operator, id)).toMatchObject({ version: 1, actions: [] });
  });

  test("allows a provider arrivals and completions of its claims only", async () => {
    await app.ingest("suppliers", [supplierRecord(ofDemoProvider.cdprovee)], await app.key("ingest"));
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME", ofDemoProvider);
    const provider = await app.signIn("provider");
    for (const action of ["manageDelay", "cancelService", "cancelProvider"] as const)
      expect(code(await actionFixture.act(provider, action, id))).toBe("FORBIDDEN");
    expect(await actionFixture.actSuccessfully(provider, "confirmArrival", id)).toMatchObject({ id, status: "NO_FINISH_ARRIVAL_INTIME" });
    expect(await actionFixture.actSuccessfully(provider, "confirmCompletion", id)).toMatchObject({ id, status: "FINISHED" });
  });

  test("excludes claims of a supplier that is only proposed", async () => {
    const id = await actionFixture.claimIn(operator, "NO_SUPPLIER", { ...ofDemoProvider, swpropuesta: 1 });
    expect(code(await actionFixture.act(await app.signIn("provider"), "confirmArrival", id))).toBe("NOT_FOUND");
  });

  test("answers a claim out of scope as unknown", async () => {
    const key = await app.key("ingest");
    await app.ingest("claims", [claimRecord("D-pt", { cdama: "PT", x: -9.1, y: 38.7 })], key);
    await app.db.execute(sql`update users set profile_type = 'OPERADOR' where "user" = 'client'`);
    const narrow = await app.signIn("client");
    const answers = await Promise.all(
      ["D-pt", "nothing"].map((id) => actionFixture.act(narrow, "cancelService", id, { requestId: "the same one" })),
    );
    await app.db.execute(sql`update users set profile_type = 'CLIENTE' where "user" = 'client'`);
    expect(answers[0]).toEqual(answers[1]);
    expect(code(answers[0]!)).toBe("NOT_FOUND");
  });

  test("shows a client the action without its actor", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED", ofDemoClient);
    await actionFixture.actSuccessfully(operator, "manageDelay", id);
    expect((await actionFixture.claim(await app.signIn("client"), id)).actions).toMatchObject([{ name: "MANAGE_DELAY", actor: null }]);
  });
});

test("writes the audit rows, author and status log of each action", async () => {
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  const requestId = request();
  await actionFixture.actSuccessfully(operator, "confirmArrival", id, { requestId });
  const rows = await app.db.execute<{ action: string; actor: string; request: string }>(
    sql`select action, actor_name as actor, request_id as request from audit where entity_id = ${id} order by at, id`,
  );
  expect([...rows]).toEqual(
    ["claim.confirmArrival", "claim.confirmArrival.done"].map((action) => ({ action, actor: "operator", request: requestId })),
  );
  const log = await app.db.execute<{ cause: string; actor: string }>(
    sql`select cause, actor_name as actor from status_log where claim_id = ${id} and "to" = 'NO_FINISH_ARRIVAL_INTIME'`,
  );
  expect([...log]).toEqual([{ cause: "ACTION", actor: "operator" }]);
});

test("an internal failure names the action and its reference id only", async () => {
  const failures = {
    manageDelay: "DELAY_NOT_MANAGED",
    confirmArrival: "ARRIVAL_NOTIFICATION_FAILED",
    confirmCompletion: "COMPLETION_NOTIFICATION_FAILED",
    cancelService: "SERVICE_CANCELLATION_FAILED",
    cancelProvider: "PROVIDER_CANCELLATION_FAILED",
  } as const;
  const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  await app.db.transaction(async (tx) => {
    // longer than the product waits for a lock
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select 1 from claims where id = ${id} for update`);
    await tx.execute(sql`lock table visits in access exclusive mode`);
    const visit = app.graphql(
      "mutation($input: RegisterVisitInput!) { registerVisit(input: $input) { id } }",
      { input: { claimId: id } },
      operator,
    );
    const answers = await Promise.all(Object.keys(failures).map((action) => actionFixture.act(operator, action as ClaimActionName, id)));
    for (const [i, failure] of Object.values(failures).entries()) {
      const answer = answers[i]!;
      expect(answer.errors![0]!.extensions).toEqual({ code: failure, values: { id: expect.any(String) } });
      expect(JSON.stringify(answer)).not.toMatch(/lock|select|claims/);
    }
    expect(code(await visit)).toBe("VISIT_NOT_REGISTERED");
  });
  expect((await actionFixture.claim(operator, id)).actions).toEqual([]);
});

describe("related data of a claim", () => {
  test("includes services of the same file, instance and scope, and visits for permitted callers", async () => {
    const key = await app.key("ingest");
    await app.ingest("suppliers", [supplierRecord("B-1")], key);
    await app.ingest(
      "claims",
      [
        claimRecord("F-1", { nuexpediente: "2026/1", fhocurrencia: minutes(-30), ...ofDemoClient }),
        claimRecord("F-2", { nuexpediente: "2026/1", fhocurrencia: minutes(-20), cdestadoserv: "FIN" }),
        claimRecord("F-3", { nuexpediente: "2026/1", cdama: "PT", x: -9.1, y: 38.7 }),
        claimRecord("F-4", { nuexpediente: "2026/2" }),
        claimRecord("F-5"),
      ],
      key,
    );
    type Hung = {
      claims: {
        nodes: { id: string; otherServices: { id: string }[]; visits: { actor: { name: string }; name: string; at: string }[] | null }[];
      };
    };
    const query = `{ claims(sort: ID, filter: { ids: ["F-1", "F-2", "F-4", "F-5"] }) { nodes { id otherServices { id } visits { actor { name } name at } } } }`;
    const hung = async (bearer: string) => (await app.graphql<Hung>(query, {}, bearer)).data!.claims.nodes;
    const visit = async (id: string, bearer: string) =>
      app.graphql("mutation($input: RegisterVisitInput!) { registerVisit(input: $input) { id } }", { input: { claimId: id } }, bearer);
    expect(await visit("F-1", operator)).toEqual({ data: { registerVisit: { id: "F-1" } } });
    await visit("F-1", await app.signIn("supervisor"));
    expect((await visit("nothing", operator)).errors![0]!.extensions.code).toBe("NOT_FOUND");
    expect((await visit("F-1", await app.key("read"))).errors![0]!.extensions.code).toBe("FORBIDDEN");

    const seen = await hung(operator);
    expect(seen.map(({ otherServices }) => otherServices.map(({ id }) => id))).toEqual([["F-2"], ["F-1"], [], []]);
    expect(seen[0]!.visits!.map(({ actor, name }) => [actor.name, name])).toEqual([
      ["supervisor", "Supervisor"],
      ["operator", "Operator"],
    ]);
    expect(seen[1]!.visits).toEqual([]);
    const [own, ...others] = await hung(await app.signIn("client"));
    expect(own).toEqual({ id: "F-1", otherServices: [], visits: null });
    expect(others).toEqual([]);
  });
});
