// Internal users that an administrator makes before they ever sign in, known by their object in the directory.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { disableInactiveUsers } from "../../../server/auth/users/inactive.actions";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, startTestDirectory, type TestDirectory, type Person } from "../../fixtures/auth/directory";
import { createDirectorySignIn } from "../../fixtures/auth/directorySignIn";
import { lockUser, untilLockWaiter, lockWaiterCount } from "../../fixtures/db/rowLocks";
import { administration, codeOf, named } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
let directory: ReturnType<typeof createDirectorySignIn>;
let provider: TestDirectory;
beforeAll(async () => {
  provider = await startTestDirectory();
  app = await startTestApp(provider.env);
  directory = createDirectorySignIn(app, provider);
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});
const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!;
const userIdOf = async (token: string) =>
  (await app.graphql<{ userInfo: { userId: string } }>("{ userInfo { userId } }", {}, token)).data!.userInfo.userId;

describe("a preregistered internal user", () => {
  test.each([
    ["its object id, whatever its tenant is called", "ours"],
    ["its sub, where the directory has no tenants", ""],
  ])("signs in by %s with its configured access", async (_what, tid) => {
    const object = randomUUID();
    const made = await adminFixture.user(admin, { directoryObject: ` ${object.toUpperCase()} `, email: "" });
    expect(made).toMatchObject({ internal: true, email: null, profileType: "OPERADOR" });
    const person: Person = { ...(tid ? { sub: named("sub"), oid: object, tid } : { sub: object }), preferred_username: "else@corp.test" };
    for (let times = 0; times < 2; times++) expect(await userIdOf(await directory.signIn(person))).toBe(made.id);
    expect(await rowOf(made.id)).toMatchObject({ directoryObject: object, directoryTenant: tid, passwordHash: null });
  });

  test.each([
    ["its oid", (object: string): Person => ({ sub: named("sub"), oid: object, tid: "ours" })],
    ["its sub", (object: string): Person => ({ sub: object })],
  ])("signs in by %s, also in capitals", async (_what, personOf) => {
    const object = randomUUID();
    const made = await adminFixture.user(admin, { directoryObject: object, email: "" });
    for (const written of [object.toUpperCase(), object]) expect(await userIdOf(await directory.signIn(personOf(written)))).toBe(made.id);
    expect((await rowOf(made.id)).directoryObject).toBe(object);
  });

  test("signs in by its tenant, also after being disabled for inactivity and enabled again", async () => {
    const object = randomUUID();
    const made = await adminFixture.user(admin, { directoryObject: object, email: "" });
    const longAgo = new Date(Date.now() - 100 * 24 * 3_600_000);
    await app.db.update(users).set({ createdAt: longAgo, updatedAt: longAgo }).where(eq(users.id, made.id));
    // the product's own worker may have done it before
    await disableInactiveUsers(app);
    expect((await rowOf(made.id)).disabledAt).not.toBeNull();
    expect((await adminFixture.do(admin, `enableUsers(input: { ids: ["${made.id}"] }) { id }`)).errors).toBeUndefined();
    // It has as long to come as when it was made.
    expect(await disableInactiveUsers(app)).not.toContain(made.id);
    expect(await rowOf(made.id)).toMatchObject({ disabledAt: null, lastSeenAt: null });
    expect(await userIdOf(await directory.signIn({ sub: named("sub"), oid: object, tid: "ours" }))).toBe(made.id);
  });

  test("is not accessible by name, e-mail or password", async () => {
    const user = named("ahead");
    const email = `${user}@corp.test`;
    const made = await adminFixture.user(admin, { user, email, directoryObject: randomUUID() });
    const other: Person = { sub: named("sub"), oid: randomUUID(), preferred_username: user, email, name: "María Núñez" };
    expect((await directory.through(other)).error).toBe("DIRECTORY_NO_ACCESS");
    expect((await rowOf(made.id)).lastSeenAt).toBeNull();
    const login = await app.graphql("mutation($i: LoginInput!) { login(input: $i) { jwt } }", { i: { user, password: "Demo-pass1!" } });
    expect(codeOf(login)).toBe("LOGIN_FAILED");
    expect(codeOf(await adminFixture.do(admin, `sendPasswordReset(input: { id: "${made.id}" }) { id }`))).toBe("INTERNAL_USER");
  });

  test("bound to one tenant is not accessible from another", async () => {
    const object = randomUUID();
    const made = await adminFixture.user(admin, { directoryObject: object, email: "" });
    const person: Person = { sub: named("sub"), oid: object, tid: "ours" };
    expect(await userIdOf(await directory.signIn(person))).toBe(made.id);
    expect((await directory.through({ ...person, tid: "theirs" })).error).toBe("DIRECTORY_NO_ACCESS");
  });

  test("is unique per object, requires all fields and is recorded in the audit log", async () => {
    const object = randomUUID();
    const made = await adminFixture.user(admin, { directoryObject: object, email: "" });
    expect(codeOf(await adminFixture.create(admin, { directoryObject: object.toUpperCase() }))).toBe("USER_EXISTS");
    for (const directoryObject of ["", " ", "a b"])
      expect(codeOf(await adminFixture.create(admin, { directoryObject }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await adminFixture.create(admin, { email: "" }))).toBe("EMAIL_INVALID");
    expect((await adminFixture.audited(made.id))[0]).toMatchObject({
      action: "user.create",
      after: { internal: true, directoryObject: object },
    });
  });

  test("is not duplicated by a concurrent first sign-in", async () => {
    const rules = [{ role: "Operator", profile: "OPERADOR", instances: ["ES"] }];
    const open = await startTestApp({ ...provider.env, OIDC_ROLES: JSON.stringify(rules) }, { beside: app });
    const [signingIn, browser, object] = [createDirectorySignIn(open, provider), new Browser(), randomUUID()];
    const person: Person = { sub: named("sub"), oid: object, tid: "ours", roles: ["Operator"] };
    const answer = await signingIn.atDirectory(browser, await signingIn.begin(browser), person);
    const small = await adminFixture.administrator(admin);
    // An unknown user is created with the first administrator as owner and waits.
    const [first] = await app.db.select().from(users).where(eq(users.user, "admin"));
    const release = await lockUser(app, first!.id);
    const arrival = signingIn.comeBack(browser, answer!);
    await untilLockWaiter(app);
    let done = false;
    const creation = adminFixture.create(small.token, { directoryObject: object, email: "" }).finally(() => (done = true));
    await expect.poll(async () => done || (await lockWaiterCount(app)) > 1).toBe(true);
    await release();
    expect([(await arrival).error, codeOf(await creation)]).toEqual([null, "USER_EXISTS"]);
    expect(await app.db.select().from(users).where(eq(users.directoryObject, object))).toHaveLength(1);
  });

  test("is rejected without a directory", async () => {
    const alone = await startTestApp({}, { beside: app });
    const other = administration(alone);
    expect(codeOf(await other.create(await alone.signIn("admin"), { directoryObject: randomUUID() }))).toBe("DIRECTORY_ABSENT");
  });
});
