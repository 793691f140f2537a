// Which columns of its table a list reads: those that the fields that are asked for are answered from.
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

/** Says from which columns of its row a resolver answers. What it does not name it is not given in a list; without this it is given the whole row. */
export const AnsweredFrom = (...columns: string[]) => Extensions({ columns });

/** The table whose rows are a type, and the columns that are read of each row, whatever is asked for. */
export interface RowType {
  table: PgTable;
  always?: readonly string[];
}

/** The same schema, in which each field of a type that is a column of its table, and nothing else, says so. Before anything else gives it a resolver. */
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

/** The columns by the field of a document, which is parsed once for all that send it; null: whole rows. */
const known = new WeakMap<FieldNode, ReadonlySet<string> | null>();

/** Columns for the rows of this type in the list that is being answered; null: some field is answered from whole rows. */
export function askedColumns(info: GraphQLResolveInfo, rowType: string): ReadonlySet<string> | null {
  const [first, ...others] = info.fieldNodes;
  let columns = others.length ? undefined : known.get(first!);
  if (columns === undefined) {
    const names = new Set<string>();
    const list = { info, rowType, names, fragments: new Set<string>() };
    for (const { selectionSet } of info.fieldNodes) addFields(list, getNamedType(info.returnType), selectionSet);
    columns = columnsFor(info.schema.getType(rowType) as GraphQLObjectType, names);
    if (!others.length) known.set(first!, columns);
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
  /** Fields of the rows that were found so far. */
  names: Set<string>;
  /** Fragments that were looked through: each once, however often it is named. */
  fragments: Set<string>;
}

/** Notes the fields of the rows, wherever they are asked for: a directive may leave some out, and they are read all the same. */
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
