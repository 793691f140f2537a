// A name in schema/released.graphql may be removed only after a release in which it was deprecated with a date.
import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { examples, nameOf } from "../../schema/rules/requests/examples";
import { schemaChanges } from "../../server/deploy/schemaChangelog.mjs";
import { breakingChanges, deprecatedElements, lastDayIn } from "../../server/deploy/schemaRelease.mjs";

const current = readFileSync("schema/schema.graphql", "utf8");
const released = readFileSync("schema/released.graphql", "utf8");
const today = new Date().toISOString().slice(0, 10);

const schema = buildSchema(current);
const releasedSchema = buildSchema(released);
const rootNames = (of: GraphQLSchema): string[] =>
  [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));

const docs = [
  "README.md",
  ...["schema", "server", "client"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md"))
      .map((path) => `${folder}/${path}`),
  ),
];
/** Words in code spans and in lines that are indented as code. */
const codeWords = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`|^ {4}(.+)$/gm)].flatMap(([, span, line]) => (span ?? line!).match(/\w+/g) ?? []);

describe("the released schema", () => {
  test.each(docs)("contains the operations that %s names", (file) => {
    const [now, promised] = [new Set(rootNames(schema)), new Set(rootNames(releasedSchema))];
    const named = codeWords(readFileSync(file, "utf8")).filter((word) => now.has(word));
    expect(named.filter((word) => !promised.has(word))).toEqual([]);
  });

  test.each(examples.map((example) => [nameOf(example), example.text]))("accepts the sandbox example %s", (_name, text) => {
    expect(validate(releasedSchema, parse(text))).toEqual([]);
  });
});

describe("the changelog", () => {
  test("lists what a release adds, changes and removes, each once", () => {
    const before = "type Query { a: Int old(x: Int): Int kind: Kind } enum Kind { ONE }";
    const after = "type Query { a: Int! b(x: Int): New kind(of: Int): Kind } type New { c: Int } enum Kind { ONE TWO }";
    expect(schemaChanges(before, after)).toEqual({
      added: ["Kind.TWO", "New", "Query.b", "Query.kind(of:)"],
      changed: ["Query.a: Int → Int!"],
      removed: ["Query.old"],
    });
  });
});

describe("the schema", () => {
  test("removes nothing that a client of the released one uses", () => {
    expect(breakingChanges(released, current, today)).toEqual([]);
  });

  test("states the removal date of each deprecated part", () => {
    expect(deprecatedElements(current).filter(([, reason]) => lastDayIn(reason) === undefined)).toEqual([]);
  });
});

describe("the rule of breaking changes", () => {
  const reason = "Use `now`. Stays until 2027-01-31.";
  const before = `type Query { now: Int old: Old @deprecated(reason: "${reason}") list(first: Int): Kind }
    type Old { a: Int } enum Kind { ONE TWO @deprecated(reason: "Stays until 2027-01-31") }`;
  const after = "type Query { now: Int list(first: Int): Kind } enum Kind { ONE }";

  test("allows the removal of deprecated parts and their types after the date", () => {
    expect(breakingChanges(before, after, "2027-02-01")).toEqual([]);
  });

  test("rejects the removal before the date", () => {
    expect(breakingChanges(before, after, "2027-01-31")).toEqual([
      "Old was removed.",
      "Query.old was removed.",
      "TWO was removed from enum type Kind.",
    ]);
  });

  test.each([
    ["a field goes that was not deprecated", "type Query { now: Int }", "type Query { other: Int }", "Query.now was removed."],
    [
      "it was deprecated without a date",
      'type Query { a: Int now: Int @deprecated(reason: "old") }',
      "type Query { a: Int }",
      "Query.now was removed.",
    ],
    ["a field answers another type", "type Query { now: Int! }", "type Query { now: Int }", "Query.now changed type from Int! to Int."],
    [
      "an argument is needed that was not there",
      "type Query { now: Int }",
      "type Query { now(at: Int!): Int }",
      "A required arg at on Query.now was added.",
    ],
    [
      "an input needs a field that was not there",
      "type Query { now(at: At): Int } input At { a: Int }",
      "type Query { now(at: At): Int } input At { a: Int b: Int! }",
      "A required field b on input type At was added.",
    ],
  ])("fails when %s", (_what, old, changed, said) => {
    expect(breakingChanges(old, changed, "2027-02-01")).toEqual([said]);
  });

  test("reads a date at the end of a reason only", () => {
    expect([reason, "Stays until 2027-01-31", "until tomorrow", "until 2027-01-31 or so", null].map(lastDayIn)).toEqual([
      "2027-01-31",
      "2027-01-31",
      undefined,
      undefined,
      undefined,
    ]);
  });
});
