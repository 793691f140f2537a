import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { type IntlShape, useIntl } from "react-intl";
import type { ErrorCode } from "../../schema/rules/errors";

/** Why a request failed: a code of the catalogue, UNREACHABLE when no answer came, or UNKNOWN. */
export interface Fault {
  code: ErrorCode | "UNREACHABLE" | "UNKNOWN";
  /** What the code's message names. */
  values: Record<string, string | number>;
  /** The id under which the server logged what it does not tell. */
  id: string | null;
}

/** The errors of an answer, thrown by those who do not ask through Apollo. */
export class AnswerErrors extends Error {
  constructor(readonly errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message);
  }
}

export function faultOf(error: unknown): Fault {
  const errors = CombinedGraphQLErrors.is(error) || error instanceof AnswerErrors ? error.errors : [];
  const { code, values, id } = (errors[0]?.extensions ?? {}) as Partial<Fault>;
  if (code) return { code, values: values ?? {}, id: id ?? null };
  const unreachable =
    !errors.length && (error instanceof TypeError || ServerError.is(error) || (error as Error | null)?.name === "TimeoutError");
  return { code: unreachable ? "UNREACHABLE" : "UNKNOWN", values: {}, id: null };
}

/** What to say of it, in the language spoken. */
export function faultText(intl: IntlShape, fault: Fault): string {
  if (fault.code === "UNREACHABLE")
    return intl.formatMessage({
      id: "fault.unreachable",
      defaultMessage: "The server cannot be reached. Check the connection and try again.",
    });
  const descriptor = { id: `errors.${fault.code}${"moment" in fault.values ? ".at" : ""}` };
  const known = descriptor.id in intl.messages;
  const message = known
    ? intl.formatMessage(descriptor, fault.values)
    : intl.formatMessage({ id: "fault.unknown", defaultMessage: "Something went wrong." });
  return fault.id ? intl.formatMessage({ id: "fault.logged", defaultMessage: "{message} Error {id}" }, { message, id: fault.id }) : message;
}

/** `const say = useFaultText(); say(error)` */
export function useFaultText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => faultText(intl, faultOf(error));
}
