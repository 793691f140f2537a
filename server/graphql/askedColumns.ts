import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { Extensions } from "type-graphql";

/** Declares the columns that a resolver needs; in lists it receives only these. Without it, lists read full rows. */
export const AnsweredFrom = (...columns: string[]) => Extensions({ columns });

export interface RowType {
  table: PgTable;
  always?: readonly string[];
}

/** Marks fields that are plain columns. Call before other schema transformations add resolvers. */
export function noteColumns(schema: GraphQLSchema, rowTypes: Readonly<Record<string, RowType>>): GraphQLSchema {
  for (const [typeName, { table, always = [] }] of Object.entries(rowTypes)) {
    const columns = getTableColumns(table);
    const type = schema.getType(typeName) as GraphQLObjectType;
    type.extensions = { ...type.extensions, columns: always };
    for (const field of Object.values(type.getFields())) {
      if (!field.resolve && field.name in columns) field.extensions = { ...field.extensions, columns: [field.name] };
      for (const column of columnsOf(field) ?? [])
        if (!(column in columns)) throw new Error(`${typeName}.${field.name} is answered from ${column}, which is no column`);
    }
  }
  return schema;
}

const columnsOf = ({ extensions }: { extensions: object }): readonly string[] | undefined =>
  (extensions as { columns?: readonly string[] }).columns;

/** Cached per field of a parsed document; `null` for full rows. */
const columnsByNode = new WeakMap<FieldNode, ReadonlySet<string> | null>();

/** Columns for rows of this type in the current list; `null` if a field needs full rows. */
export function askedColumns(info: GraphQLResolveInfo, rowType: string): ReadonlySet<string> | null {
  const [first, ...otherNodes] = info.fieldNodes;
  let columns = otherNodes.length ? undefined : columnsByNode.get(first!);
  if (columns === undefined) {
    const names = new Set<string>();
    const list = { info, rowType, names, fragments: new Set<string>() };
    for (const { selectionSet } of info.fieldNodes) addFields(list, getNamedType(info.returnType), selectionSet);
    columns = columnsFor(info.schema.getType(rowType) as GraphQLObjectType, names);
    if (!otherNodes.length) columnsByNode.set(first!, columns);
  }
  return columns;
}

function columnsFor(type: GraphQLObjectType, names: ReadonlySet<string>): ReadonlySet<string> | null {
  const fields = [...names].map((name) => columnsOf(type.getFields()[name]!));
  return fields.every((columns) => columns !== undefined) ? new Set([...columnsOf(type)!, ...fields.flat()]) : null;
}

interface AskedList {
  info: GraphQLResolveInfo;
  rowType: string;
  names: Set<string>;
  fragments: Set<string>;
}

/** Collects selected fields, including those a directive may skip. */
function addFields(list: AskedList, type: unknown, selectionSet: SelectionSetNode | undefined): void {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.INLINE_FRAGMENT) addFields(list, type, selection.selectionSet);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const { value: fragment } = selection.name;
      if (list.fragments.has(fragment)) continue;
      list.fragments.add(fragment);
      addFields(list, type, list.info.fragments[fragment]!.selectionSet);
    } else if (isObjectType(type) && !selection.name.value.startsWith("__")) {
      if (type.name === list.rowType) list.names.add(selection.name.value);
      else addFields(list, getNamedType(type.getFields()[selection.name.value]!.type), selection.selectionSet);
    }
  }
}
