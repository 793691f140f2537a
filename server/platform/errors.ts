import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../schema/rules/errors";

/** Error caused by the user: a code of the catalogue and parameters of its message. */
export class AppError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code, { extensions: { code, values } });
  }
}
