import type { GraphQLInterfaceType, GraphQLObjectType, GraphQLSchema } from "graphql";
import { encodeObjectId, type ObjectKey } from "../platform/objectIds";
import { nodeTypeOf } from "./nodeRows";

type Row = Record<string, string>;

/** Columns of the key of each type whose rows have codes of the source system in the column `id`. */
export const keyColumns = {
  Centre: ["instanceId", "id"],
  Client: ["instanceId", "id"],
  ClientChoice: ["instanceId", "id"],
  Contract: ["instanceId", "clientId", "id"],
  ContractChoice: ["instanceId", "clientId", "id"],
  Service: ["instanceId", "id"],
} as const;

/** True for an object that callers name by its `code`. */
export const hasCode = (object: ObjectKey | null): boolean => object !== null && Object.hasOwn(keyColumns, object.typeName);

/** Fields that replaced a deprecated `id`, which remains the property of the rows. */
const renamedIds = { FilterOption: "value", FilterName: "value", FigureGroup: "code", Actor: "actorId", MapFeature: "entityId" } as const;

/** Resolves `id` of reference data as an encoded key that is unique over all types, and `code` as the code of the source system. */
export function encodeIds(schema: GraphQLSchema): GraphQLSchema {
  for (const [typeName, columns] of Object.entries(keyColumns)) {
    fieldOf(schema, typeName, "id").resolve = (row: Row) => encodeObjectId(typeName, ...columns.map((column) => valueOf(row, column)));
    fieldOf(schema, typeName, "code").resolve = ({ id }: Row) => id;
  }
  for (const [typeName, fieldName] of Object.entries(renamedIds)) fieldOf(schema, typeName, fieldName).resolve = ({ id }: Row) => id;
  return addGlobalIds(schema);
}

/** Resolves `globalId` of nodes: the `id` of reference data, otherwise type and id. */
function addGlobalIds(schema: GraphQLSchema): GraphQLSchema {
  const node = schema.getType("Node") as GraphQLInterfaceType;
  node.resolveType = (row) => nodeTypeOf(row as object);
  for (const type of schema.getImplementations(node).objects) {
    const { globalId, id } = type.getFields();
    globalId!.extensions = { ...globalId!.extensions, columns: ["id"] };
    globalId!.resolve = type.name in keyColumns ? id!.resolve! : (row: Row) => encodeObjectId(type.name, valueOf(row, "id"));
  }
  return schema;
}

const fieldOf = (schema: GraphQLSchema, typeName: string, fieldName: string) =>
  (schema.getType(typeName) as GraphQLObjectType).getFields()[fieldName]!;

function valueOf(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`the row has no ${column}`);
  return value;
}
