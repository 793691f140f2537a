import { type GraphQLField, GraphQLError, type GraphQLSchema, isNonNullType } from "graphql";
import { declaredErrors, withoutNotFound } from "../../schema/errorsDirective";

/**
 * Makes queries nullable, so that an error of one keeps the data of the others. A query that declares NOT_FOUND returns null instead of the
 * error. Mutations need no null: a request contains one.
 */
export function makeQueriesNullable(schema: GraphQLSchema): GraphQLSchema {
  for (const query of Object.values(schema.getQueryType()!.getFields())) {
    if (!isNonNullType(query.type)) continue;
    query.type = query.type.ofType;
    if (declaredErrors(query).includes("NOT_FOUND")) {
      query.extensions = withoutNotFound(query.extensions);
      query.resolve = missingAsNull(query.resolve!);
    } else query.extensions = { ...query.extensions, semanticNonNull: true };
  }
  return schema;
}

type Resolver = NonNullable<GraphQLField<unknown, unknown>["resolve"]>;

const missingAsNull =
  (resolve: Resolver): Resolver =>
  async (...args) => {
    try {
      return await resolve(...args);
    } catch (error) {
      if (error instanceof GraphQLError && error.extensions["code"] === "NOT_FOUND") return null;
      throw error;
    }
  };
