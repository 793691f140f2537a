import { readFileSync } from "node:fs";
import { buildSchema, type ConstDirectiveNode, type GraphQLObjectType, Kind } from "graphql";
import { describe, expect, test } from "vitest";
import { commonErrors, errorStatus } from "../../schema/rules/errors";

/** Codes outside GraphQL fields: of other addresses, of sockets, and of delayed answers of the assistance system. */
const answeredElsewhere = [
  "BODY_ENCODING",
  "BODY_TOO_LARGE",
  "BODY_TYPE",
  "BODY_UNREADABLE",
  "DELAY_NOTIFICATION_FAILED",
  "DIRECTORY_ACCOUNT_TAKEN",
  "DIRECTORY_CANCELLED",
  "DIRECTORY_INVITATION",
  "DIRECTORY_NO_ACCESS",
  "DIRECTORY_UNAVAILABLE",
  "EXPORT_NOT_READY",
  "EXPORT_RIGHTS",
  "HOST_UNKNOWN",
  "IMPORT_VALUE_UNKNOWN",
  "METHOD_NOT_ALLOWED",
  "PICTURE_INVALID",
  "PICTURE_UNAVAILABLE",
];

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const codesIn = ({ name, arguments: [list] = [] }: ConstDirectiveNode): string[] =>
  name.value === "errors" && list?.value.kind === Kind.LIST
    ? list.value.values.map((one) => (one.kind === Kind.STRING ? one.value : ""))
    : [];
const declared = ["Query", "Mutation", "Subscription"].flatMap((type) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map((field) => ({
    name: `${type}.${field.name}`,
    codes: (field.astNode?.directives ?? []).flatMap(codesIn),
  })),
);

describe("the errors of a field", () => {
  test("are declared once, without common errors", () => {
    const common = new Set<string>(commonErrors);
    expect(declared.filter(({ codes }) => new Set(codes).size < codes.length || codes.some((code) => common.has(code)))).toEqual([]);
  });

  test("include each code of the catalogue, unless it is common or returned elsewhere", () => {
    const known = new Set([...commonErrors, ...declared.flatMap(({ codes }) => codes)]);
    const others = Object.keys(errorStatus).filter((code) => !known.has(code));
    expect(others.sort()).toEqual(answeredElsewhere);
  });
});
