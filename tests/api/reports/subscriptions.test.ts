// Reports by mail, over a real mail server: once a period, by whichever of two nodes, with the rights of that moment; the link that ends them.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "../../../schema/rules/durations";
import { reportLimits } from "../../../schema/rules/reports/reports";
import { reportSendings, reportSubscriptions } from "../../../server/db/tables/reports";
import { users } from "../../../server/db/tables/users";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { countNext } from "../../../server/figures/figureWorker";
import { permissionsChanged } from "../../../server/auth/permissions/permissionsVersion";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { userRow } from "../../fixtures/auth/accounts";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { readXlsx } from "../../fixtures/exports/readFiles";
import { pdfPages } from "../../fixtures/reports/pdfText";
import { type MailServer, startMailServer } from "../../fixtures/reports/mailServer";
import { randomClaim, randomOf, suppliers } from "../figures/history";

let mails: MailServer;
let app: TestApp;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: "Atalaya <no-reply@example.test>", PUBLIC_URL: "https://atalaya.example.test" };
  app = await startTestApp(env);
  // Another node on the same database, in a race for everything that is due.
  await startTestApp(env, { beside: app });
  const key = await app.key("ingest");
  await suppliers(app, key);
  const random = randomOf(11);
  const until = Date.now() - 60_000;
  await app.ingest(
    "claims",
    Array.from({ length: 120 }, (_, n) => randomClaim(`S-${n}`, 1, { random, until, days: 5 })),
    key,
  );
  while (await countNext(app)) await Promise.resolve();
}, 60_000);

interface Subscription {
  id: string;
  name: string;
  nextDueAt: string;
  updatedAt: string;
}
const subscription = (more: object = {}) => ({
  ...{
    name: "Morning report",
    instanceId: "ES",
    formats: ["XLSX", "PDF"],
    frequency: "DAILY",
    weekday: null,
    hour: 8,
    timeZone: "Europe/Madrid",
  },
  ...more,
});
const saveMutation =
  "mutation($input: SaveReportSubscriptionInput!) { saved: saveReportSubscription(input: $input) { id name nextDueAt updatedAt } }";
const save = (token: string, more: object = {}) => app.graphql<{ saved: Subscription }>(saveMutation, { input: subscription(more) }, token);
const codeOf = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) => (await answer).errors?.[0]?.extensions.code;
const historyOf = async (token: string) =>
  (
    await app.graphql<{ reportSendings: { name: string; state: string; recipient: string | null; dueAt: string; firstDay: string }[] }>(
      "{ reportSendings { name state recipient dueAt firstDay lastDay } }",
      {},
      token,
    )
  ).data!.reportSendings;
async function newUser(more: object = {}) {
  const { id, user, profileId } = await insertNarrowedUser(app, { profileType: "SUPERVISOR", ...more });
  return { id, user, profileId, email: (await userRow(app, id)).email!, token: await app.signIn(user) };
}
/** Makes it due now; answers when it was. */
async function makeDue(id: string, agoMs = 0): Promise<void> {
  await app.db
    .update(reportSubscriptions)
    .set({ nextDueAt: new Date(app.clock.now() - agoMs) })
    .where(eq(reportSubscriptions.id, id));
}
const ended = (token: string, state: string) =>
  vi.waitFor(async () => expect((await historyOf(token))[0]?.state).toBe(state), { timeout: 20_000, interval: 100 });

