import { type DocumentNode, type GraphQLFormattedError, Kind } from "graphql";
import type { ErrorCode } from "../../schema/rules/errors";

/** Queries whose null the screens handle. In the client's types, all other queries are non-null. */
export const nullableQueries: readonly string[] = [
  "apiError",
  "auditEntry",
  "claim",
  "export",
  "report",
  "supplier",
  "supplierFilterCall",
  "viewer",
];

interface Response {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** Returns the response with the error NOT_FOUND for each query that is null and that no screen handles. */
export function withMissingErrors<R extends Response>(document: DocumentNode, response: R): R {
  const data = response.data as Record<string, unknown> | null | undefined;
  if (!data || response.errors?.length) return response;
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const missing = (operation?.selectionSet.selections ?? []).flatMap((field) => {
    if (field.kind !== Kind.FIELD || nullableQueries.includes(field.name.value)) return [];
    const key = (field.alias ?? field.name).value;
    return data[key] === null ? [{ message: key, path: [key], extensions: { code: "NOT_FOUND" satisfies ErrorCode } }] : [];
  });
  return missing.length ? { ...response, errors: missing } : response;
}
