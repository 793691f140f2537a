// All pages are connections with the same arguments, and are ordered in the same way.
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";

/** Lists whose columns the user chooses. `sort`, a promised name, is their order without `orderBy`. */
const orderedByFields = ["Query.bases", "Query.claims", "Query.collaborators", "Query.mobileSuppliers", "Query.suppliers"];
/** Lists with fixed columns, each order with an index. */
const orderedByName = ["Query.users"];
/** Best matches, which have no next page. */
const firstMatches = ["Query.clientChoices", "Query.indicatorGroups", "Query.places", "Query.search"];

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith("__")
    ? Object.values(type.getFields()).map((field) => ({
        coordinate: `${type.name}.${field.name}`,
        field,
        args: field.args.map(({ name }) => name),
      }))
    : [],
);
const connections = fields.filter(({ field }) => getNamedType(field.type).name.endsWith("Connection"));
const coordinatesOf = (some: typeof fields): string[] => some.map(({ coordinate }) => coordinate).sort();

describe("a page", () => {
  test("is requested by first and after, or by last and before", () => {
    expect(connections.length).toBeGreaterThan(15);
    const types = connections.map(({ coordinate, field }) => [
      coordinate,
      ...field.args.flatMap(({ name, type }) => (/^(first|last|after|before)$/.test(name) ? `${name}: ${type}` : [])),
    ]);
    const expected = ["after: String", "before: String", "first: Int", "last: Int"];
    expect(types.map(([coordinate, ...args]) => [coordinate, args.sort()])).toEqual(
      connections.map(({ coordinate }) => [coordinate, expected]),
    );
  });

  test("is a connection, except for best matches", () => {
    const others = fields.filter(
      ({ coordinate, args }) => args.includes("first") && !connections.some((connection) => connection.coordinate === coordinate),
    );
    expect(coordinatesOf(others)).toEqual(firstMatches);
    expect(fields.filter(({ args }) => args.some((name) => /^(limit|offset|page|skip)$/.test(name)))).toEqual([]);
  });

  test("has nodes, edges, pageInfo and totalCount", () => {
    const shapes = new Set(
      connections
        .map(({ field }) => getNamedType(field.type))
        .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).sort().join() : [])),
    );
    expect([...shapes]).toEqual(["edges,nodes,pageInfo,totalCount"]);
  });
});

describe("an order", () => {
  const ordering = fields.filter(({ args }) => args.some((name) => /order|sort/i.test(name)));

  test("is chosen by sort, and by orderBy in lists whose columns the user chooses", () => {
    expect(coordinatesOf(ordering.filter(({ args }) => args.includes("orderBy") && args.includes("sort")))).toEqual(orderedByFields);
    expect(coordinatesOf(ordering.filter(({ args }) => !args.includes("orderBy")))).toEqual(orderedByName);
  });

  test("has a default by name, or keys of a field and a direction", () => {
    const args = ordering.flatMap(({ field }) => field.args.filter(({ name }) => /order|sort/i.test(name)));
    const sorts = args.filter(({ name }) => name === "sort");
    expect(sorts.filter(({ type, defaultValue }) => !getNamedType(type).name.endsWith("Sort") || defaultValue === undefined)).toEqual([]);
    const keys = args.filter(({ name }) => name === "orderBy");
    expect(keys.filter(({ type }) => !isListType(getNullableType(type)) || !getNamedType(type).name.endsWith("OrderInput"))).toEqual([]);
    expect(sorts.length + keys.length).toBe(args.length);
  });
});
