// Alerts of indicators: who asked for one is notified when it becomes bad, once an episode, of what it may see.
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { indicatorAlerts } from "../../../server/db/tables/reports";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { permissionsChanged } from "../../../server/auth/permissions/permissionsVersion";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { userRow } from "../../fixtures/auth/accounts";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { claimRecord } from "../../fixtures/records";
import { type MailServer, startMailServer } from "../../fixtures/reports/mailServer";

let app: TestApp;
let mails: MailServer;
let key: string;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: "Atalaya <no-reply@example.test>", PUBLIC_URL: "https://atalaya.example.test" };
  app = await startTestApp(env);
  await startTestApp(env, { beside: app });
  key = await app.key("ingest");
  const admin = await app.signIn("admin");
  const limits = {
    instanceId: "ES",
    key: "MANUAL_NOT_FINISHED",
    isOn: true,
    threshold: 1,
    warning: 2,
    critical: 4,
  };
  const saved = await app.graphql(
    "mutation($input: SaveIndicatorSettingInput!) { saveIndicatorSetting(input: $input) { key } }",
    { input: limits },
    admin,
  );
  expect(saved.errors).toBeUndefined();
}, 60_000);

let sent = 0;
/** Claims that were assigned hours ago and have not ended. */
const overdue = async (count: number) => {
  const at = new Date(app.clock.now() - 5 * 60 * MINUTE_MS).toISOString();
  const records = Array.from({ length: count }, () =>
    claimRecord(`AL-${sent++}`, { fhocurrencia: at, fhvalida: at, fhasignacion: at, tpasignacion: "MANUAL", cdprovee: "AL-BASE" }),
  );
  await app.ingest("claims", records, key);
};
const saveMutation = "mutation($input: SaveIndicatorAlertInput!) { saved: saveIndicatorAlert(input: $input) { id level episodeLevel } }";
const alert = (more: object = {}) => ({ instanceId: "ES", key: "MANUAL_NOT_FINISHED", level: "WARNING", ...more });
const save = (token: string, more: object = {}) => app.graphql<{ saved: { id: string } }>(saveMutation, { input: alert(more) }, token);
const codeOf = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) => (await answer).errors?.[0]?.extensions.code;
async function newUser(more: object = {}) {
  const { id, user, profileId } = await insertNarrowedUser(app, { profileType: "SUPERVISOR", ...more });
  return { id, profileId, email: (await userRow(app, id)).email!, token: await app.signIn(user) };
}
/** Lets the workers look once more at this alert, and waits until one has. */
async function lookAgain(id: string): Promise<void> {
  await app.db
    .update(indicatorAlerts)
    .set({ evaluatedAt: new Date(0) })
    .where(eq(indicatorAlerts.id, id));
  await vi.waitFor(
    async () =>
      expect((await app.db.select().from(indicatorAlerts).where(eq(indicatorAlerts.id, id)))[0]!.evaluatedAt.getTime()).toBeGreaterThan(0),
    { timeout: 20_000, interval: 50 },
  );
}

describe("an alert", () => {
  test("follows its user's current access and excludes hidden indicators", async () => {
    const { token, email, profileId } = await newUser();
    const { id } = (await save(token)).data!.saved;
    await app.db.transaction(async (tx) => {
      await tx
        .update(specificProfiles)
        .set({ hiddenIndicators: ["manualNotFinished"] })
        .where(eq(specificProfiles.id, profileId));
      await permissionsChanged(tx);
    });
    await overdue(2);
    await lookAgain(id);
    expect(await app.db.execute(sql`select 1 from outbox where key like ${`mail alert.${id}.%`}`)).toHaveLength(0);
    expect(mails.to(email)).toEqual([]);
    expect(await codeOf(save(token, { level: "CRITICAL" }))).toBe("NOT_FOUND");
  });

  test("is mailed by one of two nodes per threshold crossing and once more when critical", async () => {
    const { token, email } = await newUser();
    const { id } = (await save(token)).data!.saved;
    await lookAgain(id);
    const { headers, text } = await mails.oneTo(email);
    expect(headers["subject"]).toBe("Atalaya: Manual services not finished in España: Warning");
    expect(text).toMatch(/Manual services not finished in España was 2 claims at \d\d:\d\d \(Europe\/Madrid\): Warning\./);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    await lookAgain(id);
    await lookAgain(id);
    expect(mails.to(email)).toHaveLength(1);
    await overdue(2);
    await lookAgain(id);
    await vi.waitFor(() => expect(mails.to(email)).toHaveLength(2), { timeout: 20_000 });
    expect(mails.to(email)[1]!.headers["subject"]).toContain("Critical");
    const ends = new URL(headers["list-unsubscribe"]!.slice(1, -1));
    expect((await fetch(app.url + ends.pathname + ends.search, { method: "POST" })).status).toBe(200);
    expect((await app.graphql("{ indicatorAlerts { id } }", {}, token)).data).toEqual({ indicatorAlerts: [] });
  });

  test("belongs to its user, with one per indicator and a changeable level", async () => {
    const [mine, other] = [await newUser({ instances: ["ES"] }), await newUser()];
    const { id } = (await save(mine.token)).data!.saved;
    expect((await save(mine.token, { level: "CRITICAL" })).data!.saved).toMatchObject({ id, level: "CRITICAL" });
    expect(await codeOf(save(mine.token, { instanceId: "PT" }))).toBe("NOT_FOUND");
    const remove = "mutation($id: ID!) { deleteIndicatorAlert(input: { id: $id }) { id } }";
    expect(await codeOf(app.graphql(remove, { id }, other.token))).toBe("NOT_FOUND");
    expect(await codeOf(save(await app.key("act")))).toBe("FORBIDDEN");
    expect((await app.graphql(remove, { id }, mine.token)).data).toEqual({ deleteIndicatorAlert: { id } });
  });
});
