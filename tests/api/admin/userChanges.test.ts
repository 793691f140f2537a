import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../server/db/tables/users";
import { Browser, linkTo, mailsTo } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { administration, codeOf, named, userFields } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

describe("changing a user", () => {
  test("records old and new values in the audit log and reports a concurrent change", async () => {
    const made = await adminFixture.user(admin);
    const [first, second] = [
      await adminFixture.change(admin, made, { name: "Uno" }),
      await adminFixture.change(admin, made, { name: "Dos" }),
    ];
    expect(first.data!.changeUser.name).toBe("Uno");
    expect(codeOf(second)).toBe("CHANGED_MEANWHILE");
    const rows = await adminFixture.audited(made.id);
    expect(rows.map(({ action }) => action)).toEqual(["user.create", "user.change"]);
    expect(rows[1]).toMatchObject({ before: { name: "María Núñez" }, after: { name: "Uno", instanceIds: ["ES"] } });
  });

  test("rejects the change if the user changed its own language in the meantime", async () => {
    const { token, id } = await adminFixture.person(admin);
    const opened = (await adminFixture.ask<{ user: never }>(admin, `user(id: "${id}") { ${userFields} }`)).data!.user;
    expect((await adminFixture.do(token, "changeMyLanguage(input: { language: el }) { language }")).errors).toBeUndefined();
    expect(codeOf(await adminFixture.change(admin, opened, { name: "Uno" }))).toBe("CHANGED_MEANWHILE");
  });

  test("applies a repeated or concurrent request once", async () => {
    const made = await adminFixture.user(admin);
    const answers = await Promise.all([1, 2, 3].map(() => adminFixture.change(admin, made, { name: "Una vez" })));
    expect(answers.map(({ data }) => data?.changeUser.name)).toEqual(["Una vez", "Una vez", "Una vez"]);
    expect((await adminFixture.audited(made.id)).length).toBe(2);
  });

  test("announces a new e-mail to both addresses and invalidates earlier links", async () => {
    const [old, anew] = [`${named("old")}@example.org`, `${named("new")}@example.org`];
    const made = await adminFixture.user(admin, { email: old, language: "en" });
    const token = await linkTo(app, old);
    expect((await mailsTo(app, old, 1))[0]!.text).toMatch(/resetToken=[\w-]{43}&welcome$/);
    expect((await adminFixture.change(admin, made, { email: anew })).data!.changeUser.email).toBe(anew);
    const [, notification] = await mailsTo(app, old, 2);
    expect(notification).toMatchObject({ subject: "Atalaya: your e-mail address was changed" });
    expect(notification!.text).toContain("E-mails no longer go to this address");
    const [welcomed] = await mailsTo(app, anew, 1);
    expect(welcomed).toMatchObject({ subject: "Atalaya: new e-mail address for your user" });
    expect(welcomed!.text).toContain("It now receives all e-mails");
    expect([notification!.text.includes(anew), welcomed!.text.includes(old)]).toEqual([false, false]);
    expect(await new Browser(app).reset(token, "Nieve-clara7!")).toBe("RESET_LINK_INVALID");
  });

  test("reaches the user's open socket within a second", async () => {
    const person = await adminFixture.person(admin);
    const closed = new Promise<number>((done) => {
      const client = app.socket(person.token, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      client.on("connected", () => {
        void adminFixture
          .ask<{ user: never }>(admin, `user(id: "${person.id}") { ${userFields} }`)
          .then(({ data }) => adminFixture.change(admin, data!.user, { instanceIds: ["PT"] }));
      });
    });
    expect(await closed).toBe(4403);
  });

  test("never makes an internal user external, because it has no password", async () => {
    const made = await adminFixture.user(admin);
    await app.db.update(users).set({ internal: true }).where(eq(users.id, made.id));
    expect(codeOf(await adminFixture.do(admin, `sendPasswordReset(input: { id: "${made.id}" }) { id }`))).toBe("INTERNAL_USER");
    expect(codeOf(await adminFixture.change(admin, made, { mustChangePassword: true }))).toBe("INTERNAL_USER");
  });

  test("rejects changes to the caller's own access", async () => {
    const [{ id: own } = { id: "" }] = await app.db.select({ id: users.id }).from(users).where(eq(users.user, "admin"));
    const me = (await adminFixture.ask<{ user: never }>(admin, `user(id: "${own}") { ${userFields} }`)).data!.user;
    const answers = await Promise.all([
      adminFixture.change(admin, me, { name: "Yo" }),
      adminFixture.do(admin, `disableUsers(input: { ids: ["${own}"] }) { id }`),
      adminFixture.do(admin, `enableUsers(input: { ids: ["${own}"] }) { id }`),
      adminFixture.do(admin, `endUserSessions(input: { id: "${own}" }) { id }`),
      adminFixture.do(admin, `sendPasswordReset(input: { id: "${own}" }) { id }`),
      adminFixture.do(admin, `resetSecondFactor(input: { id: "${own}", password: "${password}" }) { id }`),
    ]);
    expect(answers.map(codeOf)).toEqual(Array(6).fill("NOT_ONESELF"));
  });
});
