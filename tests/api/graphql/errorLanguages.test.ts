import { beforeAll, describe, expect, test } from "vitest";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import { text } from "../../../server/platform/texts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket, send } from "../../fixtures/requests";

interface Said {
  message: string;
  extensions: { code: string; detail?: string; values?: object };
}

let app: TestApp;
let token: string;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  [token, key] = [await app.signIn(), await app.key("read")];
});

const said = async (query: string, language: string, { variables = {}, bearer = token } = {}): Promise<Said> => {
  const headers = { ...(bearer && { authorization: `Bearer ${bearer}` }), "accept-language": language };
  const { text: body } = await send(app, { query, variables }, { headers });
  return (JSON.parse(body) as { errors: Said[] }).errors[0]!;
};

/** On a socket whose page speaks Spanish. */
async function saidOnSocket(payload: object): Promise<Said> {
  const socket = await RawSocket.open(app);
  socket.send({ type: "connection_init", payload: { authorization: `Bearer ${token}`, "accept-language": "es" } });
  await socket.until(({ type }) => type === "connection_ack");
  socket.send({ type: "subscribe", id: "1", payload });
  const { payload: errorsPayload } = await socket.until(({ id }) => id === "1");
  socket.end();
  return Array.isArray(errorsPayload) ? (errorsPayload as Said[])[0]! : (errorsPayload as { errors: Said[] }).errors[0]!;
}

const page = (first: unknown) => `{ claims(first: ${String(first)}) { totalCount } }`;

describe("an error of GraphQL", () => {
  test.each(Object.keys(locales) as Locale[])("is written in %s next to the code", async (locale) => {
    const { message, extensions } = await said("{ apiErrors { totalCount } }", locales[locale]);
    expect(message).toBe(text(locale, "errors.FORBIDDEN"));
    expect(extensions).toEqual({ code: "FORBIDDEN" });
  });

  test.each<[string, string, string, { variables?: object; bearer?: string }]>([
    ["nobody signed in", page(1), "UNAUTHENTICATED", { bearer: "" }],
    ["what the profile does not allow", "{ apiErrors { totalCount } }", "FORBIDDEN", {}],
    ["there is no such claim", 'mutation { registerVisit(input: { claimId: "x" }) { id } }', "NOT_FOUND", {}],
    ["a document that cannot be read", "{ claims {", "GRAPHQL_PARSE_FAILED", {}],
    ["a field that there is not", "{ clams { totalCount } }", "GRAPHQL_VALIDATION_FAILED", {}],
    ["a document that is too large", `{ ${"__typename ".repeat(500)} }`, "QUERY_TOO_LARGE", {}],
    ["no such operation", "query a { __typename } query b { __typename }", "OPERATION_RESOLUTION_FAILURE", {}],
    ["a value that no column takes", "query($n: Int) { claims(first: $n) { totalCount } }", "BAD_USER_INPUT", { variables: { n: 2.5 } }],
    [
      "a text that no database keeps",
      "query($s: String) { claims(after: $s) { totalCount } }",
      "BAD_USER_INPUT",
      { variables: { s: "\0" } },
    ],
  ])("%s", async (_what, query, code, more) => {
    const { message, extensions } = await said(query, "fr", more as never);
    expect(extensions.code).toBe(code);
    expect(message).toBe(text("fr", `errors.${code}`, extensions.values as never));
  });

  test("keeps the English message of GraphQL next to the code", async () => {
    const { extensions } = await said("{ clams { totalCount } }", "es");
    expect(extensions.detail).toMatch(/^Cannot query field "clams" on type "Query"\. Did you mean "claims"/);
    expect((await said(page('"many"'), "es")).extensions.detail).toContain("Int cannot represent");
    expect((await said(page(101), "es")).extensions).not.toHaveProperty("detail");
  });

  test("is in the language of the request, not of an earlier request or the account", async () => {
    expect((await said(page(1), "el", { bearer: "" })).message).toBe(text("el", "errors.UNAUTHENTICATED"));
    expect((await said("{ apiErrors { totalCount } }", "tr", { bearer: key })).message).toBe(text("tr", "errors.FORBIDDEN"));
    expect((await said("{ apiErrors { totalCount } }", "it")).message).toBe(text("it", "errors.FORBIDDEN"));
  });

  test("is also translated for an unreadable request", async () => {
    const headers = { "accept-language": "ca", authorization: `Bearer ${token}` };
    for (const [body, more] of [
      ["{", {}],
      ["[]", {}],
      ["a", { "content-type": "text/plain" }],
      ["{}", { "content-type": "text/csv" }],
    ] as const) {
      const { text: answer } = await send(app, body, { headers: { ...headers, ...more } });
      const { message, extensions } = (JSON.parse(answer) as { errors: Said[] }).errors[0]!;
      expect(message).toBe(text("ca", `errors.${extensions.code}`));
    }
  });
});

describe("an error on a socket", () => {
  test.each<[string, object, string]>([
    ["a query", { query: "{ claims { totalCount } }" }, "WRONG_TRANSPORT"],
    ["a document that cannot be read", { query: "subscription {" }, "GRAPHQL_PARSE_FAILED"],
    ["a field that there is not", { query: "subscription { nothing }" }, "GRAPHQL_VALIDATION_FAILED"],
    ["a cursor made up", { query: "subscription { claimChanged { id } }", extensions: { after: "x" } }, "RESUME_TOO_OLD"],
  ])("%s: is written in the language of its page", async (_what, payload, code) => {
    const { message, extensions } = await saidOnSocket(payload);
    expect(extensions.code).toBe(code);
    expect(message).toBe(text("es", `errors.${code}`));
  });
});

describe("the page size", () => {
  test.each([0, -1])("%i is too small, and the error contains the valid range", async (first) => {
    const { message, extensions } = await said(page(first), "en");
    expect(extensions).toEqual({ code: "PAGE_TOO_SMALL", values: { most: 100 } });
    expect(message).toBe("A page must have 1 to 100 rows.");
  });

  test.each([101, 100_000])("%i is too large, regardless of its cost", async (first) => {
    const { message, extensions } = await said(`{ claims(first: ${first}) { nodes { id status } } }`, "en");
    expect(extensions).toEqual({ code: "PAGE_TOO_LARGE", values: { most: 100 } });
    expect(message).toBe("A page can have at most 100 rows.");
  });
});
