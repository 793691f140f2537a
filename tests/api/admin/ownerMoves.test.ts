import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { administration, codeOf, userFields, valuesOf, type ManagedUser, type Person } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

const moveUser = (token: string, { id }: { id: string }, to: { id: string }) =>
  adminFixture.do(token, `moveUser(input: { id: "${id}", ownerId: "${to.id}" }) { id owner { id } }`);
const moveProfile = (token: string, { id }: { id: string }, to: { id: string }) =>
  adminFixture.do(token, `moveSpecificProfile(input: { id: "${id}", ownerId: "${to.id}" }) { id owner { id } }`);
const ownerOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!.ownerId;
const ownerOfProfile = async (id: string) => (await app.db.select().from(specificProfiles).where(eq(specificProfiles.id, id)))[0]!.ownerId;
const newOwners = async (field: "newOwnersOfUser" | "newOwnersOfSpecificProfile", { id }: { id: string }, token = admin) =>
  (await adminFixture.ask<Record<string, Person[]>>(token, `${field}(id: "${id}") { id }`)).data![field]!.map((one) => one.id);

describe("moving one user to another local administrator", () => {
  test("transfers that user only, once, and with it the right to manage the user", async () => {
    const [from, to] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
    const profile = await adminFixture.profile(from.token, { profileType: "OPERADOR" });
    const [user, stays] = [await adminFixture.user(from.token, { specificProfileId: profile.id }), await adminFixture.user(from.token)];
    expect(await newOwners("newOwnersOfUser", user)).toContain(to.id);
    expect(await newOwners("newOwnersOfUser", user)).not.toContain(from.id);
    for (const _ of [1, 2]) expect((await moveUser(admin, user, to)).data).toEqual({ moveUser: { id: user.id, owner: { id: to.id } } });
    expect([await ownerOf(stays.id), await ownerOfProfile(profile.id)]).toEqual([from.id, from.id]);
    expect((await adminFixture.audited(user.id)).filter(({ action }) => action === "user.move")).toMatchObject([
      { before: { ownerId: from.id }, after: { ownerId: to.id } },
    ]);
    expect((await adminFixture.ask(from.token, `user(id: "${user.id}") { id }`)).data).toEqual({ user: null });
    // It keeps the profile that its new owner does not manage, also when that one changes something else of it.
    const now = (await adminFixture.ask<{ user: ManagedUser }>(to.token, `user(id: "${user.id}") { ${userFields} }`)).data!.user;
    const renamed = await adminFixture.change(to.token, now, { name: "Moved" });
    expect(renamed.data?.changeUser).toMatchObject({ name: "Moved", specificProfile: { id: profile.id } });
  });

  test("rejects users and administrators out of scope", async () => {
    const [mine, theirs] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
    const [own, foreign] = [await adminFixture.user(mine.token), await adminFixture.user(theirs.token)];
    expect(codeOf(await moveUser(mine.token, foreign, mine))).toBe("NOT_FOUND");
    expect(codeOf(await moveUser(mine.token, own, theirs))).toBe("NOT_FOUND");
    expect(codeOf(await moveUser(mine.token, own, foreign))).toBe("NOT_FOUND");
    expect((await adminFixture.ask(mine.token, `newOwnersOfUser(id: "${foreign.id}") { id }`)).data).toEqual({ newOwnersOfUser: null });
    expect([await ownerOf(own.id), await ownerOf(foreign.id)]).toEqual([mine.id, theirs.id]);
  });

  test("rejects a new owner that is no administrator, is disabled or does not cover the instances", async () => {
    const owner = await adminFixture.administrator(admin, ["ES", "PT"]);
    const user = await adminFixture.user(owner.token, { instanceIds: ["PT"] });
    const low = await adminFixture.administrator(owner.token, ["ES"]);
    await adminFixture.profile(low.token, { instanceIds: ["ES"] });
    const [narrow, disabled] = [await adminFixture.administrator(admin, ["ES"]), await adminFixture.administrator(admin, ["ES", "PT"])];
    await adminFixture.do(admin, `disableUsers(input: { ids: ["${disabled.id}"] }) { id }`);
    expect(codeOf(await moveUser(admin, user, narrow))).toBe("REPLACEMENT_TOO_NARROW");
    expect(codeOf(await moveUser(admin, user, disabled))).toBe("NOT_FOUND");
    expect(codeOf(await moveUser(admin, user, await adminFixture.user(admin)))).toBe("NOT_FOUND");
    const elsewhere = await adminFixture.administrator(admin, ["PT"]);
    expect(codeOf(await moveUser(admin, low, elsewhere))).toBe("REPLACEMENT_TOO_NARROW");
    const everywhere = await adminFixture.user(admin, { allInstances: true, instanceIds: [] });
    expect(codeOf(await moveUser(admin, everywhere, owner))).toBe("REPLACEMENT_TOO_NARROW");
    const possible = await newOwners("newOwnersOfUser", user);
    for (const { id } of [narrow, disabled, owner]) expect(possible).not.toContain(id);
    expect(await ownerOf(user.id)).toBe(owner.id);
  });

  test("rejects moving oneself or creating a cycle of owners", async () => {
    const [top, other] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
    const middle = await adminFixture.administrator(top.token);
    const low = await adminFixture.administrator(middle.token);
    expect(codeOf(await moveUser(top.token, top, middle))).toBe("NOT_ONESELF");
    for (const heir of [middle, low]) {
      const answer = await moveUser(admin, middle, heir);
      expect([codeOf(answer), valuesOf(answer)]).toEqual(["BAD_USER_INPUT", { field: "ownerId" }]);
    }
    expect(await newOwners("newOwnersOfUser", middle)).not.toContain(low.id);
    expect((await moveUser(admin, middle, other)).errors).toBeUndefined();
    expect((await adminFixture.ask(other.token, `user(id: "${low.id}") { id }`)).errors).toBeUndefined();
    expect((await adminFixture.ask(top.token, `user(id: "${low.id}") { id }`)).data).toEqual({ user: null });
  });

  test("rejects one of two concurrent moves that would form a cycle", async () => {
    const [a, b] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
    const answers = await Promise.all([moveUser(admin, a, b), moveUser(admin, b, a)]);
    expect(answers.map(codeOf).sort()).toEqual(["BAD_USER_INPUT", undefined]);
  });
});

