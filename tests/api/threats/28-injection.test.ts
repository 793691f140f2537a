import { type GraphQLField, type GraphQLInputType, getNamedType, isInputObjectType, isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { errorStatus } from "../../../schema/rules/errors";
import { plainText } from "../../../schema/rules/search/searchText";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { createSchema } from "../../../server/schema";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";
import { sample } from "../../fixtures/schema/sampleInput";

const hostileTexts = [
  "' OR '1'='1",
  "'; DROP TABLE claims; --",
  "1) OR 1=1 --",
  '" OR ""="',
  "\\'; select pg_sleep(5); --",
  "$1",
  "${7*7}{{7*7}}",
  "%",
  "_",
  "\\",
  "100%_\\",
  "NULL",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "9223372036854775808",
  "0x00",
  "​",
  "Ω≈ç√∫˜µ≤≥÷ 田中さん ‫test 👩‍👩‍👧",
  "İıſK",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "=1+1|cmd",
  "\r\nX-Injected: 1",
  '{"$gt": ""}',
  "x".repeat(3_000),
  " ",
  "",
];
/** Texts that no database keeps. */
const unstorableTexts = ["a\0b", "\ud800", "gpj.\u202Eexe"];

let app: TestApp;
let admin: string;
const storable = hostileTexts.filter((text) => text.trim() && text.length < 100 && !/[\r\n]/.test(text));
const names = [...storable, "100 percent", "a_b", "axb", "plain"];
const suppliers = names.map((name, i) => ({ id: `S-${i}`, name }));
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  const key = await app.key("ingest");
  const sent = await app.ingest(
    "suppliers",
    suppliers.map(({ id, name }) => supplierRecord(id, { nbprovee: name })),
    key,
  );
  expect(sent.body).toMatchObject({ accepted: suppliers.length, refused: [] });
  const files = await app.ingest(
    "claims",
    names.map((file, i) => claimRecord(`I-${i}`, { nuexpediente: file })),
    key,
  );
  expect(files.body).toMatchObject({ accepted: names.length, refused: [] });
});

function takesText(type: GraphQLInputType, seen = new Set<string>()): boolean {
  const named = getNamedType(type);
  if (named.name === "String" || named.name === "ID") return true;
  if (!isInputObjectType(named) || seen.has(named.name)) return false;
  seen.add(named.name);
  return Object.values(named.getFields()).some((field) => takesText(field.type, seen));
}

/** Operations that end the calling session or remove data that the tests need. */
const left = new Set(["logout", "endOtherSessions"]);
const inputs = async (): Promise<["query" | "mutation", GraphQLField<unknown, unknown>][]> => {
  const schema = await createSchema();
  return (["query", "mutation"] as const).flatMap((kind) =>
    Object.values((kind === "query" ? schema.getQueryType()! : schema.getMutationType()!).getFields())
      .filter((field) => !left.has(field.name) && field.args.some(({ type }) => takesText(type)))
      .map((field) => [kind, field] as ["query" | "mutation", GraphQLField<unknown, unknown>]),
  );
};

function ask(kind: string, field: GraphQLField<unknown, unknown>, text: string) {
  const named = getNamedType(field.type);
  const selection = isObjectType(named) ? " { __typename }" : "";
  const argumentSamples = field.args.map(({ name, type }) => ({
    name,
    type: String(type),
    value: sample(type, { String: text, ID: text }, true),
  }));
  const query = `${kind}(${argumentSamples.map(({ name, type }) => `$${name}: ${type}`).join(", ")}) { ${field.name}(${argumentSamples.map(({ name }) => `${name}: $${name}`).join(", ")})${selection} }`;
  return app.graphql(query, Object.fromEntries(argumentSamples.map(({ name, value }) => [name, value])), admin);
}

