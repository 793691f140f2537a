import { beforeAll, describe, expect, test } from "vitest";
import { centres } from "../../../server/db/tables/instances";
import { Browser, insertUser, type Info, linkTo } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

const other = "Nieve-clara7!";
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.insert(centres).values({ instanceId: "ES", id: "MAD", name: "Madrid", timeZone: null });
});
const json = (body: object, more: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...more },
  body: JSON.stringify(body),
});
const ofOurScript = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
  "x-requested-with": "XMLHttpRequest",
};

describe("POST /login/doLogin and GET /login/getUserInfo", () => {
  test("return the same login info as GraphQL", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    const answer = await browser.send("/login/doLogin", json({ user, password, persistent: true, keepSessionAlive: "false" }));
    const info = (await answer.json()) as Info;
    expect(answer.status).toBe(200);
    expect(info).toMatchObject({
      jwt: expect.any(String),
      language: "en",
      use2fa: false,
      step: null,
      profileType: "OPERADOR",
      defaultCenter: null,
      hereApiKey: null,
    });
    expect(browser.headers.getSetCookie()[0]).toContain("HttpOnly");
    expect(browser.headers.get("cache-control")).toBe("no-store");
    const own = await new Browser(app).send("/login/getUserInfo", { headers: { authorization: `Bearer ${info.jwt}` } });
    const answered = (await own.json()) as Info & { centers: object[] };
    expect(answered).toMatchObject({ jwt: info.jwt, language: "en", use2fa: false, properties: { refreshSeconds: 20 } });
    const { data } = await app.graphql<{ userInfo: { centers: object[] } }>("{ userInfo { centers { code name } } }", {}, info.jwt!);
    expect(data!.userInfo.centers).toEqual([{ code: "MAD", name: "Madrid" }]);
    expect(answered.centers).toMatchObject(data!.userInfo.centers);
  });

  test("return the client's error texts in the requested language", async () => {
    const { user } = await insertUser(app);
    const messageIn = async (language: string) => {
      const answer = await new Browser(app).send(
        "/login/doLogin",
        json({ user, password: "Wrong-pass1!" }, { "accept-language": language }),
      );
      return [answer.status, await answer.json()];
    };
    expect(await messageIn("en")).toEqual([401, { code: "LOGIN_FAILED", message: "The user name or password is wrong." }]);
    expect(await messageIn("pt-BR")).toEqual([401, { code: "LOGIN_FAILED", message: expect.stringContaining("senha") }]);
    const info = await new Browser(app).send("/login/getUserInfo", { headers: { "accept-language": "en" } });
    expect([info.status, await info.json()]).toEqual([
      401,
      { code: "UNAUTHENTICATED", message: "You are not signed in or your session has ended." },
    ]);
    const asked = await new Browser(app).send("/login/doLogin", json({ user: " ", password }));
    expect([asked.status, await asked.json()]).toMatchObject([400, { code: "USER_NAME_REQUIRED" }]);
    for (const body of [{}, { user }, { user, password: 1 }, { user, password: "x".repeat(1_001) }])
      expect((await new Browser(app).send("/login/doLogin", json(body))).status).toBe(400);
  });

  test("reject form bodies, which another website's page could send", async () => {
    const { user } = await insertUser(app);
    const form = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `user=${user}&password=${password}`,
    };
    expect((await new Browser(app).send("/login/doLogin", form)).status).toBe(415);
  });

  test("return the waiting time after too many attempts", async () => {
    const { user } = await insertUser(app);
    for (let n = 0; n < 5; n++) await new Browser(app).send("/login/doLogin", json({ user, password: "Wrong-pass1!" }));
    const answer = await new Browser(app).send("/login/doLogin", json({ user, password }, { "accept-language": "en" }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(890);
    expect(await answer.json()).toEqual({ code: "TOO_MANY_ATTEMPTS", message: "Too many attempts. Try again in 15 minutes." });
  });
});

describe("/puiuser/doResetPassword", () => {
  test.each(["POST", "GET"])("accepts a new password by %s", async (method) => {
    const { user, email } = await insertUser(app);
    await new Browser(app).forgot(user);
    const resetToken = await linkTo(app, email);
    const answer =
      method === "POST"
        ? await new Browser(app).send("/puiuser/doResetPassword", json({ resetToken, newPassword: other }))
        : await new Browser(app).send(`/puiuser/doResetPassword?${new URLSearchParams({ resetToken, newPassword: other })}`, {
            headers: ofOurScript,
          });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await new Browser(app).login(user, other)).toMatchObject({ step: null });
  });

  test("returns the same answer for a wrong, a used and an old link", async () => {
    const { user, email } = await insertUser(app);
    const send = async (resetToken: string) => {
      const answer = await new Browser(app).send("/puiuser/doResetPassword", json({ resetToken, newPassword: other }));
      return [answer.status, await answer.text()];
    };
    await new Browser(app).forgot(user);
    const used = await linkTo(app, email);
    await send(used);
    await new Browser(app).forgot(user);
    const old = await linkTo(app, email, 3);
    app.clock.offset = 31 * 60_000;
    const late = await send(old);
    app.clock.offset = 0;
    const wrong = await send("A".repeat(43));
    expect(wrong[0]).toBe(400);
    expect(await send(used)).toEqual(wrong);
    expect(late).toEqual(wrong);
  });
});

describe("language lists and variables", () => {
  test("contain nine languages with their texts", async () => {
    const list = (await (await new Browser(app).send("/mapfrelanguage/list")).json()) as { code: string; name: string }[];
    expect(list.map(({ code }) => code).sort()).toEqual(["bz", "ca", "el", "en", "es", "fr", "it", "pt", "tr"]);
    expect(Object.fromEntries(list.map(({ code, name }) => [code, name]))).toMatchObject({ es: "español", el: "Ελληνικά", fr: "français" });
  });

  test.each([
    ["version", expect.stringMatching(/^4\.12\.1\+/)],
    ["refreshSeconds", 20],
    ["live", true],
    ["DATABASE_URL", null],
    ["constructor", null],
    ["__proto__", null],
    ["%2e%2e%2fetc", null],
  ])("the variable %s is %j", async (name, value) => {
    const answer = await new Browser(app).send(`/puivariable/getVariable/${name}`);
    expect([answer.status, await answer.json()]).toEqual([200, { data: value }]);
  });
});
