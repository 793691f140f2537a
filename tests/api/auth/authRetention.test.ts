import { beforeAll, expect, test } from "vitest";
import { removeOldRows } from "../../../server/admin/retention/oldRows";
import { Clock } from "../../../server/platform/time";
import { Browser, insertUser, type Info, linkTo, mailed } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

const tables = ["sessions", "challenges", "attempts", "password_resets", "mails"];
const counts = () =>
  Promise.all(tables.map(async (table) => (await app.db.execute<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n));

test("removes expired sessions, sign-ins, attempts, links and mails after KPI 7 days and keeps active ones", async () => {
  const { user, email } = await insertUser(app, { mustChangePassword: true });
  const browser = new Browser(app);
  await browser.login(user, "Wrong-pass1!");
  const { challenge } = (await browser.login(user)) as Info;
  await new Browser(app).login(user);
  await browser.forgot(user);
  await linkTo(app, email);
  await browser.choose(challenge!, "Nieve-clara7!");
  await new Browser(app).login(user, "Wrong-pass1!");
  const kept = new Browser(app);
  await kept.login("operator", undefined, { persistent: true });
  await app.db.execute("update sessions set expires_at = expires_at + interval '1 year' where keep_alive");
  await new Browser(app).login(user, "Wrong-pass1!");
  const { id } = await insertUser(app, { mustChangePassword: true, user: "waiting-one" });
  await new Browser(app).login("waiting-one");
  expect(id).toBeTruthy();
  await mailed(app);
  const before = await counts();
  expect(before.every((n) => n > 0)).toBe(true);
  await removeOldRows(app);
  expect(await counts()).toEqual(before);
  // Counters of attempts go once their window is over: by the account, the address and the device.
  const nextDay = Object.assign(new Clock(), { offset: 86_400_000 });
  await removeOldRows({ ...app, clock: nextDay });
  expect(await counts()).toEqual(before.map((n, at) => (tables[at] === "attempts" ? 0 : n)));
  // A separate clock: the background of the app, which would consider all users inactive, stays at today.
  const later = Object.assign(new Clock(), { offset: 95 * 86_400_000 });
  await removeOldRows({ ...app, clock: later });
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
  expect(await kept.userInfo()).toMatchObject({ step: null });
});
