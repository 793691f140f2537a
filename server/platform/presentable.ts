import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import type { Log } from "./log";

/**
 * The error as it may leave the server: what a user caused stays as it is (a typed code, a fault of the document); anything else is
 * logged under an id, and only the id leaves.
 */
export function presentable(error: Error, log: Log): GraphQLError {
  const known = error instanceof GraphQLError && (error.originalError == null || error.originalError instanceof GraphQLError);
  if (known) {
    const { code, values } = { ...(error.originalError as GraphQLError | undefined)?.extensions, ...error.extensions };
    return new GraphQLError(error.message, {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path: error.path,
      extensions: { code: code ?? "GRAPHQL_VALIDATION_FAILED", ...(values ? { values } : {}) },
    });
  }
  const id = randomUUID();
  log.error({ err: error instanceof GraphQLError ? error.originalError : error, id }, "unexpected error");
  return new GraphQLError(`Something went wrong. Error ${id}`, { extensions: { code: "INTERNAL_SERVER_ERROR", id } });
}
