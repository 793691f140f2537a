import { beforeAll, expect, test } from "vitest";
import { givenApp, type GivenApp } from "../given/app";
import { send } from "./limitsGiven";

const token = "metrics-token-of-the-tests";
let demo: GivenApp;
let guarded: GivenApp;
let closed: GivenApp;
beforeAll(async () => {
  demo = await givenApp();
  guarded = await givenApp({ DEMO: "0", METRICS_TOKEN: token }, { beside: demo });
  closed = await givenApp({ DEMO: "0" }, { beside: demo });
});

const ask = (app: GivenApp, authorization?: string) =>
  send(app, undefined, { path: "/metrics", method: "GET", headers: { ...(authorization && { authorization }) } });

test("figures are open in the demo", async () => {
  expect((await ask(demo)).text).toContain("atalaya_board_claims");
});

test("elsewhere they are for who has the token", async () => {
  const answer = await ask(guarded, `Bearer ${token}`);
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining("atalaya_board_claims")]);
  const session = await demo.signIn("admin");
  for (const bearer of [undefined, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, "Bearer", `Bearer ${session}`, `Basic ${token}`]) {
    const refused = await ask(guarded, bearer);
    expect([bearer, refused.status, refused.codes]).toEqual([bearer, 401, ["UNAUTHENTICATED"]]);
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
  }
});

test("without a token for nobody", async () => {
  for (const bearer of [undefined, "Bearer undefined", "Bearer "]) expect((await ask(closed, bearer)).status).toBe(401);
});
