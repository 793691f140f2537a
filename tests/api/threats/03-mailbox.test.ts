import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, insertUser, mailed, mailsTo } from "../../fixtures/auth/accounts";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ TRUST_PROXY: "loopback" })));

const browser = (address: string): Browser => new Browser(app, { "x-forwarded-for": address });

test("an account has three valid links, and further requests get the same answer", async () => {
  const { user, email } = await insertUser(app);
  for (let n = 0; n < 5; n++)
    expect(await browser(`198.18.0.${n}`).forgot(n % 2 ? user : email)).toEqual({ data: { requestPasswordReset: { accepted: true } } });
  await mailed(app);
  expect(await mailsTo(app, email, 3)).toHaveLength(3);
  app.clock.offset = 31 * 60_000;
  await browser("198.18.1.1").forgot(user);
  expect(await mailsTo(app, email, 4)).toHaveLength(4);
});

test("requests of one address are limited", async () => {
  const one = browser("203.0.113.9");
  const replies: unknown[] = [];
  for (let n = 0; n < 31; n++) replies.push((await one.forgot(`nobody-${n}`)).errors?.[0]?.extensions.code ?? "asked");
  expect(replies.slice(29)).toEqual(["asked", "TOO_MANY_ATTEMPTS"]);
});
