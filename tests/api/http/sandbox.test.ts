import { buildSchema, getOperationAST, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, type Example, examples, isOffered, nameOf } from "../../../schema/rules/requests/examples";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
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

  test.each(["nobody", "read", "act", ...Object.values(ProfileType)])("offers %s exactly the examples that it may run", async (kind) => {
    const bearer = await bearerOf(kind);
    const { data } = await app.graphql<{ viewer: Caller | null }>("{ viewer { kind functionalities } }", {}, bearer);
    const offered: string[] = [];
    const allowed: string[] = [];
    for (const example of examples) {
      if (isOffered(example, data!.viewer)) offered.push(nameOf(example));
      if (await isAllowed(example, bearer)) allowed.push(nameOf(example));
    }
    expect(offered).toEqual(allowed);
    expect(offered).toContain("query WhoAmI");
  });

  test.each(examples.filter(({ text }) => kindOf(text) === "query").map((example) => [nameOf(example), example] as const))(
    "%s is answered completely",
    async (_name, { text, variables }) => {
      const { data, errors } = await app.graphql(text, variables, admin);
      expect(errors).toBeUndefined();
      expect(Object.values(data!).every((value) => value !== null)).toBe(true);
    },
  );
});

const bearerOf = async (kind: string): Promise<string | undefined> => {
  if (kind === "nobody") return undefined;
  if (kind === "read" || kind === "act") return app.key(kind);
  return app.signIn((await insertUser(app, { profileType: kind as ProfileType })).user);
};

/** Whether an example is answered, or fails only because its ids are examples. Subscriptions are judged by their first message. */
async function isAllowed({ text, variables = {} }: Example, bearer: string | undefined): Promise<boolean> {
  if (kindOf(text) === "subscription") {
    const client = app.socket(bearer ?? "");
    const answers = client.iterate({ query: text, variables: { ...variables } });
    const first = await Promise.race([
      answers.next().catch(() => "refused"),
      new Promise((resolve) => setTimeout(resolve, 1_000, "silent")),
    ]);
    await client.dispose();
    return first !== "refused";
  }
  const { errors } = await app.graphql(text, variables, bearer);
  const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
  expect(codes.filter((code) => !["NOT_FOUND", "CLAIM_STATUS", "FORBIDDEN", "UNAUTHENTICATED"].includes(code))).toEqual([]);
  return !codes.some((code) => code === "FORBIDDEN" || code === "UNAUTHENTICATED");
}

test("the sandbox is served by GET without sign-in and contains no personal data", async () => {
  const opened = await send(app, undefined, { path: "/sandbox", method: "GET" });
  // 503 where the client is not built: these tests need no build
  expect([200, 503]).toContain(opened.status);
  expect((await send(app, {}, { path: "/sandbox" })).status).toBe(405);
});
