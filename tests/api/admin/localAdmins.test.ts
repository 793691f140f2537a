import { eq, or } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { apiKeys } from "../../../server/db/tables/keys";
import { mails } from "../../../server/db/tables/mails";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { users } from "../../../server/db/tables/users";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { administration, codeOf, named, userFields, valuesOf, type ManagedUser, type Person } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

const ownerOf = async (id: string): Promise<string | null> => (await app.db.select().from(users).where(eq(users.id, id)))[0]!.ownerId;
const remove = (token: string, one: Person, to: { id: string }) =>
  adminFixture.do(
    token,
    `deleteLocalAdmin(input: { id: "${one.id}", replacementId: "${to.id}" }) { deleted { id user } replacement { id } }`,
  );
const transfer = (token: string, one: Person, to: { id: string }) =>
  adminFixture.do(token, `transferLocalAdmin(input: { id: "${one.id}", replacementId: "${to.id}" }) { id }`);
const adminId = async (): Promise<string> => (await app.db.select().from(users).where(eq(users.user, "admin")))[0]!.id;

/** A local administrator with a user, a profile and a key. */
async function owning(token = admin, instanceIds = ["ES"]) {
  const person = await adminFixture.administrator(token, instanceIds);
  const user = await adminFixture.user(person.token);
  const profile = await adminFixture.profile(person.token);
  const key = (await adminFixture.createKey(person.token)).data!.createApiKey.apiKey;
  return { person, user, profile, key };
}

