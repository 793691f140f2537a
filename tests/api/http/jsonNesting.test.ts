import { beforeAll, expect, test } from "vitest";
import { MAX_NESTING, MAX_VALUES, assertSimpleJson } from "../../../server/http/jsonBodies";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { send } from "../../fixtures/requests";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const flat = (values: number): string => `[${Array.from({ length: values }, () => 1).join(",")}]`;
const ask = async (variable: string) =>
  send(app, `{"query":"{ userInfo { language } }","variables":{"x":${variable}}}`, {
    headers: { authorization: `Bearer ${await app.signIn("operator")}` },
  });

test("rejects an endlessly nested body before reading it", async () => {
  expect((await ask(nested(MAX_NESTING - 2))).codes).toEqual([]);
  for (const depth of [MAX_NESTING - 1, 500_000]) expect((await ask(nested(depth))).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await send(app, nested(5_000))).codes).toEqual(["BAD_USER_INPUT"]);
});

test("rejects a body with too many values", async () => {
  expect((await ask(flat(MAX_VALUES - 10))).codes).toEqual([]);
  for (const values of [MAX_VALUES + 1, 300_000]) expect((await ask(flat(values))).codes).toEqual(["BODY_TOO_LARGE"]);
});

test("ignores brackets and commas in texts, also after escaped quotes", () => {
  const text = JSON.stringify({ query: `\\"${"[{,".repeat(MAX_VALUES)}"`, other: "\\" });
  expect(() => assertSimpleJson(text)).not.toThrow();
  expect(() => assertSimpleJson(text.replace("{", `{"x":${nested(MAX_NESTING)},`))).toThrow("BAD_USER_INPUT");
});
