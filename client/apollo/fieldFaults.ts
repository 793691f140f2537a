import type { ErrorCode } from "../../schema/rules/errors";
import { faultOf, useFaultText } from "./faults";

/** What the server refused, beside the field that its code speaks of and, where there is none, for the top of the form. */
export function useFieldFaults<F extends string>(fieldOf: Readonly<Partial<Record<ErrorCode, F>>>) {
  const say = useFaultText();
  return (error: unknown): { field: F | null; text: string } => ({
    field: fieldOf[faultOf(error).code as ErrorCode] ?? null,
    text: say(error),
  });
}
