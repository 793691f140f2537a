import { readFileSync } from "node:fs";
import { buildSchema, getOperationAST, parse } from "graphql";
import { expect, test } from "vitest";
import { costOf } from "../../../server/graphql/cost";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const text = `query Page($first: Int, $id: ID, $ids: [ID!], $with: Boolean!) {
  claim(id: $id) @include(if: $with) { id }
  claims(first: $first, filter: { supplierIds: $ids }) { nodes { id file } }
}`;
const kept = parse(text);
const cost = (document: typeof kept, variables: object) =>
  costOf(schema, document, getOperationAST(document)!, variables as Record<string, unknown>);

test.each([
  { first: 10, id: "a", with: true },
  { first: 20, id: "a", with: true },
  { first: 20, with: false },
  { first: 20, id: 12, with: true },
  { first: 20, id: "x".repeat(120), with: true },
  { first: 20, id: "y".repeat(129), with: true },
  { first: 20, id: "x".repeat(1_200), with: true },
  { first: 20, ids: ["a", "b"], with: false },
  { first: 20, ids: ["a", "b", "c"], with: false },
  { first: 20, ids: null, with: false },
  { first: "20", with: true },
])("gives a cached document the cost of a fresh one with %j", (variables) => {
  const anew = cost(parse(text), variables);
  expect([cost(kept, variables), cost(kept, variables)]).toEqual([anew, anew]);
});

test("does not read a long text as a cost factor", () => {
  expect(cost(kept, { id: "x".repeat(120), with: true })).toBe(cost(kept, { id: 12, with: true })! + 12);
});
