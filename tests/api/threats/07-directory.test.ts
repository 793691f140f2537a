import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../server/db/tables/users";
import { readEnv } from "../../../server/platform/env";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { Browser, startTestDirectory, type TestDirectory, type Person } from "../../fixtures/auth/directory";
import { createDirectorySignIn, type CallbackResult } from "../../fixtures/auth/directorySignIn";

const rules = JSON.stringify([{ role: "operator", profile: "OPERADOR", instances: "all" }]);
const person: Person = {
  sub: "sub-1",
  oid: "oid-1",
  tid: "ours",
  roles: ["operator"],
  preferred_username: "one@corp.test",
  email: "one@corp.test",
};

let directory: TestDirectory;
let app: TestApp;
let signInFixture: ReturnType<typeof createDirectorySignIn>;
beforeAll(async () => {
  directory = await startTestDirectory();
  app = await startTestApp({ ...directory.env, OIDC_TENANT: "ours", OIDC_ROLES: rules });
  signInFixture = createDirectorySignIn(app, directory);
});
beforeEach(() => {
  app.clock.offset = 0;
  directory.forge = null;
});

/** Signs in with an answer of the directory that was changed on its way; answers what the page shows. */
async function changed(change: (answer: URL) => void): Promise<CallbackResult> {
  const browser = new Browser();
  const answer = (await signInFixture.atDirectory(browser, await signInFixture.begin(browser), person))!;
  change(answer);
  return signInFixture.comeBack(browser, answer);
}
const rejectedSignIn = { jwt: null, error: "DIRECTORY_REFUSED" };

