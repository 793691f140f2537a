import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { declaredErrors } from "../../schema/errorsDirective";
import type { ErrorCode } from "../../schema/rules/errors";
import { repeatableMutations } from "../../schema/rules/requests/repeatedRequests";
import type { Context } from "../auth/context";
import { MutationRequest } from "../db/requests/mutationRequest";

interface Args {
  input?: { requestId?: string | null };
}

/** Passes the `requestId` of a mutation to its transaction, which performs it once, and declares the errors of repeated requests. */
export function performOncePerRequest(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getMutationType()!.getFields();
  for (const name of repeatableMutations) {
    const field = fields[name]!;
    const errors: ErrorCode[] = ["REQUEST_REUSED", "FORBIDDEN"];
    field.extensions = { ...field.extensions, errors: [...new Set([...declaredErrors(field), ...errors])] };
    const resolve = field.resolve as GraphQLFieldResolver<unknown, Context, Args>;
    field.resolve = (source, args: Args, ctx: Context, info) => {
      const { input } = args;
      if (input?.requestId == null || !ctx.viewer) return resolve(source, args, ctx, info);
      const request = new MutationRequest(ctx.viewer, name, input.requestId, { ...input });
      // Inherits the context, which reads some of its parts when they are used.
      const requestContext = Object.assign(Object.create(ctx) as Context, { request });
      return resolve(source, args, requestContext, info);
    };
  }
  return schema;
}
