import { randomUUID } from "node:crypto";
import { GraphQLError, Kind } from "graphql";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import type { Log } from "./log";

/** A code that a user can cause; undefined for one of some library. */
const catalogued = (code: unknown): ErrorCode | undefined =>
  typeof code === "string" && Object.hasOwn(errorStatus, code) && code !== "INTERNAL_SERVER_ERROR" ? (code as ErrorCode) : undefined;

/**
 * The error as it may leave the server: what a user caused stays as it is (a code of the catalogue, a fault of the document); anything else
 * is logged under an id, and only the id leaves.
 */
export function presentable(error: Error, log: Log): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : undefined;
  const known = error instanceof GraphQLError && (original == null || original instanceof GraphQLError);
  const said = known ? { ...error.extensions, ...(original as GraphQLError | undefined)?.extensions } : {};
  const code = known ? (catalogued(said["code"]) ?? faultOfRequest(error)) : undefined;
  if (!known || !code) return unexpected(original ?? error, log);
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { code, ...(said["values"] ? { values: said["values"] } : {}) },
  });
}

/** What GraphQL itself finds wrong with a document or its variables has no code. What it finds wrong with our answer has a field. */
function faultOfRequest({ nodes, path, extensions }: GraphQLError): ErrorCode | undefined {
  if (typeof extensions["code"] === "string") return extensions["code"] === "INTERNAL_SERVER_ERROR" ? undefined : "BAD_REQUEST";
  const kind = nodes?.[0]?.kind;
  if (path) return kind === Kind.FIELD ? undefined : "BAD_USER_INPUT";
  return kind === Kind.VARIABLE_DEFINITION ? "BAD_USER_INPUT" : "GRAPHQL_VALIDATION_FAILED";
}

/** Logs what nobody foresaw; the answer names the id it is logged under. */
export function unexpected(error: Error, log: Log): GraphQLError {
  const id = randomUUID();
  log.error({ err: error, id }, "unexpected error");
  return new GraphQLError(`Something went wrong. Error ${id}`, { extensions: { code: "INTERNAL_SERVER_ERROR", id } });
}
