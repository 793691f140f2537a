import { getMetadataStorage } from "type-graphql";

/** Functionalities of each root field, e.g. `Query.users`, of which the caller needs one. */
export function permissionsOfRoots(): ReadonlyMap<string, readonly string[]> {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return new Map(
    Object.entries({ Query: queries, Mutation: mutations, Subscription: subscriptions }).flatMap(([type, fields]) =>
      fields.flatMap(({ schemaName, roles }) => (roles ? [[`${type}.${schemaName}`, roles as string[]] as const] : [])),
    ),
  );
}
