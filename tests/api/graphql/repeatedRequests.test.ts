// Mutations with an optional requestId: each is performed once and answers a repeated request with the first result.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { repeatableMutations } from "../../../schema/rules/requests/repeatedRequests";
import { removeOldRows } from "../../../server/admin/retention/oldRows";
import { Clock } from "../../../server/platform/time";
import type { Answer, TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { dataOf } from "../../fixtures/graphqlClient";
import { startReceiver } from "../../fixtures/integrations/webhookReceiver";
import { createWebhookFixture, startWebhookApp } from "../../fixtures/integrations/webhooks";
import type { Perform } from "../audit/examples/sender";
import { examplesOf } from "../audit/mutationExamples";

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startWebhookApp({
    EXPORTS_AT_ONCE: "0",
    OIDC_ISSUER: "http://127.0.0.1:9",
    OIDC_CLIENT_ID: "atalaya",
    OIDC_CLIENT_SECRET: "secret",
  });
  admin = await app.signIn("admin");
});

const codes = ({ errors }: Answer): string[] => errors?.map(({ extensions }) => extensions.code) ?? [];
const auditRows = async (): Promise<number> =>
  (await app.db.execute<{ n: number }>(sql`select count(*)::int as n from audit where actor_kind = 'USER'`))[0]!.n;
