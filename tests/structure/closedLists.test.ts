// Closed lists of values are enums in the API, so that programs can read the values and their meaning from the schema.
import "reflect-metadata";
import { readdirSync, readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { ranges } from "../../schema/ranges";
import { filterFields, filterPartNames } from "../../schema/rules/map/filterParts";

const schemaFields = "names of fields, which the schema itself lists";
const functionalities = "the query functionalities returns them with their requirements";
const importedCell = "cell of a file, of which each error is reported with its row";

/** Texts with values of an open list, and the reason why the list is open. Their descriptions say so. */
const openLists: Record<string, string> = {
  "ApiError.code": "contains HTTP statuses and network errors",
  "AuditEntry.action": "entries keep the codes of earlier releases, and the filter takes prefixes",
  "ExportBasesInput.columns": schemaFields,
  "ExportClaimsInput.columns": schemaFields,
  "ExportCollaboratorsInput.columns": schemaFields,
  "ExportMobileSuppliersInput.columns": schemaFields,
  "HiddenFields.fields": schemaFields,
  "HiddenFieldsInput.fields": schemaFields,
  "ImportUserRow.language": importedCell,
  "ImportUserRow.profile": importedCell,
  "ImportUserRow.signIn": importedCell,
  "ImportedUser.field": schemaFields,
  "LayerFields.fields": schemaFields,
  "ListColumn.field": schemaFields,
  "ListColumnInput.field": schemaFields,
  "LoginInfo.functionalities": functionalities,
  "LoginInfo.visibleColumns": schemaFields,
  "Viewer.functionalities": functionalities,
  "OutboxCall.code": "contains HTTP statuses and network errors",
  "Position.alarms": "words of the device",
  "WebhookAttempt.error": "contains HTTP statuses and network errors",
};

const STRING_PROPERTY = /@Field\(\(\) => \[?String\]?(?:(?!@Field)[^])*?\)\s+(\w+)[!?]?: ([^;]+);/g;
const PLAIN = /^(string|null|undefined|\[\]|[|() ]|readonly )+$/;

/** Properties of a String field whose TypeScript type is narrower than a text. */
const narrowStrings = (source: string): string[] =>
  [...source.matchAll(STRING_PROPERTY)].flatMap(([, name, type]) => (PLAIN.test(type!) ? [] : [`${name}: ${type}`]));

/** Three or more codes in a row: "en, es, ca" or "OPERADOR, SUPERVISOR …". */
const LISTED = /`?\b([a-z]{2}|[A-Z][A-Z_]+)\b`?, `?\b([a-z]{2}|[A-Z][A-Z_]+)\b`?(,| or|…| …)/;
const listsValues = (description: string | null | undefined): boolean => LISTED.test(description ?? "");

function stringsWithLists(sdl: string): string[] {
  const found: string[] = [];
  const note = (
    coordinate: string,
    { type, description }: GraphQLArgument | Pick<GraphQLField<unknown, unknown>, "type" | "description">,
  ) => {
    if (getNamedType(type).name === "String" && listsValues(description)) found.push(coordinate);
  };
  for (const type of Object.values(buildSchema(sdl).getTypeMap())) {
    if (type.name.startsWith("__") || !(isObjectType(type) || isInputObjectType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field);
      for (const argument of "args" in field ? field.args : []) note(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }
  return found;
}

describe("a closed list of values", () => {
  const files = readdirSync("schema", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.startsWith("rules"),
  );

  test.each(files)("is an enum in %s", (path) => {
    expect(narrowStrings(readFileSync(`schema/${path}`, "utf8"))).toEqual([]);
  });

  test("is not written in the description of a text, unless the list is open", () => {
    expect(stringsWithLists(readFileSync("schema/schema.graphql", "utf8")).filter((coordinate) => !(coordinate in openLists))).toEqual([]);
  });
});

describe("an open list", () => {
  const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

  test.each(Object.keys(openLists))("%s is a text and says that it is open", (coordinate) => {
    const [typeName, name] = coordinate.split(".") as [string, string];
    const type = schema.getType(typeName);
    const field = isObjectType(type) || isInputObjectType(type) ? type.getFields()[name] : undefined;
    expect([String(field && getNamedType(field.type)), field?.description]).toEqual(["String", expect.stringContaining("Open list: ")]);
  });
});

test("parts of a filter are all inputs of a map filter", () => {
  const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
  const inputs = Object.keys((schema.getType("MapFilterInput") as GraphQLInputObjectType).getFields()).filter(
    (name) => !(name in ranges["MapFilterInput"]!),
  );
  const known = [...Object.values(filterFields).flat(), ...Object.values(filterPartNames)];
  expect(inputs.filter((name) => !known.some((part) => part === name))).toEqual([]);
});

describe("the check", () => {
  test("finds a union behind a String field", () => {
    const source = `
      @Field(() => String, { nullable: true, description: "Part." })
      part!: FilterPart | null;
      @Field(() => [String], { description: "Names." })
      names!: string[];
      @Field(() => Part, { description: "Part." })
      other!: Part;`;
    expect(narrowStrings(source)).toEqual(["part: FilterPart | null"]);
  });

  test("finds values in a description", () => {
    const sdl = 'type Query { "Language: en, es or ca." a: String "A name." b("ON, OFF …" c: String): Int }';
    expect(stringsWithLists(sdl)).toEqual(["Query.a", "Query.b(c:)"]);
  });
});
