// The one list of resolvers.
import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchema, type PubSub } from "type-graphql";
import { ContactListsResolver } from "./admin/contactLists/contactLists.resolver";
import { KpiSettingsResolver } from "./admin/kpiSettings/kpiSettings.resolver";
import { AuthResolver } from "./auth/auth.resolver";
import { authChecker } from "./auth/functionalities";
import { ClaimRoutesResolver } from "./claims/claims.routes.resolver";
import { ClaimsLiveResolver } from "./claims/claims.live.resolver";
import { ClaimReasonResolver } from "./claims/claims.reason.resolver";
import { ClaimsResolver } from "./claims/claims.resolver";
import { DeedsResolver } from "./claims/deeds.resolver";
import { ProcessesResolver } from "./claims/processes.resolver";
import { DeliveryResolver } from "./delivery/delivery.resolver";
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
    resolvers: [
      AuthResolver,
      ClaimReasonResolver,
      ClaimRoutesResolver,
      ClaimsLiveResolver,
      ClaimsResolver,
      ContactListsResolver,
      DeedsResolver,
      DeliveryResolver,
      KpiSettingsResolver,
      KpisResolver,
      MapResolver,
      ProcessesResolver,
      SuppliersResolver,
    ],
    authChecker,
    pubSub: noTopics,
    validate: true,
    emitSchemaFile: emitSchemaFile && { path: emitSchemaFile, sortedSchema: true },
  });
