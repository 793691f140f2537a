import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { type IntlShape, useIntl } from "react-intl";
import type { ErrorCode } from "../../schema/rules/errors";

/** Why a request failed: a code of the catalogue, UNREACHABLE when no answer came, or UNKNOWN. */
export interface RequestError {
  code: ErrorCode | "UNREACHABLE" | "UNKNOWN";
  /** What the code's message names. */
  values: Record<string, string | number>;
  /** The id under which the server logged what it does not tell. */
  id: string | null;
}

/** The errors of an answer, thrown by those who do not ask through Apollo. */
export class ResponseErrors extends Error {
  constructor(readonly errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message);
  }
}

export function requestErrorOf(error: unknown): RequestError {
  const errors = CombinedGraphQLErrors.is(error) || error instanceof ResponseErrors ? error.errors : [];
  const { code, values, id } = (errors[0]?.extensions ?? {}) as Partial<RequestError>;
  if (code) return { code, values: values ?? {}, id: id ?? null };
  const unreachable =
    !errors.length && (error instanceof TypeError || ServerError.is(error) || (error as Error | null)?.name === "TimeoutError");
  return { code: unreachable ? "UNREACHABLE" : "UNKNOWN", values: {}, id: null };
}

/** Names of the fields that an answer's errors are about, each with those it stands in. */
export function failedFields(error: unknown): string[] {
  const errors = CombinedGraphQLErrors.is(error) || error instanceof ResponseErrors ? error.errors : [];
  return errors.flatMap(({ path = [] }) => path.filter((part) => typeof part === "string"));
}

/** Whether the server answered that there is none, or that it may not be seen. */
export const isMissing = (error: unknown): boolean => ["FORBIDDEN", "NOT_FOUND"].includes(requestErrorOf(error).code);

/** What to say of it, in the language spoken. */
export function requestErrorText(intl: IntlShape, error: RequestError): string {
  if (error.code === "UNREACHABLE")
    return intl.formatMessage({
      id: "error.unreachable",
      defaultMessage: "The server cannot be reached. Check the connection and try again.",
    });
  const descriptor = { id: `errors.${error.code}${"moment" in error.values ? ".at" : ""}` };
  const known = descriptor.id in intl.messages;
  const message = known
    ? intl.formatMessage(descriptor, error.values)
    : intl.formatMessage({ id: "error.unknown", defaultMessage: "Something went wrong." });
  return error.id ? intl.formatMessage({ id: "error.logged", defaultMessage: "{message} Error {id}" }, { message, id: error.id }) : message;
}

/** `const say = useErrorText(); say(error)` */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => requestErrorText(intl, requestErrorOf(error));
}
