// Map configurations that are shared: who sees what of them.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, insertSpecificProfile } from "../../fixtures/auth/profiles";
import { administration, codeOf } from "../../fixtures/auth/administration";
import { type Configuration, type ConfigurationCalls, configurationCalls } from "./configurationCalls";

let app: TestApp;
let calls: ConfigurationCalls;
beforeAll(async () => {
  app = await startTestApp();
  calls = configurationCalls(app);
});

describe("a configuration shared with an AMA instance", () => {
  let supervisor: { id: string; token: string };
  let spaniard: { id: string; token: string };
  let portuguese: { id: string; token: string };
  let shared: Configuration;
  const narrowed = async (instances: string[], profileType: "SUPERVISOR" | "OPERADOR") => {
    const { id, user } = await insertNarrowedUser(app, { profileType, instances });
    return { id, token: await app.signIn(user) };
  };
  beforeEach(async () => {
    supervisor = await narrowed(["ES", "FR"], "SUPERVISOR");
    spaniard = await narrowed(["ES"], "OPERADOR");
    portuguese = await narrowed(["PT"], "OPERADOR");
    shared = await calls.saved(supervisor.token, { name: `Shared ${supervisor.id.slice(0, 8)}` });
    expect((await calls.share(supervisor.token, shared.id, { instanceId: "ES" })).data!.shareMapConfiguration!.sharedInstance).toEqual({
      id: "ES",
    });
  });
  const seenBy = async (token: string): Promise<Configuration | undefined> =>
    (await calls.listOf(token)).find(({ id }) => id === shared.id);

  test("is listed with its owner after the user's configurations, for users of the instance only", async () => {
    const own = await calls.saved(spaniard.token, { name: "Zz own" });
    const all = await calls.listOf(spaniard.token);
    expect(all[0]).toEqual(own);
    expect(all.find(({ id }) => id === shared.id)).toEqual({
      ...shared,
      ...{ isOwn: false, ownerName: "Somebody", sharedInstance: null, sharedProfile: null },
    });
    expect((await calls.one(spaniard.token, shared.id)).data!.mapConfiguration.address).toBe(shared.address);
    expect(await seenBy(portuguese.token)).toBeUndefined();
    expect((await calls.one(portuguese.token, shared.id)).data).toEqual({ mapConfiguration: null });
    expect(codeOf(await calls.makeDefault(portuguese.token, shared.id))).toBe("NOT_FOUND");
  });

  test("is answered as unknown to changes by its users", async () => {
    const { token } = spaniard;
    const answers = [
      await calls.save(token, { id: shared.id, updatedAt: shared.updatedAt, name: "Mine now" }),
      await calls.remove(token, shared.id),
      await calls.unshare(token, shared.id),
    ];
    expect(calls.codes(answers)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(await seenBy(token)).toMatchObject({ name: shared.name });
  });

  test("is copied by its users under the same name", async () => {
    const copy = await calls.saved(spaniard.token, { name: shared.name });
    expect(copy).toMatchObject({ name: shared.name, isOwn: true });
    expect(copy.id).not.toBe(shared.id);
  });

  test("can be a user's default until sharing ends, and not again after a new sharing", async () => {
    await calls.makeDefault(spaniard.token, shared.id);
    await calls.makeDefault(supervisor.token, shared.id);
    expect(await calls.defaultOf(spaniard.token)).toBe(shared.name);
    await calls.unshare(supervisor.token, shared.id);
    expect(await calls.defaultOf(spaniard.token)).toBeNull();
    expect((await calls.one(spaniard.token, shared.id)).data).toEqual({ mapConfiguration: null });
    await calls.share(supervisor.token, shared.id, { instanceId: "ES" });
    expect(await calls.defaultOf(spaniard.token)).toBeNull();
    expect(await calls.defaultOf(supervisor.token)).toBe(shared.name);
  });

  test("moves with the sharing to another instance", async () => {
    await calls.makeDefault(spaniard.token, shared.id);
    await calls.share(supervisor.token, shared.id, { instanceId: "FR" });
    expect(await seenBy(spaniard.token)).toBeUndefined();
    expect(await calls.defaultOf(spaniard.token)).toBeNull();
  });

  test("is lost by a user who loses the instance", async () => {
    await calls.makeDefault(spaniard.token, shared.id);
    await app.directly((db) => db.execute(`update user_instances set instance_id = 'IT' where user_id = '${spaniard.id}'`));
    expect(await seenBy(spaniard.token)).toBeUndefined();
    expect(await calls.defaultOf(spaniard.token)).toBeNull();
  });

  test("is removed from all defaults when it or its owner is deleted", async () => {
    await calls.makeDefault(spaniard.token, shared.id);
    const second = await calls.saved(supervisor.token, { name: "Second" });
    await calls.share(supervisor.token, second.id, { instanceId: "ES" });
    await calls.remove(supervisor.token, shared.id);
    expect(await calls.defaultOf(spaniard.token)).toBeNull();
    await calls.makeDefault(spaniard.token, second.id);
    await app.db.execute(`delete from sessions where user_id = '${supervisor.id}'`);
    await app.db.delete(users).where(eq(users.id, supervisor.id));
    expect(await calls.defaultOf(spaniard.token)).toBeNull();
    expect((await calls.listOf(spaniard.token)).map(({ id }) => id)).not.toContain(second.id);
  });

  test("requires an instance in the supervisor's scope, and others are answered as unknown", async () => {
    const answers = [
      await calls.share(supervisor.token, shared.id, { instanceId: "PT" }),
      await calls.share(supervisor.token, shared.id, { instanceId: "XX" }),
    ];
    expect(calls.codes(answers)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect(answers[0]).toEqual(answers[1]);
    expect(codeOf(await calls.share(supervisor.token, shared.id, {}))).toBe("BAD_USER_INPUT");
  });

  test("requires the functionality and ownership", async () => {
    const own = await calls.saved(spaniard.token);
    expect(codeOf(await calls.share(spaniard.token, own.id, { instanceId: "ES" }))).toBe("FORBIDDEN");
    const colleague = await narrowed(["ES"], "SUPERVISOR");
    expect(codeOf(await calls.share(colleague.token, shared.id, { instanceId: "ES" }))).toBe("NOT_FOUND");
  });

  test("can be withdrawn by its owner without the functionality", async () => {
    await app.directly((db) => db.update(users).set({ profileType: "OPERADOR" }).where(eq(users.id, supervisor.id)));
    expect(codeOf(await calls.share(supervisor.token, shared.id, { instanceId: "FR" }))).toBe("FORBIDDEN");
    expect((await calls.unshare(supervisor.token, shared.id)).data!.unshareMapConfiguration!.sharedInstance).toBeNull();
    expect(await seenBy(spaniard.token)).toBeUndefined();
  });
});

describe("a configuration shared with a specific profile", () => {
  test("is visible to its users only, and the sharing ends with the profile", async () => {
    const admin = administration(app);
    const top = await app.signIn("admin");
    const [owner, other] = [await admin.administrator(top), await admin.administrator(top)];
    const mine = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: owner.id });
    const theirs = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: other.id });
    const [member, stranger] = [
      await calls.person({ specificProfileId: mine, allInstances: false }),
      await calls.person({ specificProfileId: theirs, allInstances: false }),
    ];
    const { id } = await calls.saved(owner.token);
    expect(codeOf(await calls.share(owner.token, id, { specificProfileId: theirs }))).toBe("NOT_FOUND");
    expect(codeOf(await calls.share(owner.token, id, { specificProfileId: mine, instanceId: "ES" }))).toBe("BAD_USER_INPUT");
    const answer = await calls.share(owner.token, id, { specificProfileId: mine });
    expect(answer.data!.shareMapConfiguration).toMatchObject({ sharedProfile: { id: mine }, sharedInstance: null });
    await calls.makeDefault(member.token, id);
    expect(await calls.listOf(member.token)).toMatchObject([{ id, isOwn: false, isDefault: true, sharedProfile: null }]);
    expect((await calls.listOf(stranger.token)).map((row) => row.id)).not.toContain(id);
    await app.directly((db) => db.update(users).set({ specificProfileId: null }).where(eq(users.id, member.id)));
    expect(await calls.defaultOf(member.token)).toBeNull();
    await app.db.execute(`delete from specific_profiles where id = '${mine}'`);
    expect((await calls.one(owner.token, id)).data!.mapConfiguration.sharedProfile).toBeNull();
  });

  test("has instances and profiles in the viewer's scope as choices", async () => {
    const admin = administration(app);
    const owner = await admin.administrator(await app.signIn("admin"), ["ES", "PT"]);
    const profile = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: owner.id });
    const query = "{ mapConfigurationAudiences { instances { id } profiles { id } } }";
    const { data } = await app.graphql<{ mapConfigurationAudiences: { instances: { id: string }[]; profiles: { id: string }[] } }>(
      query,
      {},
      owner.token,
    );
    expect(data!.mapConfigurationAudiences.instances.map(({ id }) => id).sort()).toEqual(["ES", "PT"]);
    expect(data!.mapConfigurationAudiences.profiles).toEqual([{ id: profile }]);
    const { data: all } = await app.graphql<typeof data & object>(query, {}, await app.signIn("supervisor"));
    expect(all!.mapConfigurationAudiences.profiles).toEqual([]);
  });
});
