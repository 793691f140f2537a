import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { users } from "../../../server/db/tables/users";
import { startTestApp, password, type Answer, type TestApp } from "../../fixtures/app";
import { insertUser, userRow } from "../../fixtures/auth/accounts";
import { confirmPasswordMutation } from "../../fixtures/graphqlClient";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ EXPORTS_AT_ONCE: "0" });
});

/** As a program sends it. The client of the fixture would confirm the password. */
async function ask<T>(query: string, variables: object, bearer: string): Promise<Answer<T>> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
  const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  return (await response.json()) as Answer<T>;
}
const codeOf = ({ errors }: Answer<unknown>): string | undefined => errors?.[0]?.extensions.code;
const confirm = (bearer: string, typed = password) => ask(confirmPasswordMutation, { password: typed }, bearer);

const createKey = (bearer: string) =>
  ask(
    "mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }",
    {
      input: {
        name: "Monitor",
        scopes: ["READ"],
        profileType: "OPERADOR",
        allInstances: true,
        instanceIds: [],
        expiresAt: new Date(app.clock.now() + 86_400_000).toISOString(),
      },
    },
    bearer,
  );
const exportClaims = (bearer: string, columns: string[]) =>
  ask<{ exportClaims: { id: string } }>(
    "mutation($input: ExportClaimsInput!) { exportClaims(input: $input) { id } }",
    { input: { format: "CSV", columns, filter: {} } },
    bearer,
  );
const exportAudit = (bearer: string) => ask(`mutation { exportAudit(input: { format: CSV, filter: {} }) { id } }`, {}, bearer);
async function changeEmail(bearer: string, id: string, email: string, name = "Somebody"): Promise<Answer<unknown>> {
  const { updatedAt } = await userRow(app, id);
  const same = {
    id,
    updatedAt,
    name,
    language: "en",
    profileType: "OPERADOR",
    allInstances: true,
    instanceIds: [],
    mustChangePassword: false,
  };
  return ask("mutation($input: ChangeUserInput!) { changeUser(input: $input) { id } }", { input: { ...same, email } }, bearer);
}

describe("without a recent password check", () => {
  test("a session cannot create keys, export personal data or change another user's e-mail", async () => {
    const admin = await app.signIn("admin");
    const { id, email } = await insertUser(app);
    expect(codeOf(await createKey(admin))).toBe("PASSWORD_NEEDED");
    expect(codeOf(await exportClaims(admin, ["id", "insuredName"]))).toBe("PASSWORD_NEEDED");
    expect(codeOf(await exportAudit(admin))).toBe("PASSWORD_NEEDED");
    expect(codeOf(await changeEmail(admin, id, "mine@example.test"))).toBe("PASSWORD_NEEDED");
    expect((await userRow(app, id)).email).toBe(email);
  });

  test("a session can export other data and change other fields of a user", async () => {
    const admin = await app.signIn("admin");
    const { id, email } = await insertUser(app);
    expect(codeOf(await changeEmail(admin, id, email, "Another Name"))).toBeUndefined();
    const { data } = await exportClaims(admin, ["id"]);
    await ask(`mutation($id: ID!) { cancelExport(input: { id: $id }) { id } }`, { id: data!.exportClaims.id }, admin);
  });
});

describe("after the password check", () => {
  test("only the same session is allowed for ten minutes", async () => {
    const [admin, other] = [await app.signIn("admin"), await app.signIn("admin")];
    const { id } = await insertUser(app);
    expect(codeOf(await confirm(admin, "Wrong-pass1!"))).toBe("PASSWORD_WRONG");
    expect(codeOf(await createKey(admin))).toBe("PASSWORD_NEEDED");
    expect(codeOf(await confirm(admin))).toBeUndefined();
    expect(codeOf(await createKey(admin))).toBeUndefined();
    expect(codeOf(await changeEmail(admin, id, "confirmed@example.test"))).toBeUndefined();
    expect(codeOf(await exportAudit(admin))).toBeUndefined();
    expect(codeOf(await createKey(other))).toBe("PASSWORD_NEEDED");
    app.clock.offset += 11 * MINUTE_MS;
    expect(codeOf(await createKey(admin))).toBe("PASSWORD_NEEDED");
  });
});

test("a directory user without a password signs in again", async () => {
  const { id, user } = await insertUser(app, { profileType: "LOCALADMIN" });
  const bearer = await app.signIn(user);
  await app.directly((db) => db.update(users).set({ internal: true }).where(eq(users.id, id)));
  expect(codeOf(await confirm(bearer))).toBe("FORBIDDEN");
  expect(codeOf(await createKey(bearer))).toBeUndefined();
  app.clock.offset += 11 * MINUTE_MS;
  expect(codeOf(await createKey(bearer))).toBe("SIGN_IN_AGAIN");
});

test("an API key exports without a password", async () => {
  const key = await app.key("read");
  expect(codeOf(await exportClaims(key, ["id", "insuredName"]))).toBeUndefined();
  expect(codeOf(await confirm(key))).toBe("FORBIDDEN");
});