describe("threat 28: SQL in names, filters, orders and cursors", () => {
  test("answers any text in every input of the schema with data or a code of the catalogue", async () => {
    const wrong: string[] = [];
    for (const [kind, field] of await inputs())
      for (const text of [...hostileTexts, ...unstorableTexts]) {
        const { errors } = await ask(kind, field, text);
        for (const { extensions } of errors ?? [])
          if (!(extensions.code in errorStatus) || extensions.code === "INTERNAL_SERVER_ERROR")
            wrong.push(`${field.name} ${text}: ${extensions.code}`);
      }
    expect(wrong).toEqual([]);
    expect((await app.graphql<{ claims: { totalCount: number } }>("{ claims { totalCount } }", {}, admin)).data!.claims.totalCount).toBe(
      names.length,
    );
  }, 600_000);

  test("rejects texts that no database can store, in variables and documents", async () => {
    for (const text of unstorableTexts) {
      const [inVariable] = (await app.graphql("query($id: ID!) { claim(id: $id) { id } }", { id: text }, admin)).errors!;
      expect(inVariable!.extensions.code).toBe("BAD_USER_INPUT");
      const [inDocument] = (await app.graphql(`{ claim(id: ${JSON.stringify(text).replace("\\u0000", "\\u0000")}) { id } }`, {}, admin))
        .errors!;
      expect(["BAD_USER_INPUT", "GRAPHQL_PARSE_FAILED"]).toContain(inDocument!.extensions.code);
    }
  });

  test("treats wildcards in filters as letters", async () => {
    for (const text of [...hostileTexts, "100", "a", "A_", "plain"]) {
      const { data, errors } = await app.graphql<{ suppliers: { nodes: { id: string }[] } }>(
        "query($text: String) { suppliers(first: 100, filter: { text: $text }) { nodes { id } } }",
        { text },
        admin,
      );
      if (text.length > textLimits.search) {
        expect(errors![0]!.extensions.code).toBe("TEXT_TOO_LONG");
        continue;
      }
      const begins = (one: string): boolean => plainText(one).startsWith(plainText(text.trim()));
      const wanted = suppliers.filter(({ id, name }) => begins(id) || begins(name)).map(({ id }) => id);
      if (/[İıſK]/.test(text)) continue; // PostgreSQL decides which letters are equal
      expect([text, data!.suppliers.nodes.map(({ id }) => id).sort()]).toEqual([text, wanted.sort()]);
    }
    for (const file of hostileTexts.filter(({ length }) => length <= textLimits.search)) {
      const { data } = await app.graphql<{ claims: { nodes: { id: string }[] } }>(
        "query($file: String) { claims(first: 100, filter: { file: $file }) { nodes { id } } }",
        { file },
        admin,
      );
      const at = names.indexOf(file);
      expect([file, data!.claims.nodes.map(({ id }) => id)]).toEqual([file, at < 0 ? [] : [`I-${at}`]]);
    }
  });

  test("answers an invented cursor within the list or rejects it", async () => {
    const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString("base64url");
    const made = [
      ...hostileTexts,
      ...hostileTexts.flatMap((text) => [
        cursor("name", text, text),
        cursor("id", text),
        cursor("urgency", text, text),
        cursor("urgency", 1e300, "x"),
      ]),
      cursor("name", { a: 1 }, ["x"]),
      cursor("id", "a\0b"),
      cursor("name; drop table claims", "a", "b"),
    ];
    for (const list of ["claims", "suppliers"])
      for (const after of made) {
        const { errors } = await app.graphql(`query($after: String) { ${list}(after: $after) { nodes { id } } }`, { after }, admin);
        for (const { extensions } of errors ?? []) expect(["CURSOR_INVALID", "BAD_USER_INPUT", "TEXT_TOO_LONG"]).toContain(extensions.code);
      }
  });

  test("accepts the orders of the schema only", async () => {
    for (const sort of hostileTexts.slice(0, 5)) {
      const { errors } = await app.graphql("query($sort: ClaimSort!) { claims(sort: $sort) { totalCount } }", { sort }, admin);
      expect(errors![0]!.extensions.code).toBe("BAD_USER_INPUT");
    }
  });
});