describe("deleting a local administrator", () => {
  test("transfers its users, profiles and keys to another one and ends its sessions", async () => {
    const { person, user, profile, key } = await owning();
    const heir = await adminFixture.administrator(admin);
    const { data } = await adminFixture.ask<{ user: object }>(admin, `user(id: "${person.id}") { ownedUsers ownedProfiles ownedKeys }`);
    expect(data!.user).toEqual({ ownedUsers: 1, ownedProfiles: 1, ownedKeys: 1 });
    expect((await remove(admin, person, heir)).data).toEqual({
      deleteLocalAdmin: { deleted: { id: person.id, user: person.user }, replacement: { id: heir.id } },
    });
    expect(await ownerOf(user.id)).toBe(heir.id);
    const [moved] = await app.db.select().from(specificProfiles).where(eq(specificProfiles.id, profile.id));
    const [movedKey] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect([moved!.ownerId, movedKey!.ownerId]).toEqual([heir.id, heir.id]);
    expect(codeOf(await app.graphql("{ userInfo { jwt } }", {}, person.token))).toBe("UNAUTHENTICATED");
    expect((await adminFixture.ask(admin, `user(id: "${person.id}") { id }`)).data).toEqual({ user: null });
    expect((await adminFixture.audited(person.id)).at(-1)).toMatchObject({
      action: "localAdmin.delete",
      before: { user: person.user },
      after: { to: heir.id, users: 1, profiles: 1, keys: 1 },
    });
    expect(codeOf(await remove(admin, person, heir))).toBe("NOT_FOUND");
  });

  test("rejects the deletion if no other administrator can take over", async () => {
    const lonely = await adminFixture.administrator(admin);
    const { person } = await owning(lonely.token);
    // Its only superior is disabled for what it owns: the viewer itself can always take over, unless it is too narrow.
    await app.db.update(users).set({ allInstances: true }).where(eq(users.ownerId, person.id));
    expect(codeOf(await remove(lonely.token, person, lonely))).toBe("NO_REPLACEMENT");
    const { data } = await adminFixture.ask<{ localAdminReplacements: object[] }>(
      lonely.token,
      `localAdminReplacements(id: "${person.id}") { id }`,
    );
    expect(data!.localAdminReplacements).toEqual([]);
  });

  test("rejects a successor that does not cover the instances, directly or by its specific profile", async () => {
    const { person } = await owning(admin, ["ES", "PT"]);
    await adminFixture.user(person.token, { instanceIds: ["PT"] });
    const narrow = await adminFixture.administrator(admin, ["ES"]);
    expect(codeOf(await remove(admin, person, narrow))).toBe("REPLACEMENT_TOO_NARROW");
    const profile = await adminFixture.profile(admin, { profileType: "LOCALADMIN", instanceIds: ["ES"] });
    const narrowed = await adminFixture.person(admin, {
      profileType: "LOCALADMIN",
      allInstances: true,
      instanceIds: [],
      specificProfileId: profile.id,
    });
    expect(codeOf(await remove(admin, person, narrowed))).toBe("REPLACEMENT_TOO_NARROW");
    const wide = await adminFixture.administrator(admin, ["ES", "PT", "IT"]);
    const { data } = await adminFixture.ask<{ localAdminReplacements: { id: string }[] }>(
      admin,
      `localAdminReplacements(id: "${person.id}") { id }`,
    );
    const possible = data!.localAdminReplacements.map((one) => one.id);
    expect(possible).toContain(wide.id);
    expect(possible).not.toContain(narrow.id);
    expect(possible).not.toContain(narrowed.id);
    expect((await remove(admin, person, wide)).errors).toBeUndefined();
  });

  test("keeps the ownership chain complete when a subordinate deletes it", async () => {
    const top = await adminFixture.administrator(admin);
    const middle = await adminFixture.administrator(top.token);
    const low = await adminFixture.administrator(middle.token);
    const user = await adminFixture.user(top.token);
    expect((await remove(admin, top, low)).errors).toBeUndefined();
    expect([await ownerOf(low.id), await ownerOf(middle.id), await ownerOf(user.id)]).toEqual([await adminId(), low.id, low.id]);
    expect((await adminFixture.ask(low.token, `user(id: "${middle.id}") { id }`)).errors).toBeUndefined();
    expect((await adminFixture.ask(middle.token, `user(id: "${low.id}") { id }`)).data).toEqual({ user: null });
  });

  test("rejects deleting oneself or the last first administrator", async () => {
    const heir = await adminFixture.administrator(admin);
    const first = { id: await adminId(), user: "admin", token: admin };
    expect(codeOf(await remove(admin, first, heir))).toBe("NOT_ONESELF");
    expect(codeOf(await remove(heir.token, first, heir))).toBe("NOT_FOUND");
  });

  test.each(["operator", "client"])("rejects %s as a local administrator", async (user) => {
    const [row] = await app.db.select().from(users).where(eq(users.user, user));
    const person = await adminFixture.administrator(admin);
    expect(codeOf(await remove(admin, { ...person, id: row!.id }, person))).toBe("NOT_FOUND");
    expect(codeOf(await remove(admin, person, { id: row!.id }))).toBe("NOT_FOUND");
    expect(codeOf(await remove(admin, person, person))).toBe("BAD_USER_INPUT");
  });
});

describe("transferring the property of a local administrator", () => {
  test("leaves nothing behind and is done once", async () => {
    const { person, user } = await owning();
    const heir = await adminFixture.administrator(admin);
    for (const _ of [1, 2]) expect((await transfer(admin, person, heir)).data).toEqual({ transferLocalAdmin: { id: heir.id } });
    expect(await ownerOf(user.id)).toBe(heir.id);
    expect((await adminFixture.ask(person.token, `user(id: "${user.id}") { id }`)).data).toEqual({ user: null });
    expect((await adminFixture.audited(person.id)).filter(({ action }) => action === "localAdmin.transfer").length).toBe(1);
  });

  test("rejects a cycle through a subordinate", async () => {
    const top = await adminFixture.administrator(admin);
    const low = await adminFixture.administrator(top.token);
    const user = await adminFixture.user(top.token);
    expect((await transfer(admin, top, low)).errors).toBeUndefined();
    expect([await ownerOf(top.id), await ownerOf(low.id), await ownerOf(user.id)]).toEqual([await adminId(), await adminId(), low.id]);
  });

  test("keeps an administrator that owns something an administrator", async () => {
    const { person } = await owning();
    const now = (await adminFixture.ask<{ user: ManagedUser }>(admin, `user(id: "${person.id}") { ${userFields} }`)).data!.user;
    expect(codeOf(await adminFixture.change(admin, now, { profileType: "OPERADOR" }))).toBe("ADMINISTRATOR_OWNS");
    await transfer(admin, person, { id: await adminId() });
    expect((await adminFixture.change(admin, now, { profileType: "OPERADOR" })).data?.changeUser.profileType).toBe("OPERADOR");
  });
});