describe("a scheduled report", () => {
  test("is mailed by one of two nodes with files, name and unsubscribe address, and recorded", async () => {
    const { token, email } = await newUser();
    const { id, nextDueAt } = (await save(token)).data!.saved;
    await makeDue(id);
    const { headers, files, text } = await mails.oneTo(email);
    expect(headers["subject"]).toMatch(/^Atalaya: Morning report/);
    expect(headers["message-id"]).toMatch(new RegExp(`^<report\\.${id}\\.\\d+@atalaya\\.example\\.test>$`));
    expect(headers["list-unsubscribe"]).toMatch(/^<https:\/\/atalaya\.example\.test\/unsubscribe\?token=[\w-]+>$/);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(text).toContain(headers["list-unsubscribe"]!.slice(1, -1));
    expect(files.map(({ name }) => name.replace(/.*\./, "")).sort()).toEqual(["pdf", "xlsx"]);
    const [figures] = readXlsx(files.find(({ name }) => name.endsWith(".xlsx"))!.bytes);
    expect(figures!.rows.length).toBeGreaterThan(15);
    expect(pdfPages(files.find(({ name }) => name.endsWith(".pdf"))!.bytes)[0]).toContain("Dashboard report");
    await ended(token, "SENT");
    const [sent] = await historyOf(token);
    expect(sent).toMatchObject({ name: "Morning report", recipient: email });
    const after = await app.db.select().from(reportSubscriptions).where(eq(reportSubscriptions.id, id));
    expect(after[0]!.nextDueAt.toISOString()).toBe(nextDueAt);
    expect(mails.to(email)).toHaveLength(1);
    expect(await app.db.execute("select 1 from report_files")).toHaveLength(0);
  });

  test("is sent for the last of several missed days, once", async () => {
    const { token, email } = await newUser();
    const { id } = (await save(token, { formats: ["XLSX"] })).data!.saved;
    await makeDue(id, 5 * DAY_MS);
    await ended(token, "SENT");
    expect(await historyOf(token)).toHaveLength(1);
    const { dueAt } = (await historyOf(token))[0]!;
    expect(Date.now() - Date.parse(dueAt)).toBeLessThan(DAY_MS);
    expect(mails.to(email)).toHaveLength(1);
  });

  test("is written in its receiver's language", async () => {
    const { id: userId, token, email } = await newUser();
    await app.db.update(users).set({ language: "el" }).where(eq(users.id, userId));
    await makeDue((await save(token, { formats: ["PDF"] })).data!.saved.id);
    const { files, text } = await mails.oneTo(email);
    expect(text).toContain("επισυνάπτεται η αναφορά σας");
    expect(pdfPages(files[0]!.bytes)[0]).toContain("Αναφορά πίνακα ελέγχου");
  });

  test("is repeated with the same Message-ID after a rejection by the mail server", async () => {
    const { token, email } = await newUser();
    const { id } = (await save(token, { formats: ["XLSX"] })).data!.saved;
    mails.rejectWith(451);
    const before = mails.offered();
    await makeDue(id);
    await vi.waitFor(() => expect(mails.offered()).toBeGreaterThan(before), { timeout: 20_000, interval: 50 });
    expect((await historyOf(token))[0]!.state).toBe("QUEUED");
    mails.rejectWith(null);
    const { headers } = await mails.oneTo(email);
    const { dueAt } = (await historyOf(token))[0]!;
    expect(headers["message-id"]).toBe(`<report.${id}.${Date.parse(dueAt)}@atalaya.example.test>`);
    await ended(token, "SENT");
  });
});

describe("the receiver's rights", () => {
  test("apply at the time of creation", async () => {
    const { token, email, profileId } = await newUser();
    const { id } = (await save(token, { formats: ["XLSX"] })).data!.saved;
    await app.db.transaction(async (tx) => {
      await tx
        .update(specificProfiles)
        .set({ hiddenFields: { INCIDENTS: ["arrivedLate"] } })
        .where(eq(specificProfiles.id, profileId));
      await permissionsChanged(tx);
    });
    await makeDue(id);
    const [figures] = readXlsx((await mails.oneTo(email)).files[0]!.bytes);
    expect(JSON.stringify(figures)).toContain("Time to arrival");
    expect(JSON.stringify(figures)).not.toContain("Arrivals on time");
  });

  test.each([
    ["is disabled", { disabledAt: new Date() }],
    ["has another profile, which may not subscribe", { profileType: "OPERADOR", specificProfileId: null }],
    ["has no e-mail any more", { email: null, foldedEmail: null }],
  ] as const)("a user who %s by then gets no report, and the history records it", async (_, change) => {
    const { id: userId, token, email } = await newUser();
    const { id } = (await save(token, { formats: ["XLSX"] })).data!.saved;
    await app.db.transaction(async (tx) => {
      await tx.update(users).set(change).where(eq(users.id, userId));
      await permissionsChanged(tx);
    });
    await makeDue(id);
    const state = async () => (await app.db.select().from(reportSendings).where(eq(reportSendings.subscriptionId, id)))[0];
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: "REFUSED", recipient: null }), {
      timeout: 20_000,
      interval: 100,
    });
    expect(mails.to(email)).toEqual([]);
  });
});

