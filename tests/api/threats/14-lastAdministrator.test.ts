import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { apiKeys } from "../../../server/db/tables/keys";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { administration, codeOf, type ManagedUser, type Person, userFields } from "../../fixtures/auth/administration";

let app: TestApp;
let adminFixture: ReturnType<typeof administration>;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  adminFixture = administration(app);
  admin = await app.signIn("admin");
});

const remove = (token: string, from: Person, to: { id: string }) =>
  adminFixture.do(token, `deleteLocalAdmin(input: { id: "${from.id}", replacementId: "${to.id}" }) { replacement { id } }`);
const transfer = (token: string, from: Person, to: { id: string }) =>
  adminFixture.do(token, `transferLocalAdmin(input: { id: "${from.id}", replacementId: "${to.id}" }) { id }`);
/** Every owner exists, and every chain of owners ends. */
async function checkOwners(): Promise<void> {
  const rows = await app.db.select().from(users);
  const owners = new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
  for (const start of owners.keys()) {
    const seen = new Set<string>();
    for (let at: string | null = start; at !== null; at = owners.get(at)!) {
      expect(owners.has(at), "an owner that is there").toBe(true);
      expect(seen.has(at), "a chain that ends").toBe(false);
      seen.add(at);
    }
  }
  for (const table of [specificProfiles, apiKeys])
    for (const { ownerId } of await app.db.select({ ownerId: table.ownerId }).from(table))
      expect(ownerId === null || owners.has(ownerId)).toBe(true);
}

/** Another administrator of the first one's rank, as a second installation step would make it. */
async function second(): Promise<Person> {
  const person = await adminFixture.person(admin, { profileType: "LOCALADMIN", allInstances: true, instanceIds: [] });
  await app.db.update(users).set({ ownerId: null }).where(eq(users.id, person.id));
  return person;
}

describe("threat 14: no administrator is left, or property has no owner", () => {
  test.each(Array.from({ length: 6 }, (_, round) => round + 1))(
    "concurrent A → B and B → A, round %i: one is rejected, and everything has an owner",
    async () => {
      const [a, b] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
      const owned = [await adminFixture.user(a.token), await adminFixture.user(b.token)];
      await adminFixture.profile(a.token);
      await adminFixture.createKey(b.token);
      const answers = await Promise.all([remove(admin, a, b), remove(admin, b, a)]);
      const codes = answers.map(codeOf);
      expect(codes.filter((code) => code === undefined).length).toBe(1);
      expect(codes.find((code) => code !== undefined)).toBe("NOT_FOUND");
      const left = codes[0] === undefined ? b : a;
      for (const { id } of owned) expect((await app.db.select().from(users).where(eq(users.id, id)))[0]!.ownerId).toBe(left.id);
      await checkOwners();
    },
  );

  test("concurrent deletions of each other leave one", async () => {
    const [a, b] = [await second(), await second()];
    const answers = await Promise.all([remove(a.token, b, a), remove(b.token, a, b)]);
    expect(answers.map(codeOf).filter((code) => code === undefined).length).toBe(1);
    expect(answers.map(codeOf).find((code) => code !== undefined)).toMatch(/^(UNAUTHENTICATED|NOT_FOUND)$/);
    await checkOwners();
  });

  test("concurrent disabling of each other leaves one", async () => {
    const [a, b] = [await second(), await second()];
    const disable = (token: string, { id }: Person) => adminFixture.do(token, `disableUsers(input: { ids: ["${id}"] }) { id }`);
    const answers = await Promise.all([disable(a.token, b), disable(b.token, a)]);
    expect(answers.map(codeOf).filter((code) => code === undefined).length).toBe(1);
    expect(answers.map(codeOf)).toContain("UNAUTHENTICATED");
  });

  test("concurrent transfers in a cycle leave acyclic chains", async () => {
    const a = await adminFixture.administrator(admin);
    const b = await adminFixture.administrator(a.token);
    const c = await adminFixture.administrator(b.token);
    await adminFixture.user(a.token);
    await transfer(admin, a, c);
    await checkOwners();
    await Promise.all([transfer(admin, a, b), transfer(admin, b, c), transfer(admin, c, a)]);
    await checkOwners();
    await Promise.all([transfer(admin, a, c), remove(admin, b, a), transfer(admin, c, b)]);
    await checkOwners();
  });

  test("a user created during the deletion of its owner belongs to the successor or is rejected", async () => {
    for (let round = 0; round < 4; round++) {
      const [a, b] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
      const [removed, ...made] = await Promise.all([remove(admin, a, b), ...[1, 2, 3].map(() => adminFixture.create(a.token))]);
      expect(codeOf(removed)).toBeUndefined();
      for (const answer of made) expect([undefined, "UNAUTHENTICATED"]).toContain(codeOf(answer));
      for (const { data } of made)
        if (data) expect((await app.db.select().from(users).where(eq(users.id, data.createUser.id)))[0]!.ownerId).toBe(b.id);
    }
    await checkOwners();
  });

  test("the last local administrator cannot be disabled by other administrators", async () => {
    const supervisor = await adminFixture.person(admin, { profileType: "SUPERVISOR", allInstances: true, instanceIds: [] });
    await app.db.execute(sql`
      insert into generic_profiles values ('SUPERVISOR', array['admin.users', 'admin.localAdmins'], false, now())
      on conflict (profile_type) do update set functionalities = excluded.functionalities`);
    const [a, b] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
    await app.db
      .update(users)
      .set({ ownerId: supervisor.id })
      .where(inArray(users.id, [a.id, b.id]));
    const others = and(eq(users.profileType, "LOCALADMIN"), notInArray(users.id, [a.id, b.id]));
    await app.db.update(users).set({ disabledAt: new Date() }).where(others);
    const disable = (...ids: string[]) => adminFixture.do(supervisor.token, `disableUsers(input: { ids: ${JSON.stringify(ids)} }) { id }`);
    expect(codeOf(await disable(a.id, b.id))).toBe("LAST_ADMINISTRATOR");
    const answers = await Promise.all([disable(a.id), disable(b.id)]);
    expect(answers.map(codeOf).sort()).toEqual(["LAST_ADMINISTRATOR", undefined]);
    const [stays] = await app.db
      .select()
      .from(users)
      .where(and(eq(users.profileType, "LOCALADMIN"), isNull(users.disabledAt)));
    const now = await adminFixture.ask<{ user: ManagedUser }>(supervisor.token, `user(id: "${stays!.id}") { ${userFields} }`);
    expect(codeOf(await adminFixture.change(supervisor.token, now.data!.user, { profileType: "SUPERVISOR" }))).toBe("LAST_ADMINISTRATOR");
  });
});
