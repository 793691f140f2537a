import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { ErrorCode } from "../../schema/rules/errors";
import { isUnavailable } from "../db/health/databaseTrouble";
import { sqlState } from "../db/transaction";
import type { Locale } from "../../schema/rules/language/locales";
import type { Log } from "../platform/log";
import { toPublicError } from "./publicError";
import { errorText } from "../platform/texts";

/** Maps a database error to a code by its SQLSTATE; `undefined` if the client cannot act on it. */
export function databaseErrorCode(error: unknown): ErrorCode | undefined {
  if (isUnavailable(error)) return "UNAVAILABLE";
  const state = sqlState(error) ?? "";
  // statement or lock timeout
  if (state === "57014" || state === "55P03") return "TOO_SLOW";
  // class 22: invalid value for a column, e.g. a forged cursor or id
  return /^22[0-9A-Z]{3}$/.test(state) ? "BAD_USER_INPUT" : undefined;
}

export function formatError(error: Error, log: Log, locale: Locale): GraphQLError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const code = original instanceof GraphQLError ? undefined : databaseErrorCode(original);
  if (!code) return toPublicError(error, log, locale);
  if (code === "BAD_USER_INPUT")
    log.warn({ event: "request.value_rejected", err: original }, "The database rejected a value of a request; responding BAD_USER_INPUT");
  return new GraphQLError(errorText(locale, code), { path: error instanceof GraphQLError ? error.path : undefined, extensions: { code } });
}

/** Removes suggestions of similar names, which coercion errors contain too, for viewers without access to the sandbox. */
export function withoutSuggestions(error: GraphQLFormattedError): GraphQLFormattedError {
  const detail = error.extensions?.["detail"];
  if (typeof detail !== "string") return error;
  return { ...error, extensions: { ...error.extensions, detail: detail.replace(/ ?Did you mean [^]*$/, "") } };
}
