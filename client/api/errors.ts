import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { type IntlShape, useIntl } from "react-intl";
import { type ErrorCode, isCredentialError } from "../../schema/rules/errors";

/** Reason why a request failed: a code of the catalogue, UNREACHABLE without a response, or UNKNOWN. */
export interface RequestError {
  code: ErrorCode | "UNREACHABLE" | "UNKNOWN";
  values: Record<string, string | number>;
  /** Id of the server's log entry; `null` if the server logged nothing. */
  id: string | null;
}

export class ResponseErrors extends Error {
  constructor(readonly errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message);
  }
}

function errorsIn(error: unknown): readonly GraphQLFormattedError[] {
  if (CombinedGraphQLErrors.is(error) || error instanceof ResponseErrors) return error.errors;
  return ServerError.is(error) && error.statusCode !== 503 ? errorsInBody(error.bodyText) : [];
}

/** Errors of a response with another status than 200. Empty if the body is not GraphQL's, e.g. a proxy's page. */
function errorsInBody(text: string): readonly GraphQLFormattedError[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: readonly GraphQLFormattedError[] };
    return errors ?? [];
  } catch {
    return [];
  }
}

export const isSignedOut = (error: unknown): boolean => isCredentialError(requestErrorOf(error).code);

export function requestErrorOf(error: unknown): RequestError {
  const errors = errorsIn(error);
  const { code, values, id } = (errors[0]?.extensions ?? {}) as Partial<RequestError>;
  if (code) return { code, values: values ?? {}, id: id ?? null };
  const unreachable =
    !errors.length && (error instanceof TypeError || ServerError.is(error) || (error as Error | null)?.name === "TimeoutError");
  return { code: unreachable ? "UNREACHABLE" : "UNKNOWN", values: {}, id: null };
}

export function failedFields(error: unknown): string[] {
  return errorsIn(error).flatMap(({ path = [] }) => path.filter((part) => typeof part === "string"));
}

/** True if the entity does not exist or is not visible to the user. */
export const isMissing = (error: unknown): boolean => ["FORBIDDEN", "NOT_FOUND"].includes(requestErrorOf(error).code);

export function requestErrorText(intl: IntlShape, error: RequestError): string {
  if (error.code === "UNREACHABLE")
    return intl.formatMessage({
      id: "error.unreachable",
      defaultMessage: "The server cannot be reached. Check the connection and try again.",
    });
  const descriptor = { id: `errors.${error.code}${"moment" in error.values ? ".at" : ""}` };
  const hasMessage = descriptor.id in intl.messages;
  const message = hasMessage
    ? intl.formatMessage(descriptor, error.values)
    : intl.formatMessage({ id: "error.unknown", defaultMessage: "Something went wrong." });
  return error.id ? intl.formatMessage({ id: "error.logged", defaultMessage: "{message} Error {id}" }, { message, id: error.id }) : message;
}

export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => requestErrorText(intl, requestErrorOf(error));
}
