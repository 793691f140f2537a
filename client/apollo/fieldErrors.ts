import type { ErrorCode } from "../../schema/rules/errors";
import { requestErrorOf, useErrorText } from "./errors";

/** What the server refused, beside the field that its code speaks of and, where there is none, for the top of the form. */
export function useFieldErrors<F extends string>(fieldOf: Readonly<Partial<Record<ErrorCode, F>>>) {
  const errorText = useErrorText();
  return (error: unknown): { field: F | null; text: string } => ({
    field: fieldOf[requestErrorOf(error).code as ErrorCode] ?? null,
    text: errorText(error),
  });
}
