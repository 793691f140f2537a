// The one list of resolvers.
import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchema, type PubSub } from "type-graphql";
import { AuthResolver } from "./auth/auth.resolver";
import { ClaimsLiveResolver } from "./claims/claims.live.resolver";
import { ClaimsResolver } from "./claims/claims.resolver";
import { KpisResolver } from "./kpis/kpis.resolver";
import { MapResolver } from "./map/map.resolver";
import { SuppliersResolver } from "./suppliers/suppliers.resolver";

// type-graphql demands one though no subscription of ours takes topics: each brings its own iterator, bounded.
const noTopics: PubSub = {
  publish: () => undefined,
  subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ value: undefined, done: true }) }) }),
};

export const createSchema = (emitSchemaFile: string | false = false): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [AuthResolver, ClaimsLiveResolver, ClaimsResolver, KpisResolver, MapResolver, SuppliersResolver],
    pubSub: noTopics,
    validate: true,
    emitSchemaFile: emitSchemaFile && { path: emitSchemaFile, sortedSchema: true },
  });
