import { generate } from "@graphql-codegen/cli";
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../server/schema";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { send } from "../../fixtures/requests";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("read");
});
const authorization = () => ({ authorization: `Bearer ${key}` });

describe("introspection", () => {
  test("describes the complete schema to a read key", async () => {
    const { data } = await app.graphql<IntrospectionQuery>(
      getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true, oneOf: true }),
      {},
      key,
    );
    expect(printSchema(buildClientSchema(data!))).toBe(printSchema(await createSchema()));
  });

  test("answers a repeated request with the same bytes, and each media type with its own", async () => {
    const ask = (accept: string, of = authorization()) => send(app, { query: getIntrospectionQuery() }, { headers: { ...of, accept } });
    const [first, second] = [await ask("application/json"), await ask("application/json")];
    expect(second.text).toBe(first.text);
    expect(second.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const other = await ask("application/graphql-response+json");
    expect([other.headers.get("content-type"), other.text]).toEqual(["application/graphql-response+json; charset=utf-8", first.text]);
    expect((await send(app, { query: getIntrospectionQuery() })).codes).toEqual(["UNAUTHENTICATED"]);
  });

  test("does not answer a request with data from a stored response", async () => {
    const query = "{ __schema { queryType { name } } claims { totalCount } }";
    const count = async (): Promise<unknown> =>
      (await app.graphql<{ claims: { totalCount: number } }>(query, {}, key)).data?.claims.totalCount;
    const before = await count();
    await app.ingest("claims", [claimRecord("INTROSPECTED")], await app.key("ingest"));
    await expect.poll(count).toBe((before as number) + 1);
  });

  test("is served to everybody as a file", async () => {
    const { data } = (await (await fetch(`${app.url}/graphql/schema.json`)).json()) as { data: IntrospectionQuery };
    expect(printSchema(buildClientSchema(data))).toBe(printSchema(await createSchema()));
  });
});

test("graphql-codegen generates types from the endpoint with a read key", async () => {
  const files = (await generate(
    {
      schema: [{ [`${app.url}/graphql`]: { headers: authorization() } }],
      documents: ["query Open { claims(first: 1) { nodes { id status } } }"],
      generates: { "gql/": { preset: "client" } },
      silent: true,
    },
    false,
  )) as { content: string }[];
  expect(files.map(({ content }) => content).join()).toContain("export type OpenQuery");
});
