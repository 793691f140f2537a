import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { AppError } from "../../platform/errors";
import type { Context } from "../context";

export const mutationsOfViews: ReadonlySet<string> = new Set(["endSeeAs", "logout"]);

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