describe("the unsubscribe address", () => {
  const post = (path: string, init: RequestInit = {}) =>
    fetch(`${app.url}${path}`, {
      method: "POST",
      headers: { "accept-language": "en" },
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      ...init,
    });
  async function mailed() {
    const user = await newUser();
    const { id } = (await save(user.token, { formats: ["XLSX"] })).data!.saved;
    await makeDue(id);
    const { headers } = await mails.oneTo(user.email);
    const path = new URL(headers["list-unsubscribe"]!.slice(1, -1));
    const kept = async () => (await app.db.select().from(reportSubscriptions).where(eq(reportSubscriptions.id, id))).length === 1;
    return { ...user, path: path.pathname + path.search, kept };
  }

  test("shows a page with a button without changes, and a POST ends the subscription once", async () => {
    const { path, kept, token } = await mailed();
    const page = await fetch(app.url + path);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const html = await page.text();
    expect(html).toContain("Morning report");
    expect(html).toMatch(/<form method="post"><button>/);
    expect(await kept()).toBe(true);
    const done = await post(path);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("You will no longer receive “Morning report”.")]);
    expect(await kept()).toBe(false);
    expect((await historyOf(token)).length).toBe(1);
    expect(await (await post(path)).text()).toContain("This subscription no longer exists");
    const [entry] = await app.db.execute<{ actor_kind: string; origin: string }>(
      "select actor_kind, origin from audit where action = 'reportSubscription.unsubscribe'",
    );
    expect(entry).toEqual({ actor_kind: "USER", origin: expect.stringMatching(/127|::1/) });
  });

  test("accepts multipart forms and rejects pages of other websites", async () => {
    const { path, kept } = await mailed();
    const foreign = await post(path, { headers: { origin: "https://evil.example" } });
    expect([foreign.status, await kept()]).toEqual([403, true]);
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await post(path, { body })).status).toBe(200);
    expect(await kept()).toBe(false);
  });

  test("is rejected if changed or invented", async () => {
    const { path, kept } = await mailed();
    for (const wrong of [
      path.slice(0, -2),
      path.replace(/(?<=token=)./, (sign) => (sign === "A" ? "B" : "A")),
      "/unsubscribe",
      "/unsubscribe?token=none",
    ]) {
      expect(await (await post(wrong)).text()).toContain("This subscription no longer exists");
      expect(await (await fetch(app.url + wrong)).text()).not.toContain("Morning report");
    }
    expect(await kept()).toBe(true);
  });
});

describe("the management of subscriptions", () => {
  test("rejects invalid input, repeated names and too many subscriptions", async () => {
    const { token } = await newUser({ instances: ["ES"] });
    expect(await codeOf(save(token, { name: "<b>" }))).toBe("NAME_INVALID");
    expect(await codeOf(save(token, { formats: [] }))).toBe("BAD_USER_INPUT");
    expect(await codeOf(save(token, { hour: 24 }))).toBe("BAD_USER_INPUT");
    expect(await codeOf(save(token, { weekday: 3 }))).toBe("BAD_USER_INPUT");
    expect(await codeOf(save(token, { frequency: "WEEKLY" }))).toBe("BAD_USER_INPUT");
    expect(await codeOf(save(token, { timeZone: "Europe/Nowhere" }))).toBe("BAD_USER_INPUT");
    expect(await codeOf(save(token, { instanceId: "PT" }))).toBe("NOT_FOUND");
    const first = (await save(token)).data!.saved;
    expect((await save(token)).data!.saved.id).toBe(first.id);
    expect(await codeOf(save(token, { name: " morning  REPORT ", hour: 9 }))).toBe("REPORT_SUBSCRIPTION_EXISTS");
    expect(await codeOf(save(token, { id: first.id, hour: 9, updatedAt: "2026-01-01T00:00:00Z" }))).toBe("CHANGED_MEANWHILE");
    const changed = (await save(token, { id: first.id, hour: 9, updatedAt: first.updatedAt })).data!.saved;
    expect(changed.nextDueAt).not.toBe(first.nextDueAt);
    for (let n = 1; n < reportLimits.subscriptions; n++) expect(await codeOf(save(token, { name: `Report ${n}` }))).toBeUndefined();
    expect(await codeOf(save(token, { name: "One more" }))).toBe("REPORT_SUBSCRIPTIONS_FULL");
  });

  test("is limited to the user's subscriptions and rejects API keys", async () => {
    const [mine, other] = [await newUser(), await newUser()];
    const { id, updatedAt } = (await save(mine.token)).data!.saved;
    expect(await codeOf(save(other.token, { id, updatedAt, hour: 3 }))).toBe("NOT_FOUND");
    const remove = "mutation($id: ID!) { deleteReportSubscription(input: { id: $id }) { id } }";
    expect(await codeOf(app.graphql(remove, { id }, other.token))).toBe("NOT_FOUND");
    expect(await codeOf(save(await app.key("act")))).toBe("FORBIDDEN");
    const list = "{ reportSubscriptions { id name instanceName } }";
    expect((await app.graphql(list, {}, other.token)).data).toEqual({ reportSubscriptions: [] });
    expect((await app.graphql(list, {}, mine.token)).data).toEqual({
      reportSubscriptions: [{ id, name: "Morning report", instanceName: "España" }],
    });
    expect((await app.graphql(remove, { id }, mine.token)).data).toEqual({ deleteReportSubscription: { id } });
  });

  test("requires an e-mail address", async () => {
    const { id, token } = await newUser();
    await app.db.update(users).set({ email: null, foldedEmail: null }).where(eq(users.id, id));
    expect(await codeOf(save(token))).toBe("EMAIL_MISSING");
  });
});
