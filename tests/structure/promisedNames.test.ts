import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLObjectType, isInputObjectType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";

/** Names and addresses that programs outside this project are written against. They are never renamed. */
const promised = {
  Query: ["userInfo", "claim", "claims", "suppliers", "mobileSuppliers", "bases", "kpis"],
  Mutation: ["login", "logout", "manageDelay", "confirmArrival", "confirmCompletion", "cancelService", "cancelProvider"],
  Subscription: ["mapFrames", "claimChanged"],
};
/** Not implemented yet; the list may only shrink. The list of addresses is in tests/api/http/addresses.test.ts. */
const notBuilt: string[] = [];

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const fieldsOf = (type: string): string[] => Object.keys((schema.getType(type) as GraphQLObjectType).getFields());

describe("the public names", () => {
  test("exist except those not built yet", () => {
    const wanted = Object.entries(promised).flatMap(([type, names]) => names.map((name) => `${type}.${name}`));
    const present = new Set(Object.keys(promised).flatMap((type) => fieldsOf(type).map((name) => `${type}.${name}`)));
    expect(wanted.filter((name) => !present.has(name))).toEqual(notBuilt);
  });

  test.each([
    ["LoginInput", ["user", "password", "persistent", "keepSessionAlive"]],
    ["LoginInfo", ["jwt", "use2fa", "language", "profileType", "visibleColumns", "userTables", "centers", "defaultCenter", "hereApiKey"]],
    ["ClaimConnection", ["nodes", "edges", "pageInfo", "totalCount"]],
    ["SupplierConnection", ["nodes", "edges", "pageInfo", "totalCount"]],
    ["Claim", ["id", "status", "version", "position"]],
    ["Supplier", ["id", "position"]],
    ["Position", ["lon", "lat", "at"]],
    ["MapViewInput", ["bounds", "zoom", "layers", "filter"]],
  ])("%s has its fields", (type, fields) => {
    expect(fieldsOf(type)).toEqual(expect.arrayContaining(fields));
  });

  test("accept first, after, last, before, filter and sort in lists", () => {
    const query = schema.getQueryType()!.getFields();
    for (const list of ["claims", "suppliers", "mobileSuppliers", "bases"])
      expect(query[list]!.args.map(({ name }) => name).sort()).toEqual(["after", "before", "filter", "first", "last", "orderBy", "sort"]);
  });
});

describe("the schema describes itself", () => {
  const own = Object.values(schema.getTypeMap()).filter(
    ({ name }) => !name.startsWith("__") && !["String", "Boolean", "Int", "Float", "ID"].includes(name),
  );

  test("every type has a description", () => {
    expect(
      own.filter((type) => !type.description && !["Query", "Mutation", "Subscription"].includes(type.name)).map(({ name }) => name),
    ).toEqual([]);
  });

  test("every enum value is in UPPER_SNAKE, except languages, which have the codes of the promised login reply", () => {
    const values = own.flatMap((type) => ("getValues" in type ? type.getValues().map(({ name }) => `${type.name}.${name}`) : []));
    expect(values.filter((value) => !value.startsWith("Language.") && !/\.[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(value))).toEqual([]);
  });

  test("every field and enum value has a description", () => {
    const bare = own.flatMap((type) => {
      if (isObjectType(type) || isInputObjectType(type))
        return Object.values(type.getFields()).flatMap((f) => (f.description ? [] : [`${type.name}.${f.name}`]));
      if ("getValues" in type) return type.getValues().flatMap((value) => (value.description ? [] : [`${type.name}.${value.name}`]));
      return [];
    });
    expect(bare).toEqual([]);
  });
});