const mutationIn = (text: string): string | undefined => /^mutation[^{]*\{\s*(\w+)\(/.exec(text)?.[1];

/** Adds a requestId to the input of a mutation, which is a variable or written in the document. */
const withRequestId = (text: string, variables: object, requestId: string): [string, object] =>
  "input" in variables
    ? [text, { input: { ...(variables.input as object), requestId } }]
    : [text.replace("(input: {", `(input: { requestId: "${requestId}",`), variables];

describe("each mutation with an optional requestId", () => {
  const seen = new Set<string>();

  const performTwice: Perform = async (sender, text, variables, bearer) => {
    const mutation = mutationIn(text);
    if (!mutation || !repeatableMutations.some((name) => name === mutation)) return sender.graphql(text, variables, bearer);
    seen.add(mutation);
    const requestId = randomUUID();
    const request = withRequestId(text, variables, requestId);
    const first = await sender.graphql(...request, bearer);
    expect([mutation, codes(first)]).toEqual([mutation, []]);
    const rows = await auditRows();
    expect([mutation, await sender.graphql(...request, bearer)]).toEqual([mutation, first]);
    const other = await sender.graphql(registerVisit, { input: { claimId: "OTHER", requestId } }, bearer);
    expect([mutation, codes(other)]).toEqual([mutation, ["REQUEST_REUSED"]]);
    expect([mutation, await auditRows()]).toEqual([mutation, rows]);
    return first;
  };

  test("answers a repeated request with the first result and changes nothing", { timeout: 240_000 }, async () => {
    for await (const { done } of examplesOf(app, performTwice)) await done();
    const invited = await insertUser(app);
    await app.db.execute(sql`update users set internal = true, email = 'invited@example.test' where id = ${invited.id}`);
    const perform = (mutation: string, input: object) => {
      const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
      return performTwice(app, `mutation($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input }, admin);
    };
    await perform("sendInvitation", { id: invited.id });
    const { endpoint } = await createWebhookFixture(app).endpoint(admin, await startReceiver());
    await perform("testWebhookEndpoint", { id: endpoint.id });
    await perform("replayWebhookEvents", { id: endpoint.id, since: new Date(app.clock.now() - 3_600_000).toISOString() });
    await perform("deleteWebhookEndpoint", { id: endpoint.id });
    expect([...seen].sort()).toEqual([...repeatableMutations].sort());
  });
});

const registerVisit = "mutation($input: RegisterVisitInput!) { registerVisit(input: $input) { id } }";
const saveHolidayList = "mutation($input: SaveHolidayListInput!) { saveHolidayList(input: $input) { id name } }";
const holidayList = (name: string, requestId: string) => ({ input: { instanceId: "ES", name, requestId } });
const countLists = async (name: string): Promise<number> =>
  (await app.db.execute<{ n: number }>(sql`select count(*)::int as n from holiday_lists where name = ${name}`))[0]!.n;

describe("a requestId", () => {
  test("is performed once for twenty concurrent requests", async () => {
    const variables = holidayList("Concurrent", randomUUID());
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.graphql(saveHolidayList, variables, admin)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([codes(answers[0]!), await countLists("Concurrent")]).toEqual([[], 1]);
  });

  test("of another input is refused, whatever the order of its fields", async () => {
    const requestId = randomUUID();
    const first = await app.graphql(saveHolidayList, holidayList("Ordered", requestId), admin);
    const reordered = { input: { requestId, name: "Ordered", id: null, instanceId: "ES" } };
    expect(await app.graphql(saveHolidayList, reordered, admin)).toEqual(first);
    expect(codes(await app.graphql(saveHolidayList, holidayList("Other", requestId), admin))).toEqual(["REQUEST_REUSED"]);
    expect(await countLists("Other")).toBe(0);
  });

  test("of another user is unknown", async () => {
    const requestId = randomUUID();
    const other = await app.signIn((await insertUser(app, { profileType: "LOCALADMIN" })).user);
    expect(codes(await app.graphql(saveHolidayList, holidayList("Mine", requestId), admin))).toEqual([]);
    expect(codes(await app.graphql(saveHolidayList, holidayList("Theirs", requestId), other))).toEqual([]);
    expect(await countLists("Theirs")).toBe(1);
  });

  test("of a rejected request is not stored", async () => {
    const requestId = randomUUID();
    expect(codes(await app.graphql(saveHolidayList, holidayList(" ", requestId), admin))).toEqual(["NAME_INVALID"]);
    expect(codes(await app.graphql(saveHolidayList, holidayList("Corrected", requestId), admin))).toEqual([]);
  });

  test("that is no UUID is refused", async () => {
    const answer = await app.graphql(saveHolidayList, holidayList("Guessable", "request-1"), admin);
    expect([codes(answer), answer.errors?.[0]?.extensions.values]).toEqual([["BAD_USER_INPUT"], { field: "requestId" }]);
  });

  test("returns no stored result after the caller's rights have changed", async () => {
    const user = await insertNarrowedUser(app, { profileType: "LOCALADMIN", instances: ["ES", "PT"] });
    const bearer = await app.signIn(user.user);
    const variables = holidayList("Narrowed", randomUUID());
    expect(codes(await app.graphql(saveHolidayList, variables, bearer))).toEqual([]);
    await app.directly((db) => db.execute(sql`delete from user_instances where user_id = ${user.id} and instance_id = 'PT'`));
    expect(codes(await app.graphql(saveHolidayList, variables, bearer))).toEqual(["FORBIDDEN"]);
  });

  test("is unknown after its retention", async () => {
    const variables = holidayList("Expired", randomUUID());
    await app.graphql(saveHolidayList, variables, admin);
    await removeOldRows(app);
    expect(codes(await app.graphql(saveHolidayList, variables, admin))).toEqual([]);
    await removeOldRows({ ...app, clock: Object.assign(new Clock(), { offset: 25 * 3_600_000 }) });
    expect(codes(await app.graphql(saveHolidayList, variables, admin))).toEqual(["HOLIDAY_LIST_EXISTS"]);
  });
});

test("createApiKey repeats the secret, which is stored in a form that only the requestId opens", async () => {
  const input = {
    ...{ name: "Repeated", scopes: ["READ"], profileType: "OPERADOR", allInstances: true, instanceIds: [], requestId: randomUUID() },
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const create = async () => {
    const answer = await app.graphql<{ createApiKey: { key: string; apiKey: { id: string; expiresAt: string } } }>(
      "mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id expiresAt } } }",
      { input },
      admin,
    );
    return dataOf(answer).createApiKey;
  };
  const first = await create();
  expect(await create()).toEqual(first);
  expect(first.apiKey.expiresAt).toBe(input.expiresAt);
  expect(dataOf(await app.graphql("{ viewer { name } }", {}, first.key))).toMatchObject({ viewer: { name: "Repeated" } });
  const [{ stored } = { stored: "" }] = await app.db.execute<{ stored: string }>(
    sql`select string_agg(encode(result, 'escape') || id_digest || input_digest, ' ') as stored from mutation_requests`,
  );
  expect(stored.length).toBeGreaterThan(0);
  for (const secret of [first.key, first.apiKey.id, input.requestId]) expect(stored).not.toContain(secret);
});
