import { buildSchema, getOperationAST, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { examples, nameOf } from "../../../client/sandbox/examples";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { send } from "../../fixtures/requests";

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.ingest("claims", [claimRecord("CLAIM")], await app.key("ingest"));
  admin = await app.signIn("admin");
});

const kindOf = (text: string) => getOperationAST(parse(text))!.operation;

describe("the sandbox examples", () => {
  test("match the schema and have unique names", () => {
    const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
    for (const example of examples) expect([nameOf(example), validate(schema, parse(example.text))]).toEqual([nameOf(example), []]);
    expect(new Set(examples.map(nameOf)).size).toBe(examples.length);
  });

  test("include queries, mutations and subscriptions for every domain", () => {
    expect(new Set(examples.map(({ text }) => kindOf(text)))).toEqual(new Set(["query", "mutation", "subscription"]));
    expect(new Set(examples.map(({ domain }) => domain))).toEqual(
      new Set([
        "account",
        "claims",
        "mobileSuppliers",
        "map",
        "dashboard",
        "users",
        "specificProfiles",
        "apiKeys",
        "kpiSettings",
        "contactLists",
        "audit",
        "apiErrors",
      ]),
    );
  });

  test.each(examples.filter(({ text }) => kindOf(text) === "query").map((example) => [nameOf(example), example] as const))(
    "%s is answered",
    async (_name, { text, variables }) => {
      const { data, errors } = await app.graphql(text, variables, admin);
      expect(errors).toBeUndefined();
      expect(Object.values(data!).every((value) => value !== null)).toBe(true);
    },
  );

  test.each(examples.filter(({ text }) => kindOf(text) === "mutation").map((example) => [nameOf(example), example] as const))(
    "%s performs its change or reports an unknown id",
    async (_name, { text, variables }) => {
      const { errors } = await app.graphql(text, variables, admin);
      expect(["none", "NOT_FOUND", "CLAIM_STATUS"]).toContain(errors?.[0]?.extensions.code ?? "none");
    },
  );
});

test("the sandbox is served by GET without sign-in and contains no personal data", async () => {
  const opened = await send(app, undefined, { path: "/sandbox", method: "GET" });
  // 503 where the client is not built: these tests need no build
  expect([200, 503]).toContain(opened.status);
  expect((await send(app, {}, { path: "/sandbox" })).status).toBe(405);
});
