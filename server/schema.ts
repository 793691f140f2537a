// The one list of resolvers.
import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchema, type PubSub } from "type-graphql";
import { ApiKeysResolver } from "./admin/apiKeys/apiKeys.resolver";
import { AuditResolver } from "./admin/audit/audit.resolver";
import { ContactListsResolver } from "./admin/contactLists/contactLists.resolver";
import { KpiSettingsResolver } from "./admin/kpiSettings/kpiSettings.resolver";
import { LocalAdminsResolver } from "./admin/localAdmins/localAdmins.resolver";
import { MovesResolver } from "./admin/localAdmins/moves.resolver";
import { ProfilesResolver } from "./admin/profiles/profiles.resolver";
import { SpecificProfileFieldsResolver } from "./admin/profiles/specificProfiles.fields.resolver";
import { UserFieldsResolver } from "./admin/users/users.fields.resolver";
import { UsersResolver } from "./admin/users/users.resolver";
import { AccountResolver } from "./auth/account.resolver";
import { AuthResolver } from "./auth/auth.resolver";
import { DirectoryResolver } from "./auth/directory.resolver";
import { guardFields } from "./auth/fields";
import { authChecker } from "./auth/functionalities";
import { ClaimRoutesResolver } from "./claims/claims.routes.resolver";
import { ClaimsLiveResolver } from "./claims/claims.live.resolver";
import { ClaimReasonResolver } from "./claims/claims.reason.resolver";
import { ClaimsResolver } from "./claims/claims.resolver";
import { DeedsResolver } from "./claims/deeds.resolver";
import { ProcessesResolver } from "./claims/processes.resolver";
import { DeliveryResolver } from "./delivery/delivery.resolver";
import { MailsResolver } from "./delivery/mails.resolver";
import { KpisResolver } from "./kpis/kpis.resolver";
import { sliceLists } from "./live/slices";
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
      ApiKeysResolver,
      AccountResolver,
      AuditResolver,
      AuthResolver,
      ClaimReasonResolver,
      ClaimRoutesResolver,
      ClaimsLiveResolver,
      ClaimsResolver,
      ContactListsResolver,
      DeedsResolver,
      DeliveryResolver,
      DirectoryResolver,
      KpiSettingsResolver,
      KpisResolver,
      LocalAdminsResolver,
      MailsResolver,
      MapResolver,
      MovesResolver,
      ProcessesResolver,
      ProfilesResolver,
      SpecificProfileFieldsResolver,
      SuppliersResolver,
      UserFieldsResolver,
      UsersResolver,
    ],
    authChecker,
    pubSub: noTopics,
    validate: true,
    emitSchemaFile: emitSchemaFile && { path: emitSchemaFile, sortedSchema: true },
  }).then((schema) => sliceLists(guardFields(schema)));
