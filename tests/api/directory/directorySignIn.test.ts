import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { userInstances, users } from "../../../server/db/tables/users";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { Browser, startTestDirectory, type TestDirectory, type Person, publicUrl } from "../../fixtures/auth/directory";
import { administration, codeOf, type ManagedUser, userFields } from "../../fixtures/auth/administration";
import { createDirectorySignIn } from "../../fixtures/auth/directorySignIn";

const rules = [
  { role: "Atalaya.Admin", profile: "LOCALADMIN", instances: "all" },
  { role: "Atalaya.Supervisor", profile: "SUPERVISOR", instances: ["ES", "PT"] },
  { role: "Atalaya.Operator", profile: "OPERADOR", instances: ["ES"] },
  { role: "Atalaya.Client", profile: "CLIENTE", specificProfile: "Demo client" },
  { role: "Atalaya.Wrong", profile: "OPERADOR", specificProfile: "Demo client" },
  { role: "Atalaya.Nowhere", profile: "OPERADOR", instances: ["XX"] },
  { role: "Atalaya.Invited", profile: "OPERADOR", create: false },
];
const tenant = "tenant-1";
let last = 0;
const directoryPerson = (roles: string[] = ["Atalaya.Operator"], more: Partial<Person> = {}): Person => {
  const n = ++last;
  return { sub: `sub-${n}`, oid: `oid-${n}`, tid: tenant, roles, preferred_username: `p${n}@corp.test`, name: `Person ${n}`, ...more };
};

let directory: TestDirectory;
let app: TestApp;
let signInFixture: ReturnType<typeof createDirectorySignIn>;
beforeAll(async () => {
  directory = await startTestDirectory();
  app = await startTestApp({ ...directory.env, OIDC_TENANT: tenant, OIDC_ROLES: JSON.stringify(rules) });
  signInFixture = createDirectorySignIn(app, directory);
});
beforeEach(() => {
  app.clock.offset = 0;
  directory.forge = null;
});

const userOf = async ({ oid }: Person) => (await app.db.select().from(users).where(eq(users.directoryObject, oid!)))[0];
const instancesOf = async (id: string): Promise<string[]> =>
  (await app.db.select().from(userInstances).where(eq(userInstances.userId, id))).map(({ instanceId }) => instanceId).sort();
const auditOf = (entityId: string, action: string) =>
  app.db
    .select()
    .from(audit)
    .where(and(eq(audit.entityId, entityId), eq(audit.action, action)));

