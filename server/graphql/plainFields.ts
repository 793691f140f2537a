import { type GraphQLSchema, isObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";

/**
 * Removes type-graphql's resolvers of plain properties, which look up middlewares on each call; graphql-js reads the property directly.
 */
export function dropPlainResolvers(schema: GraphQLSchema): GraphQLSchema {
  const { objectTypes, fieldResolvers } = getMetadataStorage();
  for (const { name: typeName, fields = [] } of objectTypes) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const { target, name, schemaName, roles, middlewares } of fields) {
      const isResolved = fieldResolvers.some((metadata) => metadata.methodName === name && metadata.getObjectType?.() === target);
      if (!isResolved && !roles && !middlewares?.length && name === schemaName) delete type.getFields()[name]!.resolve;
    }
  }
  return schema;
}
