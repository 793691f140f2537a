import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { seedUsers } from "../../../server/admin/seed";
import { specificProfileContracts as held, specificProfiles as profiles } from "../../../server/db/tables/profiles";
import { users } from "../../../server/db/tables/users";
import { readEnv } from "../../../server/platform/env";
import { Browser } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

test("a start with DEMO_PASSWORD resets the demo passwords and keeps changed users and profiles", async () => {
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.name, "Demo client"));
  const contracts = () => app.db.select().from(held).where(eq(held.profileId, profile!.id)).orderBy(held.contractId);
  await app.db.update(held).set({ contractId: "AUTO-BASIC" }).where(eq(held.contractId, "AUTO-PLUS-3"));
  await app.db.update(profiles).set({ name: "demo client" }).where(eq(profiles.id, profile!.id));
  await app.db.delete(users).where(eq(users.user, "operator"));
  const before = await contracts();
  await seedUsers(app, readEnv({ DEMO: "1", DEMO_PASSWORD: "Another-1!" }));
  expect(await contracts()).toEqual(before);
  expect((await app.db.select({ name: profiles.name }).from(profiles)).map(({ name }) => name).sort()).toEqual([
    "Demo provider",
    "demo client",
  ]);
  for (const user of ["client", "operator"]) expect(await new Browser(app).login(user, "Another-1!")).toMatchObject({ step: null });
});

test("a recreated demo user gets the profile with its name regardless of spelling", async () => {
  await app.db.delete(users).where(eq(users.user, "client"));
  await seedUsers(app, readEnv({ DEMO: "1", DEMO_PASSWORD: "Another-1!" }));
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.name, "demo client"));
  const [client] = await app.db.select().from(users).where(eq(users.user, "client"));
  expect(client!.specificProfileId).toBe(profile!.id);
});
