import type { ErrorCode } from "../../schema/rules/errors";
import { requestErrorOf, useErrorText } from "../api/errors";

/** Maps server errors to form fields by their code. Other errors belong to the top of the form. */
export function useFieldErrors<F extends string>(fieldOf: Readonly<Partial<Record<ErrorCode, F>>>) {
  const errorText = useErrorText();
  return (error: unknown): { field: F | null; text: string } => ({
    field: fieldOf[requestErrorOf(error).code as ErrorCode] ?? null,
    text: errorText(error),
  });
}
