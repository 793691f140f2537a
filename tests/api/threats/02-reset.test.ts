import { Writable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../../server/platform/log";
import { Browser, codeOf, insertUser, type Info, linkTo, mailed, mailsTo, type Setup } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

const other = "Nieve-clara7!";
const logged: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const lines = new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) });
  app = await startTestApp({ TRUST_PROXY: "loopback" }, { log: createLog("trace", lines) });
});

let calls = 0;
const browserElsewhere = (): Browser => new Browser(app, { "x-forwarded-for": `198.18.1.${++calls & 255}` });
async function link(more = {}): Promise<{ id: string; user: string; email: string; token: string }> {
  const testUser = await insertUser(app, more);
  await browserElsewhere().forgot(testUser.user);
  return { ...testUser, token: await linkTo(app, testUser.email) };
}
const query = (token: string): string => `/puiuser/doResetPassword?${new URLSearchParams({ resetToken: token, newPassword: other })}`;
const ofOurScript = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
  "x-requested-with": "XMLHttpRequest",
};

describe("threat 2: a new password in an address, or a link that another person reads", () => {
  test.each([
    ["a mail scanner that looks at links", "GET", {}],
    ["one that asks for the headers only", "HEAD", ofOurScript],
    ["a browser that follows a link", "GET", { ...ofOurScript, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }],
    ["one that follows it in advance", "GET", { ...ofOurScript, "sec-purpose": "prefetch" }],
    ["a picture on our own page", "GET", { ...ofOurScript, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
    ["another website's script", "GET", { ...ofOurScript, "sec-fetch-site": "cross-site" }],
    ["one of the same domain", "GET", { ...ofOurScript, "sec-fetch-site": "same-site" }],
    ["a form on our page", "GET", { ...ofOurScript, "x-requested-with": "" }],
  ])("%s changes nothing and consumes no link", async (_who, method, headers) => {
    const { user, token } = await link();
    // As the fetch of Node.js sends it by default: without the header.
    const answer = await raw(query(token), method, headers);
    expect([403, 404, 405]).toContain(answer);
    expect(await browserElsewhere().login(user, other)).toBe("LOGIN_FAILED");
    expect(await browserElsewhere().reset(token, other)).toBe(true);
  });

  test("one of twenty concurrent uses of a link succeeds", async () => {
    const { token } = await link();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => browserElsewhere().reset(token, `Nieve-clara${n}!`)));
    expect(answers.filter((answer) => answer === true)).toHaveLength(1);
    expect(answers.filter((answer) => answer === "RESET_LINK_INVALID")).toHaveLength(19);
  });

  test("a link expires after half an hour and when another one is used", async () => {
    const { user, email, token } = await link();
    app.clock.offset = 31 * 60_000;
    expect(await browserElsewhere().reset(token, other)).toBe("RESET_LINK_INVALID");
    app.clock.offset = 0;
    await browserElsewhere().forgot(user);
    const second = await linkTo(app, email, 2);
    expect(await browserElsewhere().reset(second, other)).toBe(true);
    expect(await browserElsewhere().reset(token, "Otra-cosa88!")).toBe("RESET_LINK_INVALID");
  });

  test("many requests by others leave the user a valid link, and a used link frees its place", async () => {
    const { user, email } = await insertUser(app);
    for (let n = 0; n < 4; n++) await browserElsewhere().forgot(user);
    await mailed(app);
    app.clock.offset = 29 * 60_000;
    await browserElsewhere().forgot(user);
    await mailed(app);
    expect(await mailsTo(app, email, 3)).toHaveLength(3);
    app.clock.offset = 31 * 60_000;
    await browserElsewhere().forgot(user);
    expect(await browserElsewhere().reset(await linkTo(app, email, 4), other)).toBe(true);
    // a mail about the new password, and then a link
    await browserElsewhere().forgot(user);
    expect(await browserElsewhere().reset(await linkTo(app, email, 6), "Otra-cosa88!")).toBe(true);
    for (let n = 0; n < 3; n++) await browserElsewhere().forgot(user);
    await mailed(app);
    expect(await mailsTo(app, email, 10)).toHaveLength(10);
    app.clock.offset = 0;
  });

  test("the database contains no usable part of a link", async () => {
    const { token } = await link();
    expect(JSON.stringify(await app.db.execute("select * from password_resets"))).not.toContain(token);
  });

  test("a reset keeps the second factor and ends every session", async () => {
    const { user, email } = await insertUser(app);
    const browser = browserElsewhere();
    const { jwt } = (await browser.login(user)) as Info;
    const setup = (
      await browser.graphql<{ enrolSecondFactor: Setup }>(
        "mutation($p: String!) { enrolSecondFactor(input: { password: $p }) { uri secret qr } }",
        {
          p: password,
        },
      )
    ).data!.enrolSecondFactor;
    await browser.graphql("mutation($c: String!) { confirmEnrolment(input: { code: $c }) { id } }", { c: codeOf(app, setup) });
    await browserElsewhere().forgot(user);
    expect(await browserElsewhere().reset(await linkTo(app, email, 2), other)).toBe(true);
    expect(await browser.userInfo(jwt!)).toBe("UNAUTHENTICATED");
    expect(await browserElsewhere().login(user, other)).toMatchObject({ step: "CODE", jwt: null });
  });

  test("no log contains the link or the password", async () => {
    const { token } = await link();
    await raw(query(token), "GET", {});
    await raw(query(token), "GET", ofOurScript);
    await browserElsewhere().reset(token, "Otra-cosa88!");
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join("")).not.toMatch(new RegExp(`${token}|${other}|Otra-cosa88!|${encodeURIComponent(other)}`));
  });

  test("the address can be disabled while the request body stays", async () => {
    const without = await startTestApp({ RESET_BY_GET: "0", TRUST_PROXY: "loopback" }, { beside: app });
    const { token } = await link();
    expect([404, 405]).toContain(await raw(query(token), "GET", ofOurScript, without));
    const body = JSON.stringify({ resetToken: token, newPassword: other });
    const answer = await fetch(`${without.url}/puiuser/doResetPassword`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(200);
  });
});

/** A request with these headers and no others. */
async function raw(path: string, method: string, headers: Record<string, string>, to = app): Promise<number> {
  const { request } = await import("node:http");
  return new Promise((answered, failed) => {
    const url = new URL(to.url + path);
    const kept = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
    request(url, { method, headers: { ...kept, "x-forwarded-for": "198.18.2.1" } }, (answer) => {
      answer.resume();
      answer.on("end", () => answered(answer.statusCode!));
    })
      .on("error", failed)
      .end();
  });
}
