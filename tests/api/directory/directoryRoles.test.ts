import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { startTestDirectory, type Person } from "../../fixtures/auth/directory";
import { createDirectorySignIn } from "../../fixtures/auth/directorySignIn";
import { administration, codeOf, type ManagedUser, userFields } from "../../fixtures/auth/administration";

const rules = [
  { role: "Admin", profile: "LOCALADMIN", instances: "all" },
  { role: "Operator", profile: "OPERADOR", instances: ["ES"] },
  { role: "Everywhere", profile: "OPERADOR", instances: "all" },
  { role: "Client", profile: "CLIENTE", specificProfile: "Demo client", instances: ["ES"] },
];
let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
let directory: ReturnType<typeof createDirectorySignIn>;
beforeAll(async () => {
  const provider = await startTestDirectory();
  app = await startTestApp({ ...provider.env, OIDC_ROLES: JSON.stringify(rules) });
  directory = createDirectorySignIn(app, provider);
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

let last = 0;
const directoryPerson = (role: string): Person => ({
  sub: `role-${++last}`,
  roles: [role],
  preferred_username: `r${last}@corp.test`,
  name: "Ana",
});
const rowOf = async ({ sub }: Person) => (await app.db.select().from(users).where(eq(users.directoryObject, sub)))[0]!;

describe("a user whose directory role changed", () => {
  test("leaves its property as a local administrator for transfer and signs in with the new role", async () => {
    const person = directoryPerson("Admin");
    const token = await directory.signIn(person);
    const { id } = await rowOf(person);
    const owned = await adminFixture.user(token);
    const profile = await adminFixture.profile(token);
    const after = await directory.signIn({ ...person, roles: ["Operator"] });
    expect(await app.graphql("{ userInfo { profileType } }", {}, after)).toMatchObject({ data: { userInfo: { profileType: "OPERADOR" } } });
    expect(codeOf(await adminFixture.create(token))).toBe("FORBIDDEN");
    const listed = async () => {
      const { data } = await adminFixture.ask<{ localAdmins: { nodes: ManagedUser[]; totalCount: number } }>(
        admin,
        "localAdmins(first: 100) { nodes { id profileType ownedUsers ownedProfiles } totalCount }",
      );
      expect(data!.localAdmins.totalCount).toBe(data!.localAdmins.nodes.length);
      return data!.localAdmins.nodes.find((one) => one.id === id);
    };
    expect(await listed()).toMatchObject({ profileType: "OPERADOR", ownedUsers: 1, ownedProfiles: 1 });
    const heir = await adminFixture.administrator(admin, ["ES"]);
    expect(
      (await adminFixture.do(admin, `transferLocalAdmin(input: { id: "${id}", replacementId: "${heir.id}" }) { id }`)).errors,
    ).toBeUndefined();
    expect((await adminFixture.ask(heir.token, `user(id: "${owned.id}") { id }`)).errors).toBeUndefined();
    expect((await adminFixture.ask(heir.token, `specificProfile(id: "${profile.id}") { id }`)).errors).toBeUndefined();
    expect(await listed()).toBeUndefined();
    // who owns nothing and is none is none
    expect(codeOf(await adminFixture.do(admin, `transferLocalAdmin(input: { id: "${id}", replacementId: "${heir.id}" }) { id }`))).toBe(
      "NOT_FOUND",
    );
  });

  test("keeps a narrower specific profile of another generic one, with a reason for its administrator", async () => {
    const person = directoryPerson("Client");
    await directory.signIn(person);
    const { id, specificProfileId } = await rowOf(person);
    expect(specificProfileId).not.toBeNull();
    for (let times = 0; times < 2; times++) await directory.signIn({ ...person, roles: ["Operator"] });
    expect(await rowOf(person)).toMatchObject({ profileType: "CLIENTE", specificProfileId });
    const { data } = await adminFixture.ask<{ user: ManagedUser }>(admin, `user(id: "${id}") { ${userFields} roleKept }`);
    expect(data!.user).toMatchObject({ roleKept: "SPECIFIC_PROFILE" });
    const rows = (await adminFixture.audited(id)).filter(({ action }) => action.startsWith("user.role"));
    expect(rows).toMatchObject([
      { action: "user.roleKept", after: { why: "SPECIFIC_PROFILE", role: "OPERADOR", kept: { specificProfileId } } },
    ]);
    // The administrator of the user decides; afterwards the role applies.
    const { roleKept: _, ...user } = data!.user;
    const chosen = await adminFixture.change(admin, user as ManagedUser, { profileType: "OPERADOR", specificProfileId: null, email: null });
    expect(chosen.errors).toBeUndefined();
    await directory.signIn({ ...person, roles: ["Operator"] });
    expect(await rowOf(person)).toMatchObject({ profileType: "OPERADOR", specificProfileId: null, roleKept: null });
  });

  test("keeps the AMA instances of that profile instead of those of the role", async () => {
    const person = directoryPerson("Client");
    await directory.signIn(person);
    const { id, specificProfileId } = await rowOf(person);
    await directory.signIn({ ...person, roles: ["Everywhere"] });
    const kept = { profileType: "CLIENTE", specificProfileId, allInstances: false, roleKept: "SPECIFIC_PROFILE" };
    expect(await rowOf(person)).toMatchObject(kept);
    const { data } = await adminFixture.ask<{ user: ManagedUser }>(admin, `user(id: "${id}") { instances { id } }`);
    expect(data!.user).toMatchObject({ instances: [{ id: "ES" }] });
    expect((await adminFixture.audited(id)).map(({ action }) => action)).not.toContain("user.role");
  });

  test("keeps the rank of the last local administrator with a notice until another one exists", async () => {
    const person = directoryPerson("Admin");
    await directory.signIn(person);
    const { id } = await rowOf(person);
    const others = and(eq(users.profileType, "LOCALADMIN"), ne(users.id, id), isNull(users.disabledAt));
    const gone = await app.db.update(users).set({ disabledAt: new Date() }).where(others).returning({ id: users.id });
    await directory.signIn({ ...person, roles: ["Operator"] });
    expect(await rowOf(person)).toMatchObject({ profileType: "LOCALADMIN", allInstances: true, roleKept: "LAST_ADMINISTRATOR" });
    await app.db
      .update(users)
      .set({ disabledAt: null })
      .where(
        inArray(
          users.id,
          gone.map((one) => one.id),
        ),
      );
    await directory.signIn({ ...person, roles: ["Operator"] });
    expect(await rowOf(person)).toMatchObject({ profileType: "OPERADOR", allInstances: false, roleKept: null });
    expect((await adminFixture.audited(id)).map(({ action }) => action)).toEqual(expect.arrayContaining(["user.roleKept", "user.role"]));
  });

  test("keeps a specific profile assigned by administrators if the rule names none", async () => {
    const person = directoryPerson("Operator");
    await directory.signIn(person);
    const { id } = await rowOf(person);
    const { id: specificProfileId } = await adminFixture.profile(admin, { profileType: "OPERADOR" });
    const { data } = await adminFixture.ask<{ user: ManagedUser }>(admin, `user(id: "${id}") { ${userFields} }`);
    expect((await adminFixture.change(admin, data!.user, { specificProfileId })).errors).toBeUndefined();
    await directory.signIn(person);
    expect(await rowOf(person)).toMatchObject({ specificProfileId });
  });
});

test.each([
  ["null", null],
  ["an empty text", ""],
  ["a number", 17],
  ["an overlong text", "x".repeat(1_001)],
])("a role of the directory applies next to %s", async (_name, element) => {
  const person = directoryPerson("Operator");
  const token = await directory.signIn({ ...person, roles: [element, "Operator"] as string[] });
  expect(await app.graphql("{ userInfo { profileType } }", {}, token)).toMatchObject({ data: { userInfo: { profileType: "OPERADOR" } } });
});

test("a user with a NUL in the directory entry is rejected or signed in without it, never with an internal error", async () => {
  const person = directoryPerson("Operator");
  const token = await directory.signIn({ ...person, name: "An\0a", email: "a\0@corp.test" });
  expect(await app.graphql("{ userInfo { name } }", {}, token)).toMatchObject({ data: { userInfo: { name: "Ana" } } });
  expect((await directory.through({ ...person, sub: "nul\0subject" })).error).toBe("DIRECTORY_REFUSED");
});
