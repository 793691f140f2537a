import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { createActionFixture } from "../../fixtures/claims/actions";
import { FakeAssistance } from "../../fixtures/integrations/assistance";

let app: TestApp;
let actionFixture: ReturnType<typeof createActionFixture>;
let operator: string;
const remote = new FakeAssistance();
beforeAll(async () => {
  app = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 250, random: () => 0.5 } });
  actionFixture = createActionFixture(app);
  operator = await app.signIn();
  remote.rejectAll("ARRIVAL_ALREADY_NOTIFIED");
  for (let n = 0; n < 7; n++)
    await actionFixture.act(operator, "confirmArrival", await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME"));
});

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;

describe("the log of failed calls", () => {
  interface Page {
    apiErrors: {
      totalCount: number;
      nodes: {
        integration: string;
        operation: string;
        path: string;
        code: string;
        input: string;
        output: string | null;
        claimId: string;
        attempt: number;
      }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
  }
  const log = async (bearer: string, args = "") =>
    app.graphql<Page>(
      `{ apiErrors${args} { totalCount nodes { integration operation path code input output claimId attempt } pageInfo { endCursor hasNextPage } } }`,
      {},
      bearer,
    );

  test("contains path, input, output and attempt without personal data", async () => {
    const admin = await app.signIn("admin");
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_INTIME");
    remote.rejectAll("ARRIVAL_ALREADY_NOTIFIED");
    await actionFixture.act(operator, "confirmArrival", id, { note: "Canary Juana 600123123 plate 1234BCD" });
    const node = (await log(admin)).data!.apiErrors.nodes.find(({ claimId }) => claimId === id);
    expect(node).toMatchObject({
      integration: "ASSISTANCE",
      operation: "CONFIRM_ARRIVAL",
      path: "/confirmArrival",
      code: "ARRIVAL_ALREADY_NOTIFIED",
      claimId: id,
      attempt: 1,
    });
    expect(JSON.parse(node!.input)).toMatchObject({ claimId: id, "…": 1 });
    expect(JSON.parse(node!.output!)).toEqual({ status: 409, "…": 1 });
    expect(JSON.stringify(node)).not.toMatch(/Canary|Juana|600123123|1234BCD/);
  });

  test("returns pages, newest first", async () => {
    const admin = await app.signIn("admin");
    const { totalCount } = (await log(admin)).data!.apiErrors;
    const seen: string[] = [];
    for (let args = "(first: 3)", more = true; more;) {
      const { nodes, pageInfo } = (await log(admin, args)).data!.apiErrors;
      seen.push(...nodes.map(({ claimId, attempt, operation }) => `${claimId} ${operation} ${attempt}`));
      args = `(first: 3, after: "${pageInfo.endCursor}")`;
      more = pageInfo.hasNextPage;
    }
    expect(totalCount).toBeGreaterThanOrEqual(7);
    expect(seen).toHaveLength(totalCount);
    expect(new Set(seen).size).toBe(totalCount);
  });

  test("filters by system, operation, code, claim and time", async () => {
    const admin = await app.signIn("admin");
    const { totalCount, nodes } = (await log(admin)).data!.apiErrors;
    const { claimId } = nodes[0]!;
    const count = async (filter: string): Promise<number> => (await log(admin, `(filter: { ${filter} })`)).data!.apiErrors.totalCount;
    expect(await count("integration: ASSISTANCE, operation: CONFIRM_ARRIVAL")).toBe(totalCount);
    expect(await count("integration: MAIL")).toBe(0);
    expect(await count("operation: CONFIRM_COMPLETION")).toBe(0);
    expect(await count('code: "ARRIVAL_ALREADY_NOTIFIED"')).toBe(totalCount);
    expect(await count('code: "ARRIVAL"')).toBe(0);
    expect(await count(`claimId: "${claimId}"`)).toBe(1);
    expect(await count('from: "2001-01-01T00:00:00Z"')).toBe(totalCount);
    expect(await count('to: "2001-01-01T00:00:00Z"')).toBe(0);
  });

  test("returns exactly one entry by its id", async () => {
    const admin = await app.signIn("admin");
    const query = (id: string, bearer: string) =>
      app.graphql<{ apiError: object | null }>("query($id: ID!) { apiError(id: $id) { id path code input output } }", { id }, bearer);
    const [row] = await app.db.execute<{ id: string }>(sql`select id from api_errors order by at desc, id desc limit 1`);
    expect((await query(row!.id, admin)).data!.apiError).toMatchObject({
      id: row!.id,
      path: "/confirmArrival",
      code: "ARRIVAL_ALREADY_NOTIFIED",
      output: expect.stringContaining('"status":409') as string,
    });
    for (const id of ["nonsense", "00000000-0000-7000-8000-000000000000"])
      expect((await query(id, admin)).data).toEqual({ apiError: null });
    expect(code(await query(row!.id, operator))).toBe("FORBIDDEN");
  });

  test("returns only errors of the administrator's own instances", async () => {
    for (const user of ["operator", "supervisor", "client", "provider"]) expect(code(await log(await app.signIn(user)))).toBe("FORBIDDEN");
    await app.db.execute(sql`update users set profile_type = 'LOCALADMIN', specific_profile_id = null where "user" = 'client'`);
    const narrow = await app.signIn("client");
    const own = (await log(narrow)).data!.apiErrors.totalCount;
    await app.db.execute(sql`update api_errors set instance_id = 'FR' where id = (select id from api_errors limit 1)`);
    expect((await log(narrow)).data!.apiErrors.totalCount).toBe(own - 1);
    await app.db.execute(sql`update users set profile_type = 'CLIENTE' where "user" = 'client'`);
  });
});
