import { type GraphQLField, type GraphQLSchema, isNonNullType, isObjectType } from "graphql";

type Resolver = GraphQLField<unknown, unknown>["resolve"];

/** Wraps fields so that resolvers receive `null` for omitted arguments without default. */
export function passAbsentAsNull(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const optional = field.args.filter((arg) => arg.defaultValue === undefined && !isNonNullType(arg.type));
      if (!optional.length) continue;
      const nulls = Object.fromEntries(optional.map(({ name }) => [name, null]));
      field.resolve = withNulls(field.resolve, nulls);
      field.subscribe = withNulls(field.subscribe, nulls);
    }
  }
  return schema;
}

const withNulls = (resolve: Resolver, nulls: object): Resolver =>
  resolve && ((source, args, ctx, info) => resolve(source, { ...nulls, ...args }, ctx, info));
