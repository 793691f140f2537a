// Who looks through a profile changes nothing: the one guard, around every mutation of the schema.
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { AppError } from "../../platform/errors";
import type { Context } from "../context";

/** What ends the view, or the session with it. */
export const mutationsOfViews: ReadonlySet<string> = new Set(["endSeeAs", "logout"]);

/** The same schema, whose mutations are refused with SEEING_AS while their viewer looks through a profile. */
export function refuseMutationsOfViews(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (mutationsOfViews.has(field.name)) continue;
    const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, ctx, info) => {
      if (ctx.viewer?.seeAs) throw new AppError("SEEING_AS");
      return resolve(source, args, ctx, info);
    };
  }
  return schema;
}
