import { type GraphQLSchema, isObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";

/**
 * The same schema, in which a field that is a property of its object has no resolver: graphql-js reads it itself. type-graphql gives each a
 * resolver that looks for middlewares first.
 */
export function dropPlainResolvers(schema: GraphQLSchema): GraphQLSchema {
  const { objectTypes, fieldResolvers } = getMetadataStorage();
  for (const { name: typeName, fields = [] } of objectTypes) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const { target, name, schemaName, roles, middlewares } of fields) {
      const isResolved = fieldResolvers.some((one) => one.methodName === name && one.getObjectType?.() === target);
      if (!isResolved && !roles && !middlewares?.length && name === schemaName) delete type.getFields()[name]!.resolve;
    }
  }
  return schema;
}
