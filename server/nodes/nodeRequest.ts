import type { GraphQLResolveInfo } from "graphql";
import type { ErrorCode } from "../../schema/rules/errors";
import type { LiveContext } from "../live/context";
import { AppError } from "../platform/errors";

export interface NodeRequest {
  ctx: LiveContext;
  info: GraphQLResolveInfo;
}

/** Rejections that `node` returns as null, as for an object that does not exist. */
const REJECTIONS: readonly ErrorCode[] = ["BAD_USER_INPUT", "FIELD_UNKNOWN", "FORBIDDEN", "NOT_FOUND"];

export const answerOf = <Answer>({ ctx, info }: NodeRequest, query: string, args: object): Promise<Answer | null> =>
  nullIfRejected(async () => (await info.schema.getQueryType()!.getFields()[query]!.resolve!(undefined, args, ctx, info)) as Answer | null);

export async function nullIfRejected<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && REJECTIONS.includes(error.code)) return null;
    throw error;
  }
}