describe("signing in through the directory", () => {
  test("starts with state, nonce and S256, bound to an HttpOnly cookie", async () => {
    const browser = new Browser();
    const { to, response } = await browser.ask(`${app.url}/aad/login`);
    const asked = new URL(to!).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      client_id: "atalaya",
      redirect_uri: `${publicUrl}/aad/callback`,
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[\w-]{43}\.en$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-atalaya_directory=[\w-]{43}; Max-Age=660; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("ends with a session of a new user with the role's profile, owned by the first administrator", async () => {
    const person = directoryPerson(["Something.Else", "Atalaya.Supervisor"], { email: "super@corp.test" });
    const browser = new Browser();
    const { jwt, error, lang } = await signInFixture.through(person, browser, "?lang=it");
    expect([error, lang]).toEqual([null, "it"]);
    const entered = await signInFixture.exchange(jwt!, browser);
    expect(entered).toMatchObject({ name: person.name, profileType: "SUPERVISOR", language: "it" });
    expect(entered.cookie).toMatch(/HttpOnly/);
    expect(await app.graphql("{ userInfo { name } }", {}, entered.jwt)).toMatchObject({ data: { userInfo: { name: person.name } } });
    const [admin] = await app.db.select().from(users).where(eq(users.user, "admin"));
    const user = (await userOf(person))!;
    expect(user).toMatchObject({
      ...{ user: person.preferred_username, email: "super@corp.test", internal: true, passwordHash: null, ownerId: admin!.id },
      ...{ directoryIssuer: directory.issuer, directoryTenant: tenant, directoryObject: person.oid },
    });
    expect(await instancesOf(user.id)).toEqual(["ES", "PT"]);
    expect(await auditOf(user.id, "user.create")).toMatchObject([{ origin: expect.stringMatching(/127|::1/) }]);
  });

  test("finds the same user again after changes of name and e-mail", async () => {
    const person = directoryPerson();
    await signInFixture.signIn(person);
    const user = (await userOf(person))!;
    await signInFixture.signIn({ ...person, preferred_username: "married@corp.test", email: "other@corp.test" });
    expect((await app.db.select().from(users).where(eq(users.directoryObject, person.oid!))).map(({ id }) => id)).toEqual([user.id]);
  });

  test("leaves a name valid only in the directory, and an administrator can change other fields", async () => {
    const person = directoryPerson(undefined, { name: "Łukasz O'Connor-Núñez (ext.)", email: "lukasz@corp" });
    await signInFixture.signIn(person);
    const { id } = (await userOf(person))!;
    const fixture = administration(app);
    const admin = await app.signIn("admin");
    const read = async () => (await fixture.ask<{ user: ManagedUser }>(admin, `user(id: "${id}") { ${userFields} }`)).data!.user;
    const change = async (more: object) => fixture.change(admin, await read(), more);
    expect((await change({ language: "pt" })).data?.changeUser).toMatchObject({ name: person.name, language: "pt" });
    expect(codeOf(await change({ name: "Łukasz O'Connor-Núñez (int.)" }))).toBe("NAME_INVALID");
  });

  test("creates one user for two concurrent sign-ins", async () => {
    const person = directoryPerson();
    const tokens = await Promise.all([signInFixture.signIn(person), signInFixture.signIn(person)]);
    expect(new Set(tokens).size).toBe(2);
    expect(await app.db.select().from(users).where(eq(users.directoryObject, person.oid!))).toHaveLength(1);
  });

  test("supports two tabs of one browser concurrently", async () => {
    const browser = new Browser();
    const person = directoryPerson();
    const [one, other] = [await signInFixture.begin(browser), await signInFixture.begin(browser)];
    const first = await signInFixture.atDirectory(browser, one, person);
    const second = await signInFixture.atDirectory(browser, other, person);
    expect((await signInFixture.comeBack(browser, first!)).error).toBeNull();
    expect((await signInFixture.comeBack(browser, second!)).error).toBeNull();
  });

  test("treats groups as roles and applies the first matching rule", async () => {
    const person = directoryPerson([], { groups: ["Atalaya.Operator", "Atalaya.Supervisor"] });
    await signInFixture.signIn(person);
    expect((await userOf(person))!.profileType).toBe("SUPERVISOR");
  });

  test("assigns the specific profile of a role and limits a client to its contracts", async () => {
    const person = directoryPerson(["Atalaya.Client"]);
    await signInFixture.signIn(person);
    const user = (await userOf(person))!;
    expect(user).toMatchObject({ profileType: "CLIENTE", specificProfileId: expect.any(String), allInstances: false });
    expect(await instancesOf(user.id)).toEqual([]);
  });

  test("keeps the session if requested", async () => {
    const person = directoryPerson();
    for (const [query, kept] of [
      ["?keep=1", true],
      ["", false],
    ] as const) {
      const browser = new Browser();
      const { jwt } = await signInFixture.through(person, browser, query);
      expect(/Max-Age/.test((await signInFixture.exchange(jwt!, browser)).cookie!)).toBe(kept);
    }
  });

  test("provides the page with its start address", async () => {
    const { data } = await app.graphql("{ signInOptions { directory } }");
    expect(data).toEqual({ signInOptions: { directory: `${publicUrl}/aad/login` } });
  });
});

describe("a changed role", () => {
  test("changes the profile at the next sign-in and the permissions of open sessions", async () => {
    const person = directoryPerson(["Atalaya.Supervisor"]);
    const before = await signInFixture.signIn(person);
    const user = (await userOf(person))!;
    await signInFixture.signIn({ ...person, roles: ["Atalaya.Operator"] });
    expect((await userOf(person))!.profileType).toBe("OPERADOR");
    expect(await instancesOf(user.id)).toEqual(["ES"]);
    expect(await app.graphql("{ userInfo { profileType } }", {}, before)).toMatchObject({
      data: { userInfo: { profileType: "OPERADOR" } },
    });
    expect(await auditOf(user.id, "user.role")).toMatchObject([
      {
        actorName: "system",
        before: { profileType: "SUPERVISOR", instanceIds: ["ES", "PT"] },
        after: { profileType: "OPERADOR", instanceIds: ["ES"] },
      },
    ]);
  });

  test("closes a socket with wider access than the new role", async () => {
    const person = directoryPerson(["Atalaya.Supervisor"]);
    const token = await signInFixture.signIn(person);
    const closed = new Promise<number>((done) => {
      const client = app.socket(token, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      client.on("connected", () => void signInFixture.signIn({ ...person, roles: ["Atalaya.Operator"] }));
    });
    expect(await closed).toBe(4403);
  });

  test("changes nothing if it is equal", async () => {
    const person = directoryPerson(["Atalaya.Supervisor"]);
    await signInFixture.signIn(person);
    await signInFixture.signIn(person);
    expect(await auditOf((await userOf(person))!.id, "user.role")).toEqual([]);
  });

  test("denies sign-in and invalidates pending codes after its withdrawal", async () => {
    const person = directoryPerson();
    const token = await signInFixture.signIn(person);
    expect((await signInFixture.through({ ...person, roles: [] })).error).toBe("DIRECTORY_NO_ACCESS");
    expect((await app.graphql("{ userInfo { name } }", {}, token)).errors![0]!.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("leaves fields that its rule does not set as the administrators set them", async () => {
    const person = directoryPerson(["Atalaya.Client"]);
    await signInFixture.signIn(person);
    const { id } = (await userOf(person))!;
    await app.db.insert(userInstances).values({ userId: id, instanceId: "IT" });
    await signInFixture.signIn(person);
    expect(await instancesOf(id)).toEqual(["IT"]);
  });
});

describe("rejected sign-ins", () => {
  test.each([
    ["without a role", []],
    ["by a role that makes no users", ["Atalaya.Invited"]],
    ["by a role whose specific profile is of another generic one", ["Atalaya.Wrong"]],
    ["by a role whose instance does not exist", ["Atalaya.Nowhere"]],
  ])("include an unknown user %s", async (_which, roles) => {
    const person = directoryPerson(roles);
    expect((await signInFixture.through(person)).error).toBe("DIRECTORY_NO_ACCESS");
    expect(await userOf(person)).toBeUndefined();
    const rejected = await app.db.select().from(audit).where(eq(audit.action, "session.refuse"));
    expect(rejected.map(({ after }) => (after as { object: string }).object)).toContain(person.oid);
  });

  test("include a disabled user", async () => {
    const person = directoryPerson();
    await signInFixture.signIn(person);
    await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.directoryObject, person.oid!));
    expect((await signInFixture.through(person)).error).toBe("DIRECTORY_NO_ACCESS");
  });

  test("include a user disabled during the sign-in", async () => {
    const person = directoryPerson();
    const browser = new Browser();
    const { jwt } = await signInFixture.through(person, browser);
    await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.directoryObject, person.oid!));
    expect((await signInFixture.exchange(jwt!, browser)).code).toBe("DIRECTORY_REFUSED");
  });

  test("include a cancelled sign-in at the directory", async () => {
    expect(await signInFixture.through(null, new Browser(), "?lang=tr")).toEqual({ jwt: null, error: "DIRECTORY_CANCELLED", lang: "tr" });
  });
});

describe("an installation without a directory", () => {
  let without: TestApp;
  beforeAll(async () => void (without = await startTestApp()));

  test("reports that to the page and to direct requests", async () => {
    expect((await without.graphql("{ signInOptions { directory } }")).data).toEqual({ signInOptions: { directory: null } });
    const { status, to } = await new Browser().ask(`${without.url}/aad/login?lang=pt`);
    expect([status, to]).toEqual([302, `${without.url}/#/login/aad?error=DIRECTORY_ABSENT&lang=pt`]);
  });
});

test("an internal user cannot sign in by password", async () => {
  const person = directoryPerson();
  await signInFixture.signIn(person);
  const login = "mutation($input: LoginInput!) { login(input: $input) { jwt } }";
  const { errors } = await app.graphql(login, { input: { user: person.preferred_username, password } });
  expect(errors![0]!.extensions.code).toBe("LOGIN_FAILED");
});
