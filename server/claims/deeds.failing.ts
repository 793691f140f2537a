import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../schema/rules/errors";
import type { Context } from "../auth/context";
import { isUnreachable } from "../db/transaction";
import { AppError } from "../platform/errors";

/**
 * A deed that fails by no fault of the user's says which deed it was; why is logged under an id, and only the id leaves. Refusals and an
 * unreachable database say what they are.
 */
export async function failing<T>({ log }: Context, code: ErrorCode, deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (err) {
    if (err instanceof GraphQLError || isUnreachable(err)) throw err;
    const id = randomUUID();
    log.error({ err, id, code }, "a deed failed");
    throw new AppError(code, { id });
  }
}
