import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../../schema/rules/errors";
import type { Context } from "../../auth/context";
import { isUnavailable } from "../../db/health/databaseTrouble";
import { AppError } from "../../platform/errors";

/**
 * An action that fails by no fault of the user's says which action it was; why is logged under an id, and only the id leaves. Refusals and a
 * database in trouble say what they are.
 */
export async function withFailureCode<T>({ log }: Context, code: ErrorCode, perform: () => Promise<T>): Promise<T> {
  try {
    return await perform();
  } catch (err) {
    if (err instanceof GraphQLError || isUnavailable(err)) throw err;
    const id = randomUUID();
    log.error({ err, id, code }, "an action failed");
    throw new AppError(code, { id });
  }
}
