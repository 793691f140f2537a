import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../schema/rules/errors";

/** What a user can cause: a code of the catalogue, and the values its message names. */
export class AppError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code, { extensions: { code, values } });
  }
}
