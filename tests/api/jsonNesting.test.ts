import { beforeAll, expect, test } from "vitest";
import { isNestedTooDeep, MAX_NESTING } from "../../server/http/json";
import { givenApp, type GivenApp } from "../given/app";
import { send } from "./limitsGiven";

let app: GivenApp;
beforeAll(async () => void (app = await givenApp()));

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const ask = async (variable: string) =>
  send(app, `{"query":"{ userInfo { language } }","variables":{"x":${variable}}}`, {
    headers: { authorization: `Bearer ${await app.signIn("operator")}` },
  });

test("a body that nests without end is refused before it is read, whoever sends it", async () => {
  expect((await ask(nested(MAX_NESTING - 2))).codes).toEqual([]);
  for (const depth of [MAX_NESTING - 1, 500_000]) expect((await ask(nested(depth))).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await send(app, nested(5_000))).codes).toEqual(["BAD_USER_INPUT"]);
});

test("brackets in texts do not nest, also beside quotes that are written with a backslash", () => {
  const text = JSON.stringify({ query: `\\"${"[{".repeat(100)}"`, other: "\\" });
  expect([isNestedTooDeep(text), isNestedTooDeep(nested(3), 2), isNestedTooDeep(nested(2), 2)]).toEqual([false, true, false]);
});
