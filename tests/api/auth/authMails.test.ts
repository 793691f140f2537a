import { type AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { apiErrors } from "../../../server/db/tables/claimActions";
import { users } from "../../../server/db/tables/users";
import { alarmsOf, handle } from "../../fixtures/alarms";
import { Browser, insertUser, type Info, linkTo, mailed, errorCode } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";

const other = "Nieve-clara7!";

describe("mails without a mail server", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp()));
  const mails = (bearer: string) =>
    app.graphql<{ mails: { nodes: { to: string; text: string }[]; totalCount: number } }>(
      "{ mails { nodes { to subject text at } totalCount } }",
      {},
      bearer,
    );

  test("are readable by the managers of the user and by the first administrator", async () => {
    const tokenOf = async (user: string) => ((await new Browser(app).login(user)) as Info).jwt!;
    const above = await insertUser(app, { profileType: "LOCALADMIN" });
    const beside = await insertUser(app, { profileType: "LOCALADMIN", ownerId: above.id });
    const owner = await insertUser(app, { profileType: "LOCALADMIN", ownerId: above.id });
    const owned = await insertUser(app, { ownerId: owner.id, allInstances: false });
    await app.db.execute(`update users set all_instances = false where id = '${above.id}'`);
    await new Browser(app).forgot(owned.user);
    await linkTo(app, owned.email);
    const reads = async (user: string) => (await mails(await tokenOf(user))).data!.mails.nodes.map(({ to }) => to);
    expect(await reads("admin")).toEqual([owned.email]);
    expect(await reads(above.user)).toEqual([owned.email]);
    expect(await reads(owner.user)).toEqual([owned.email]);
    expect(await reads(beside.user)).toEqual([]);
    expect(errorCode(await mails(await app.signIn("supervisor")))).toBe("FORBIDDEN");
    expect((await mails(await app.key("act"))).data?.mails?.nodes ?? []).toEqual([]);
  });

  test.each([
    ["nobody", undefined],
    ["who has no address", { email: null }],
    ["who signs in through the directory", { internal: true }],
    ["who is disabled", { disabledAt: new Date() }],
  ])("are not sent to %s", async (_who, more) => {
    const { user } = more ? await insertUser(app, more) : { user: "nobody-at-all" };
    const before = (await mails(await app.signIn("admin"))).data!.mails.totalCount;
    expect(await new Browser(app).forgot(user)).toEqual({ data: { requestPasswordReset: { accepted: true } } });
    await mailed(app);
    expect((await mails(await app.signIn("admin"))).data!.mails.totalCount).toBe(before);
  });

  test("are not sent if two users share the entered address", async () => {
    await insertUser(app, { email: "shared@example.test" });
    await insertUser(app, { email: "shared@example.test" });
    await new Browser(app).forgot("shared@example.test");
    await mailed(app);
    expect(JSON.stringify(await mails(await app.signIn("admin")))).not.toContain("shared@example.test");
  });
});

describe("mails through a mail server", () => {
  const receivedMails: { to: string[]; text: string }[] = [];
  let rejectMails: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (rejectMails !== null) return done(Object.assign(new Error("not now, secret reason"), { responseCode: rejectMails }));
        receivedMails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  let app: TestApp;
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.server.address() as AddressInfo;
    app = await startTestApp({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "Atalaya <no-reply@example.test>",
      PUBLIC_URL: "https://atalaya.example.test",
    });
  });
  afterAll(() => new Promise<void>((closed) => server.close(closed)));
  const lastTo = (to: string) =>
    vi.waitFor(
      () => {
        const mail = receivedMails.filter((one) => one.to.includes(to)).at(-1);
        if (!mail) throw new Error("not yet");
        return mail;
      },
      { timeout: 20_000, interval: 50 },
    );
  const userIdOf = async (name: string) => (await app.db.select({ id: users.id }).from(users).where(eq(users.user, name)))[0]?.id;
  const linkIn = (text: string) => /resetToken=3D([\w-]+)/.exec(text.replace(/=\r\n/g, ""))?.[1] ?? /resetToken=([\w-]+)/.exec(text)?.[1];

  test("send the link only to the user's address", async () => {
    const { user, email } = await insertUser(app);
    const browser = new Browser(app);
    await browser.forgot(user);
    const { to, text } = await lastTo(email);
    expect(to).toEqual([email]);
    expect(text).toContain("From: Atalaya <no-reply@example.test>");
    expect(text.replace(/=\r\n/g, "")).toContain("https://atalaya.example.test/#/resetPassword");
    expect(await browser.reset(linkIn(text)!, other)).toBe(true);
  });

  test("are never sent to an address with a line break", async () => {
    const { user } = await insertUser(app, { email: "victim@example.test\r\nBcc: evil@evil.test" });
    await new Browser(app).forgot(user);
    await mailed(app);
    expect(JSON.stringify(receivedMails)).not.toMatch(/evil|victim/);
  });

  test("are repeated after a failure with a new link, and the failed link is invalid", async () => {
    const { id, user, email } = await insertUser(app);
    rejectMails = 451;
    await new Browser(app).forgot(user);
    await vi.waitFor(
      async () => expect((await app.db.select().from(apiErrors).where(eq(apiErrors.code, "SMTP_451"))).length).toBeGreaterThan(0),
      {
        timeout: 30_000,
      },
    );
    expect(await app.db.execute(`select * from password_resets where user_id = '${id}'`)).toHaveLength(0);
    const failed = JSON.stringify(await app.db.select().from(apiErrors));
    expect(failed).not.toMatch(new RegExp(`${user}|secret reason|resetToken`));
    rejectMails = null;
    expect(linkIn((await lastTo(email)).text)).toMatch(/^[\w-]{43}$/);
  });

  test("raise an alarm without personal data for readers of the error log when given up, until acknowledged", async () => {
    const { user } = await insertUser(app);
    const [admin, operator] = [await app.signIn("admin"), await app.signIn()];
    const { user: narrowed } = await insertUser(app, { profileType: "LOCALADMIN", allInstances: false });
    const ofMails = async (bearer: string) => (await alarmsOf(app, bearer)).rows.filter(({ alarm }) => alarm.operation === "SEND_MAIL");
    rejectMails = 451;
    await new Browser(app).forgot(user);
    await app.db.execute("update outbox set created_at = created_at - interval '60 hours', due_at = now() where integration = 'MAIL'");
    await vi.waitFor(async () => expect(await ofMails(admin)).toHaveLength(1), { timeout: 15_000 });
    rejectMails = null;
    const [{ alarm }] = (await ofMails(admin)) as [Awaited<ReturnType<typeof ofMails>>[number]];
    expect(alarm).toMatchObject({ cause: "CALL_GIVEN_UP", claimId: null, feed: null, state: "RAISED" });
    expect(await ofMails(operator)).toEqual([]);
    expect(await ofMails(((await new Browser(app).login(narrowed)) as Info).jwt!)).toEqual([]);
    expect((await handle(app, operator, "takeAlarms", { ids: [alarm.id] })).code).toBe("NOT_FOUND");
    const colleague = (await userIdOf("operator"))!;
    expect((await handle(app, admin, "passAlarms", { ids: [alarm.id], userId: colleague, note: null })).code).toBe("ALARM_COLLEAGUE");
    expect((await handle(app, admin, "acknowledgeAlarms", { ids: [alarm.id] })).alarms![0]!.clearedAt).not.toBeNull();
    expect(await ofMails(admin)).toEqual([]);
  });
});
