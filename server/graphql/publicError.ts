import { randomUUID } from "node:crypto";
import { GraphQLError, Kind } from "graphql";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import type { Locale } from "../../schema/rules/language/locales";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import { errorText } from "../platform/texts";

const knownErrorCode = (code: unknown): ErrorCode | undefined =>
  typeof code === "string" && Object.hasOwn(errorStatus, code) && code !== "INTERNAL_SERVER_ERROR" ? (code as ErrorCode) : undefined;

/**
 * Converts an error for the client: catalogue code with translated text, and GraphQL's English message as `detail`. Unexpected errors are
 * logged, and the client receives only their id.
 */
export function toPublicError(error: Error, log: Log, locale: Locale): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : undefined;
  const isGraphqlError = error instanceof GraphQLError && (original == null || original instanceof GraphQLError);
  const extensions = isGraphqlError ? { ...error.extensions, ...(original as GraphQLError | undefined)?.extensions } : {};
  const code = isGraphqlError ? (knownErrorCode(extensions["code"]) ?? requestErrorCode(error)) : undefined;
  if (!isGraphqlError || !code) return toUnexpectedError(original ?? error, log, locale);
  const path = code === "BAD_USER_INPUT" ? inputPathOf(error.message) : undefined;
  const values = (extensions["values"] as AppError["values"] | undefined) ?? (path === undefined ? undefined : { path });
  const detail = (original ?? error) instanceof AppError ? undefined : error.message;
  return new GraphQLError(errorText(locale, code, values), {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { code, ...(values && Object.keys(values).length > 0 && { values }), ...(detail && { detail }) },
  });
}

/** Path of an input value in graphql-js's message about a variable: `input.values[0].key`. */
function inputPathOf(message: string): string | undefined {
  const [, variable, path] = /^Variable "\$(\w+)" got invalid value [^]*?(?: at "([^"]+)")?; /.exec(message) ?? [];
  return path ?? variable;
}

/** Code of an error by graphql-js in the request; `undefined` for an error in a resolved field, which is ours. */
function requestErrorCode({ nodes, path, extensions }: GraphQLError): ErrorCode | undefined {
  if (typeof extensions["code"] === "string") return extensions["code"] === "INTERNAL_SERVER_ERROR" ? undefined : "BAD_REQUEST";
  const kind = nodes?.[0]?.kind;
  if (path) return kind === Kind.FIELD ? undefined : "BAD_USER_INPUT";
  return kind === Kind.VARIABLE_DEFINITION ? "BAD_USER_INPUT" : "GRAPHQL_VALIDATION_FAILED";
}

export function toUnexpectedError(error: Error, log: Log, locale: Locale): GraphQLError {
  const id = randomUUID();
  log.error({ event: "request.failed", err: error, id }, "Unexpected error; the response contains its id");
  return new GraphQLError(errorText(locale, "INTERNAL_SERVER_ERROR"), { extensions: { code: "INTERNAL_SERVER_ERROR", id } });
}