describe("the e-mail of a local administrator", () => {
  const change = (token: string, id: string, email: string, repeated = email, typed = password) =>
    app.graphql<{ changeLocalAdminEmail: { email: string } }>(
      "mutation($input: ChangeLocalAdminEmailInput!) { changeLocalAdminEmail(input: $input) { email } }",
      { input: { id, email, repeated, password: typed } },
      token,
    );

  test("is typed twice, changed with the caller's password and announced to both addresses", async () => {
    const [old, anew] = [`${named("old")}@example.org`, `${named("new")}@example.org`];
    const person = await adminFixture.person(admin, { profileType: "LOCALADMIN", email: old });
    expect(codeOf(await change(admin, person.id, anew, old))).toBe("EMAILS_DIFFER");
    expect(codeOf(await change(admin, person.id, "nobody"))).toBe("EMAIL_INVALID");
    expect(codeOf(await change(admin, person.id, anew, anew, "Wrong-pass1!"))).toBe("PASSWORD_WRONG");
    expect((await change(admin, person.id, anew)).data).toEqual({ changeLocalAdminEmail: { email: anew } });
    expect((await change(admin, person.id, anew)).errors).toBeUndefined();
    expect((await adminFixture.audited(person.id)).filter(({ action }) => action === "localAdmin.email")).toMatchObject([
      { before: { email: old }, after: { email: anew } },
    ]);
    await vi.waitFor(async () => {
      const notification = await app.db
        .select()
        .from(mails)
        .where(or(eq(mails.to, old), eq(mails.to, anew)));
      expect(new Set(notification.map(({ to }) => to))).toEqual(new Set([old, anew]));
    }, 10_000);
  });

  test("is not changed together with other fields of the user", async () => {
    const made = await adminFixture.user(admin, { profileType: "LOCALADMIN" });
    const answer = await adminFixture.change(admin, made, { email: "other@example.org" });
    expect([codeOf(answer), valuesOf(answer)]).toEqual(["BAD_USER_INPUT", { field: "email" }]);
  });

  test("is changed by the user or an administrator above it, and by no other user", async () => {
    const person = await adminFixture.administrator(admin);
    expect((await change(person.token, person.id, "own@example.org")).data?.changeLocalAdminEmail.email).toBe("own@example.org");
    expect(codeOf(await change(person.token, await adminId(), "own@example.org"))).toBe("NOT_FOUND");
  });

  test("counts wrong passwords in the same way as sign-in", async () => {
    const person = await adminFixture.administrator(admin);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 7; i++)
      codes.push(codeOf(await change(person.token, person.id, "a@example.org", "a@example.org", `Wrong-pass${i}!`)));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill("PASSWORD_WRONG"));
    expect(codes.slice(5)).toEqual(["TOO_MANY_ATTEMPTS", "TOO_MANY_ATTEMPTS"]);
  });

  test("requires a recent sign-in for an administrator from the directory, who has no password", async () => {
    const person = await adminFixture.administrator(admin);
    const target = await adminFixture.administrator(person.token);
    await app.db.update(users).set({ internal: true, passwordHash: null }).where(eq(users.id, person.id));
    expect((await change(person.token, target.id, "b@example.org", "b@example.org", "")).errors).toBeUndefined();
    app.clock.offset = 11 * 60_000;
    const late = await change(person.token, target.id, "c@example.org", "c@example.org", "");
    app.clock.offset = 0;
    expect(codeOf(late)).toBe("SIGN_IN_AGAIN");
    expect(codeOf(await change(admin, person.id, "d@example.org"))).toBe("INTERNAL_USER");
  });
});
