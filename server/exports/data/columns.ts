// Columns of data sets, derived from the schema: leaves of objects become columns, lists become JSON.
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import type { Row } from "../columns/ownColumn";

export type DataType = "text" | "integer" | "number" | "boolean" | "instant" | "json";

export interface DataColumn {
  name: string;
  type: DataType;
  description: string;
  valueOf(row: Row): unknown;
}
export interface DataColumns {
  columns: DataColumn[];
  selects: string;
}

const typeByScalar: Readonly<Record<string, DataType>> = {
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
  DateTimeISO: "instant",
  JSON: "json",
  JSONObject: "json",
  Attributes: "json",
  StatusInputs: "json",
};
const MAX_DEPTH = 3;

const joined = (prefix: string, name: string): string => (prefix ? prefix + name.replace(/^./, (letter) => letter.toUpperCase()) : name);

/** Rows of their own, of which only code and name are exported. */
const referenceFields = (type: GraphQLObjectType): string[] | undefined => {
  const fields = type.getFields();
  if (fields.code && fields.name) return ["code", "name"];
  return ["Instance", "Supplier"].includes(type.name) ? ["id", "name"] : undefined;
};

type Field = GraphQLField<unknown, unknown>;
const answeredFields = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(({ args, deprecationReason }) => deprecationReason == null && !args.some(isRequiredArgument));
const leavesOf = (type: GraphQLObjectType): string[] =>
  answeredFields(type)
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

/** Returns columns and selection of the named fields of a type, in their order. `members`: fields of an object that become columns of the row. */
export function dataColumnsOf(
  schema: GraphQLSchema,
  typeName: string,
  names: readonly string[],
  members: Readonly<Record<string, readonly string[]>> = {},
): DataColumns {
  const columns = new Map<string, DataColumn>();
  const add = (column: DataColumn): void => void (columns.has(column.name) || columns.set(column.name, column));
  const select = (type: GraphQLObjectType, fields: readonly string[], prefix: string, path: readonly string[]): string =>
    fields.map((name) => selectField(type.getFields()[name]!, prefix, [...path, name])).join(" ");

  function selectField(field: Field, prefix: string, path: readonly string[]): string {
    const type = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    const name = joined(prefix, field.name);
    const column = { name, description: field.description ?? "", valueOf: (row: Row) => valueAt(row, path) };
    if (!isObjectType(type)) {
      add({ ...column, type: isList ? "json" : (typeByScalar[type.name] ?? "text") });
      return field.name;
    }
    if (isList) {
      add({ ...column, type: "json" });
      return `${field.name} { ${leavesOf(type).join(" ")} }`;
    }
    const subfields = members[field.name] ?? referenceFields(type) ?? nestedFields(type, path.length);
    return `${field.name} { ${select(type, subfields, members[field.name] ? "" : name, path)} }`;
  }
  const selects = select(schema.getType(typeName) as GraphQLObjectType, names, "", []);
  return { columns: [...columns.values()], selects };
}

const nestedFields = (type: GraphQLObjectType, depth: number): string[] =>
  answeredFields(type)
    .filter((field) => isLeafType(getNamedType(field.type)) || (depth < MAX_DEPTH && isObjectType(getNamedType(field.type))))
    .map(({ name }) => name);

function valueAt(row: Row, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const name of path) {
    if (value === null || value === undefined) return null;
    value = (value as Row)[name];
  }
  return value ?? null;
}
