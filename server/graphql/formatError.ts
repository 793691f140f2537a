import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { ErrorCode } from "../../schema/rules/errors";
import { isUnavailable } from "../db/health/databaseTrouble";
import { sqlState } from "../db/transaction";
import type { Locale } from "../../schema/rules/language/locales";
import type { Log } from "../platform/log";
import { toPublicError } from "./publicError";
import { errorText } from "../platform/texts";

/** What a database's error says of the request, by its SQLSTATE; undefined: nothing that the sender could know. */
export function databaseErrorCode(error: unknown): ErrorCode | undefined {
  if (isUnavailable(error)) return "UNAVAILABLE";
  const state = sqlState(error) ?? "";
  // a statement, or the wait for a lock, took longer than a request may
  if (state === "57014" || state === "55P03") return "TOO_SLOW";
  // class 22: a value that no column takes, be it a cursor made up or an id that is none
  return /^22[0-9A-Z]{3}$/.test(state) ? "BAD_USER_INPUT" : undefined;
}

/** An error of GraphQL as it leaves the server, over HTTP and on a socket, in the language of the request. */
export function formatError(error: Error, log: Log, locale: Locale): GraphQLError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const code = original instanceof GraphQLError ? undefined : databaseErrorCode(original);
  if (!code) return toPublicError(error, log, locale);
  if (code === "BAD_USER_INPUT") log.warn({ err: original }, "the database took no value of a request");
  return new GraphQLError(errorText(locale, code), { path: error instanceof GraphQLError ? error.path : undefined, extensions: { code } });
}

/** For those who are not helped with names: without what the schema has that is like it. Coercion of variables offers it, too. */
export function withoutSuggestions(error: GraphQLFormattedError): GraphQLFormattedError {
  const detail = error.extensions?.["detail"];
  if (typeof detail !== "string") return error;
  return { ...error, extensions: { ...error.extensions, detail: detail.replace(/ ?Did you mean [^]*$/, "") } };
}
