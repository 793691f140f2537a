import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../../schema/rules/errors";
import type { Context } from "../../auth/context";
import { isUnavailable } from "../../db/health/databaseTrouble";
import { AppError } from "../../platform/errors";

/** Converts internal errors to `code` with a log ID; the cause is only logged. GraphQL errors and database outages pass unchanged. */
export async function withFailureCode<T>({ log }: Context, code: ErrorCode, perform: () => Promise<T>): Promise<T> {
  try {
    return await perform();
  } catch (err) {
    if (err instanceof GraphQLError || isUnavailable(err)) throw err;
    const id = randomUUID();
    log.error({ event: "action.failed", err, id, code }, "An action failed; the response contains its code and id");
    throw new AppError(code, { id });
  }
}