describe("threat 7: another person's identity through the directory", () => {
  test("1, accepts the correct flow", async () => {
    expect(await signInFixture.through(person)).toMatchObject({ jwt: expect.any(String), error: null });
  });

  test("2, rejects a repeated answer and its code with another state", async () => {
    const browser = new Browser();
    const answer = (await signInFixture.atDirectory(browser, await signInFixture.begin(browser), person))!;
    expect((await signInFixture.comeBack(browser, answer)).error).toBeNull();
    expect(await signInFixture.comeBack(browser, answer)).toMatchObject(rejectedSignIn);
    const fresh = (await signInFixture.begin(browser)).searchParams.get("state")!;
    answer.searchParams.set("state", fresh);
    expect(await signInFixture.comeBack(browser, answer)).toMatchObject(rejectedSignIn);
  });

  test("3, rejects another state", async () => {
    expect(await changed(({ searchParams }) => searchParams.set("state", `${"x".repeat(43)}.es`))).toMatchObject(rejectedSignIn);
  });

  test("4, rejects an answer without state", async () => {
    expect(await changed(({ searchParams }) => searchParams.delete("state"))).toMatchObject(rejectedSignIn);
  });

  test("5, rejects a token for another nonce", async () => {
    directory.forge = ({ searchParams }) => searchParams.set("nonce", "another-nonce");
    expect(await signInFixture.through(person)).toMatchObject(rejectedSignIn);
  });

  test("6, rejects a code for another verifier", async () => {
    directory.forge = ({ searchParams }) => searchParams.set("code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    expect(await signInFixture.through(person)).toMatchObject(rejectedSignIn);
  });

  test("7, rejects an answer of another directory (mix-up)", async () => {
    expect(await changed(({ searchParams }) => searchParams.set("iss", "https://evil.test"))).toMatchObject(rejectedSignIn);
    expect(await changed(({ searchParams }) => searchParams.delete("iss"))).toMatchObject(rejectedSignIn);
  });

  test("8, rejects a code issued for another address", async () => {
    directory.forge = ({ searchParams }) => searchParams.set("redirect_uri", "https://elsewhere.test/callback");
    const browser = new Browser();
    const answer = await signInFixture.atDirectory(browser, await signInFixture.begin(browser), person);
    expect(answer!.origin).toBe("https://elsewhere.test");
    expect(await signInFixture.comeBack(browser, answer!)).toMatchObject(rejectedSignIn);
  });

  test("9, rejects a sign-in without PKCE", async () => {
    directory.forge = ({ searchParams }) => ["code_challenge", "code_challenge_method"].forEach((name) => searchParams.delete(name));
    expect(await signInFixture.through(person)).toMatchObject(rejectedSignIn);
  });

  test("10, reports a cancelled sign-in", async () => {
    expect(await signInFixture.through(null)).toMatchObject({ jwt: null, error: "DIRECTORY_CANCELLED" });
  });

  test("11, makes no request to a directory with another issuer", async () => {
    const OIDC_ISSUER = directory.issuer.replace("127.0.0.1", "localhost");
    const other = await startTestApp({ ...directory.env, OIDC_ISSUER, OIDC_ROLES: rules });
    const { to } = await new Browser().ask(`${other.url}/aad/login`);
    expect(to).toContain("error=DIRECTORY_UNAVAILABLE");
  });

  test("12, rejects the setting of a remote directory without TLS", () => {
    const settings = (OIDC_ISSUER: string) => () => readEnv({ OIDC_ISSUER, OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" });
    for (const issuer of [
      "http://directory.test",
      "http://localhost.evil.test/",
      "http://127.0.0.1@evil.test/",
      "http://localhost:80@evil.test",
    ])
      expect(settings(issuer), issuer).toThrow(/OIDC_ISSUER/);
    for (const issuer of ["https://directory.test/v2.0", "http://localhost:9000", "http://127.0.0.1:1/realm", "http://[::1]:1"])
      expect(settings(issuer), issuer).not.toThrow();
  });

  test("rejects an answer in another browser", async () => {
    const browser = new Browser();
    const answer = (await signInFixture.atDirectory(browser, await signInFixture.begin(browser), person))!;
    const other = new Browser();
    await signInFixture.begin(other);
    expect(await signInFixture.comeBack(other, answer)).toMatchObject(rejectedSignIn);
    expect(await signInFixture.comeBack(browser, answer)).toMatchObject(rejectedSignIn);
  });

  test.each([
    [9, null],
    [11, "DIRECTORY_REFUSED"],
  ])("an answer after %i minutes: %s", async (minutes, error) => {
    const browser = new Browser();
    const answer = (await signInFixture.atDirectory(browser, await signInFixture.begin(browser), person))!;
    app.clock.offset = minutes * 60_000;
    expect((await signInFixture.comeBack(browser, answer)).error).toBe(error);
  });

  test("treats the same e-mail and name with another object as another user", async () => {
    await signInFixture.signIn(person);
    const impostor = { ...person, sub: "sub-2", oid: "oid-2" };
    expect((await signInFixture.through({ ...impostor, roles: [] })).error).toBe("DIRECTORY_NO_ACCESS");
    await signInFixture.signIn(impostor);
    const both = await app.db.select().from(users).where(eq(users.email, "one@corp.test"));
    expect(both.map(({ directoryObject }) => directoryObject).sort()).toEqual(["oid-1", "oid-2"]);
    expect(new Set(both.map(({ user }) => user)).size).toBe(2);
  });

  test("gives no access to an external user by e-mail and name", async () => {
    await app.db.update(users).set({ email: "operator@corp.test" }).where(eq(users.user, "operator"));
    const token = await signInFixture.signIn({
      ...person,
      sub: "sub-3",
      oid: "oid-3",
      preferred_username: "operator",
      email: "operator@corp.test",
    });
    const { data } = await app.graphql<{ userInfo: { userId: string } }>("{ userInfo { userId } }", {}, token);
    const [operator] = await app.db.select().from(users).where(eq(users.user, "operator"));
    expect(data!.userInfo.userId).not.toBe(operator!.id);
  });

  test("rejects a user of another tenant, also with the same object", async () => {
    for (const tid of ["theirs", undefined]) expect((await signInFixture.through({ ...person, tid })).error).toBe("DIRECTORY_NO_ACCESS");
  });

  test("never signs in an external user through the directory", async () => {
    const identity = { directoryIssuer: directory.issuer, directoryTenant: "ours", directoryObject: "oid-9" };
    await app.db.update(users).set(identity).where(eq(users.user, "supervisor"));
    expect((await signInFixture.through({ ...person, sub: "sub-9", oid: "oid-9" })).error).toBe("DIRECTORY_NO_ACCESS");
  });

  test("never signs in an internal user by password, even if one is stored", async () => {
    const token = await signInFixture.signIn(person);
    const [operator] = await app.db.select().from(users).where(eq(users.user, "operator"));
    const { data } = await app.graphql<{ userInfo: { userId: string } }>("{ userInfo { userId } }", {}, token);
    await app.db.update(users).set({ passwordHash: operator!.passwordHash }).where(eq(users.id, data!.userInfo.userId));
    const login = "mutation($input: LoginInput!) { login(input: $input) { jwt } }";
    const { errors } = await app.graphql(login, { input: { user: person.preferred_username, password } });
    expect(errors![0]!.extensions.code).toBe("LOGIN_FAILED");
  });
});
