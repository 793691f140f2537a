// A name in schema/released.graphql may be removed only after a release in which it was deprecated with a date.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { breakingChanges, deprecatedElements, lastDayIn } from "../../server/deploy/schemaRelease.mjs";

const current = readFileSync("schema/schema.graphql", "utf8");
const released = readFileSync("schema/released.graphql", "utf8");
const today = new Date().toISOString().slice(0, 10);

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
