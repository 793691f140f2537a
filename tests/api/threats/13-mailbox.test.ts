import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { userInstances, users } from "../../../server/db/tables/users";
import { Browser, linkTo } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { heldClock } from "../../fixtures/heldClock";
import { administration, codeOf, named, profileInput } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

interface Mails {
  mails: { nodes: { to: string; text: string }[]; totalCount: number };
}
const readBy = async (token: string) =>
  (await adminFixture.ask<Mails>(token, "mails(first: 100) { nodes { to text } totalCount }")).data!.mails;
const widen = (userId: string) => app.directly((db) => db.insert(userInstances).values({ userId, instanceId: "PT" }));

describe("threat 13: the mail outbox gives no access to a wider account", () => {
  test("rejects a link and a second factor removal for a user with wider access", async () => {
    const owner = await adminFixture.administrator(admin);
    const { id } = await adminFixture.user(owner.token, { email: `${named("wide")}@example.org` });
    await app.db.update(users).set({ totpSecret: "sealed", totpConfirmedAt: new Date() }).where(eq(users.id, id));
    const link = (token: string) => adminFixture.do(token, `sendPasswordReset(input: { id: "${id}" }) { id }`);
    const factor = (token: string) => adminFixture.do(token, `resetSecondFactor(input: { id: "${id}", password: "${password}" }) { id }`);
    expect((await link(owner.token)).errors).toBeUndefined();
    await widen(id);
    expect([codeOf(await link(owner.token)), codeOf(await factor(owner.token))]).toEqual(["BEYOND_OWN_RIGHTS", "BEYOND_OWN_RIGHTS"]);
    expect((await link(admin)).errors).toBeUndefined();
    expect((await factor(admin)).errors).toBeUndefined();
  });

  test("hides mails to such users from rows and counts, except for the first administrator", async () => {
    const owner = await adminFixture.administrator(admin);
    const [wide, narrow] = [`${named("wide")}@example.org`, `${named("narrow")}@example.org`];
    const made = await adminFixture.user(owner.token, { email: wide });
    await adminFixture.user(owner.token, { email: narrow });
    await linkTo(app, wide);
    await linkTo(app, narrow);
    const before = await readBy(owner.token);
    expect(before.nodes.map(({ to }) => to).sort()).toEqual([narrow, wide]);
    await widen(made.id);
    await new Browser(app).forgot(made.user as string);
    await linkTo(app, wide, 2);
    expect(await readBy(owner.token)).toMatchObject({ nodes: [{ to: narrow }], totalCount: 1 });
    expect((await readBy(admin)).nodes.filter(({ to }) => to === wide)).toHaveLength(2);
    await app.directly((db) => db.delete(userInstances).where(eq(userInstances.userId, owner.id)));
    expect(await readBy(owner.token)).toEqual({ nodes: [], totalCount: 0 });
  });

  test("hides mails to users whose specific profile shows fields hidden from the administrator", async () => {
    const narrowed = await adminFixture.profile(admin, profileInput({ profileType: "LOCALADMIN", hiddenLayers: ["BASE"] }));
    const owner = await adminFixture.administrator(admin);
    const email = `${named("sees")}@example.org`;
    await adminFixture.user(owner.token, { email });
    await linkTo(app, email);
    expect((await readBy(owner.token)).totalCount).toBe(1);
    await app.directly((db) => db.update(users).set({ specificProfileId: narrowed.id }).where(eq(users.id, owner.id)));
    expect((await readBy(owner.token)).totalCount).toBe(0);
  });

  test("reads a page of any size in a bounded number of statements", async () => {
    const owner = await adminFixture.administrator(admin);
    const asked = () =>
      heldClock(app.clock, async () => {
        await readBy(owner.token);
        return (await statements(app.requests, () => readBy(owner.token))).count;
      });
    const mailTo = async () => {
      const email = `${named("many")}@example.org`;
      await adminFixture.user(owner.token, { email });
      await linkTo(app, email);
    };
    await mailTo();
    const statementsOfOneMail = await asked();
    for (let n = 0; n < 4; n++) await mailTo();
    expect(await asked()).toBe(statementsOfOneMail);
  });
});
