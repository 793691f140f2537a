// Reads every query of the schema with all fields, page by page.
import { getNamedType, type GraphQLField, type GraphQLSchema, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import { isDeepStrictEqual } from "node:util";
import type { Answer, GraphqlClient } from "../../fixtures/graphqlClient";
import { rootFields } from "../../fixtures/schema/rootFields";

/** An object of an answer with its own leaves. */
export interface Seen {
  typeName: string;
  id: string;
  globalId?: string;
  fields: Record<string, unknown>;
}

type Field = GraphQLField<unknown, unknown>;
const MAX_DEPTH = 3;
const MAX_PAGES = 100;

/** Rejections of queries that need other examples; everything else is an error. */
const expectedCodes = ["FORBIDDEN", "NOT_FOUND", "BAD_USER_INPUT", "CONTACT_LIST_NOT_FOUND"];

export async function walk(schema: GraphQLSchema, client: GraphqlClient, bearer: string): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    if (field.deprecationReason || !isObjectType(getNamedType(field.type))) continue;
    await readAll(
      field,
      (query, variables) => client.graphql(query, variables, bearer),
      (data) => collect(data, seen),
    );
  }
  return seen;
}

async function readAll(
  field: Field,
  ask: (query: string, variables: Record<string, unknown>) => Promise<Answer>,
  onData: (data: unknown) => void,
): Promise<void> {
  const isPaged = getNamedType(field.type).name.endsWith("Connection");
  const size = { first: isPaged ? 100 : 1, depth: MAX_DEPTH };
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const variables = { ...rootFields[`Query.${field.name}`]?.variables?.(), ...(isPaged && { first: size.first, after }) };
    const { data, errors } = await ask(queryOf(field, variables, size.depth), variables);
    if (errors?.some(({ extensions }) => extensions.code === "QUERY_TOO_LARGE")) {
      if (size.first > 1) size.first = Math.floor(size.first / 4) || 1;
      else size.depth--;
      continue;
    }
    const unexpected = errors?.filter(({ extensions }) => !expectedCodes.includes(extensions.code));
    if (unexpected?.length) throw new Error(`${field.name}: ${JSON.stringify(unexpected)}`);
    onData(data);
    const pageInfo = (data?.[field.name] as { pageInfo?: { hasNextPage: boolean; endCursor: string } } | null)?.pageInfo;
    if (!pageInfo?.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}

function queryOf({ name, args, type }: Field, variables: Record<string, unknown>, depth: number): string {
  const used = args.filter((arg) => arg.name in variables);
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return `query${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selectionOf(type, depth)} }`;
}

function selectionOf(type: Field["type"], depth: number): string {
  const inner = getNamedType(type);
  if (!isObjectType(inner)) return "{ __typename }";
  const fields = Object.values(inner.getFields()).flatMap((field) => {
    if (field.deprecationReason || field.args.some(isRequiredArgument) || field.name === "edges") return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const isPage = field.name === "nodes" || field.name === "pageInfo";
    return depth > 0 || isPage ? [`${field.name} ${selectionOf(field.type, isPage ? depth : depth - 1)}`] : [];
  });
  return `{ __typename ${fields.join(" ")} }`;
}

function collect(value: unknown, seen: Seen[]): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) return value.forEach((item) => collect(item, seen));
  const { __typename: typeName, id, globalId, ...others } = value as Record<string, unknown>;
  if (typeof typeName === "string" && typeof id === "string") {
    const isOwn = (field: unknown): boolean => typeof field !== "object" || field === null || !JSON.stringify(field).includes("__typename");
    const fields = Object.fromEntries(Object.entries(others).filter(([, field]) => isOwn(field)));
    seen.push({ typeName, id, ...(typeof globalId === "string" && { globalId }), fields });
  }
  for (const inner of Object.values(others)) collect(inner, seen);
}

/** Fields in which two objects with the same type and id differ, such as `Client 0042: name`. */
export function conflictsIn(seen: readonly Seen[]): string[] {
  const byKey = new Map<string, Record<string, unknown>>();
  const conflicts = new Set<string>();
  for (const { typeName, id, fields } of seen) {
    const key = `${typeName} ${id}`;
    const known = byKey.get(key);
    if (!known) byKey.set(key, { ...fields });
    else
      for (const [name, value] of Object.entries(fields)) {
        if (!(name in known)) known[name] = value;
        else if (!isDeepStrictEqual(known[name], value)) conflicts.add(`${key}: ${name}`);
      }
  }
  return [...conflicts];
}