describe("moving one specific profile to another local administrator", () => {
  test("transfers that profile only, once, and its users keep it", async () => {
    const [from, to] = [await adminFixture.administrator(admin), await adminFixture.administrator(admin)];
    const [profile, stays] = [await adminFixture.profile(from.token, { profileType: "OPERADOR" }), await adminFixture.profile(from.token)];
    const user = await adminFixture.user(from.token, { specificProfileId: profile.id });
    expect(await newOwners("newOwnersOfSpecificProfile", profile)).toContain(to.id);
    expect(await newOwners("newOwnersOfSpecificProfile", profile)).not.toContain(from.id);
    for (const _ of [1, 2])
      expect((await moveProfile(admin, profile, to)).data).toEqual({ moveSpecificProfile: { id: profile.id, owner: { id: to.id } } });
    expect([await ownerOfProfile(stays.id), await ownerOf(user.id)]).toEqual([from.id, from.id]);
    expect((await adminFixture.audited(profile.id)).filter(({ action }) => action === "specificProfile.move")).toMatchObject([
      { before: { ownerId: from.id }, after: { ownerId: to.id } },
    ]);
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row!.specificProfileId).toBe(profile.id);
    expect((await adminFixture.ask(from.token, `specificProfile(id: "${profile.id}") { id }`)).data).toEqual({ specificProfile: null });
    const same = { id: profile.id, updatedAt: profile.updatedAt, profileType: "OPERADOR", name: "Renamed profile" };
    expect(codeOf(await adminFixture.saveProfile(to.token, same))).toBe("PROFILE_IN_USE");
  });

  test("rejects profiles and administrators out of scope and owners without the instances", async () => {
    const [mine, theirs] = [await adminFixture.administrator(admin, ["ES", "PT"]), await adminFixture.administrator(admin, ["ES", "PT"])];
    const [own, foreign] = [await adminFixture.profile(mine.token, { instanceIds: ["PT"] }), await adminFixture.profile(theirs.token)];
    const narrow = await adminFixture.administrator(mine.token, ["ES"]);
    expect(codeOf(await moveProfile(mine.token, foreign, mine))).toBe("NOT_FOUND");
    expect(codeOf(await moveProfile(mine.token, own, theirs))).toBe("NOT_FOUND");
    expect(codeOf(await moveProfile(mine.token, own, narrow))).toBe("REPLACEMENT_TOO_NARROW");
    const client = await adminFixture.contracts("PT", "A", "B");
    const contracts = [{ instanceId: "PT", clientId: client, contractId: "A" }];
    const ofContract = await adminFixture.profile(mine.token, { contracts });
    expect(codeOf(await moveProfile(mine.token, ofContract, narrow))).toBe("REPLACEMENT_TOO_NARROW");
    expect(await newOwners("newOwnersOfSpecificProfile", own, mine.token)).not.toContain(narrow.id);
    expect([await ownerOfProfile(own.id), await ownerOfProfile(foreign.id)]).toEqual([mine.id, theirs.id]);
  });
});
