import "reflect-metadata";
import { type GraphQLSchema, specifiedDirectives } from "graphql";
import { buildSchema, type PubSub } from "type-graphql";
import { errorsDirective } from "../schema/errorsDirective";
import { oneOfTypes } from "../schema/search/choices";
import { DayRange, InstantRange } from "../schema/ranges";
import { semanticNonNullDirective } from "../schema/semanticNonNull";
import { AlarmsResolver } from "./alarms/alarms.resolver";
import { ApiKeysResolver } from "./admin/apiKeys/apiKeys.resolver";
import { ArrivalProofResolver } from "./dashboard/arrivalProof.resolver";
import { ArrivalFitsResolver } from "./admin/arrivalFits/arrivalFits.resolver";
import { AuditResolver } from "./admin/audit/audit.resolver";
import { ActionReasonsResolver } from "./admin/actionReasons/actionReasons.resolver";
import { ContactListsResolver } from "./admin/contactLists/contactLists.resolver";
import { HolidaysResolver } from "./admin/holidays/holidays.resolver";
import { KpiSettingsResolver } from "./admin/kpiSettings/kpiSettings.resolver";
import { IndicatorSettingsResolver } from "./admin/indicators/indicatorSettings.resolver";
import { LocalAdminsResolver } from "./admin/localAdmins/localAdmins.resolver";
import { MovesResolver } from "./admin/localAdmins/transferOne.resolver";
import { SeeAsResolver } from "./admin/profiles/seeAs.resolver";
import { ProfilesResolver } from "./admin/profiles/profiles.resolver";
import { SpecificProfileFieldsResolver } from "./admin/profiles/specificProfiles.fields.resolver";
import { UserFieldsResolver } from "./admin/users/users.fields.resolver";
import { UsersResolver } from "./admin/users/users.resolver";
import { AccountResolver } from "./auth/account/account.resolver";
import { AuthResolver } from "./auth/signIn/signIn.resolver";
import { DirectoryResolver } from "./auth/directory/directory.resolver";
import { hideFields } from "./auth/permissions/fields";
import { authChecker } from "./auth/permissions/functionalities";
import { refuseMutationsOfViews } from "./auth/permissions/readOnlyViews";
import { ClaimRoutesResolver } from "./claims/trips/routes.resolver";
import { ClaimsLiveResolver } from "./claims/queries/claimChanged.resolver";
import { ClaimReasonResolver } from "./claims/status/explanation/explanation.resolver";
import { ClaimsResolver } from "./claims/queries/claims.resolver";
import { actionMutationResolvers } from "./claims/actions/actionMutations.resolver";
import { ClaimActionsResolver } from "./claims/actions/claimActions.resolver";
import { ProcessesResolver } from "./claims/automation/processes.resolver";
import { DashboardResolver } from "./dashboard/dashboard.resolver";
import { LogExportsResolver } from "./admin/logExports/logExports.resolver";
import { ApiErrorsResolver } from "./admin/apiErrors/apiErrors.resolver";
import { DeliveryResolver } from "./delivery/integrations.resolver";
import { ErasuresResolver } from "./archive/erasures.resolver";
import { OutboxResolver } from "./delivery/outbox.resolver";
import { MailsResolver } from "./delivery/mails.resolver";
import { DataExportsResolver } from "./exports/data/dataExports.resolver";
import { ExportsResolver } from "./exports/exports.resolver";
import { IndicatorsResolver } from "./figures/indicators.resolver";
import { KpisResolver } from "./kpis/kpis.resolver";
import { claims } from "./db/tables/claims";
import { suppliers } from "./db/tables/suppliers";
import { passAbsentAsNull } from "./graphql/absentArguments";
import { noteColumns } from "./graphql/askedColumns";
import { completeDescriptions, noticeUndeclaredErrors } from "./graphql/errorDeclarations";
import { dropPlainResolvers } from "./graphql/plainFields";
import { makeQueriesNullable } from "./graphql/nullableQueries";
import { performOncePerRequest } from "./graphql/repeatedRequests";
import { encodeIds } from "./graphql/objectIds";
import { addInputForms } from "./graphql/inputForms";
import { sliceLists } from "./graphql/listSlices";
import { MapConfigurationsResolver } from "./map/configurations/configurations.resolver";
import { FilterOptionsResolver } from "./map/filterOptions.resolver";
import { MapResolver } from "./map/map.resolver";
import { ViewerResolver } from "./account/viewer.resolver";
import { WorklistResolver } from "./map/worklist.resolver";
import { NodesResolver } from "./nodes/nodes.resolver";
import { relatedObjectResolvers } from "./nodes/relatedObjects.resolver";
import { PresenceResolver } from "./presence/presence.resolver";
import { PlacesResolver } from "./search/places/places.resolver";
import { ReportsResolver } from "./reports/reports.resolver";
import { SubscriptionsResolver } from "./reports/subscriptions.resolver";
import { SearchResolver } from "./search/search.resolver";
import { SupplierFilterResolver } from "./supplierFilter/supplierFilter.resolver";
import { WebhookEventResolver } from "./webhooks/event.resolver";
import { WebhookDeliveriesResolver, WebhookEndpointsResolver } from "./webhooks/webhooks.resolver";
import { SuppliersResolver } from "./suppliers/queries/suppliers.resolver";

// type-graphql requires a PubSub; our subscriptions use bounded iterators instead of topics.
const noTopics: PubSub = {
  publish: () => undefined,
  subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ value: undefined, done: true }) }) }),
};

/** Hidden fields depend on the supplier's access, and a hidden name is replaced by the id, so both are always read. */
const rowTypes = { Claim: { table: claims }, Supplier: { table: suppliers, always: ["id", "access"] } };

let builtSchema: Promise<GraphQLSchema> | undefined;

export const createSchema = (): Promise<GraphQLSchema> => (builtSchema ??= build());

const build = (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      AlarmsResolver,
      ApiKeysResolver,
      ArrivalFitsResolver,
      ArrivalProofResolver,
      AccountResolver,
      AuditResolver,
      AuthResolver,
      DashboardResolver,
      ClaimReasonResolver,
      ClaimRoutesResolver,
      ClaimsLiveResolver,
      ClaimsResolver,
      ActionReasonsResolver,
      ContactListsResolver,
      ClaimActionsResolver,
      ...actionMutationResolvers,
      ...relatedObjectResolvers,
      ApiErrorsResolver,
      DeliveryResolver,
      DirectoryResolver,
      ExportsResolver,
      DataExportsResolver,
      LogExportsResolver,
      HolidaysResolver,
      IndicatorsResolver,
      IndicatorSettingsResolver,
      KpiSettingsResolver,
      KpisResolver,
      LocalAdminsResolver,
      MailsResolver,
      ErasuresResolver,
      OutboxResolver,
      MapConfigurationsResolver,
      FilterOptionsResolver,
      MapResolver,
      MovesResolver,
      NodesResolver,
      PresenceResolver,
      PlacesResolver,
      ProcessesResolver,
      ProfilesResolver,
      ReportsResolver,
      SearchResolver,
      SeeAsResolver,
      SpecificProfileFieldsResolver,
      SubscriptionsResolver,
      SupplierFilterResolver,
      SuppliersResolver,
      UserFieldsResolver,
      UsersResolver,
      ViewerResolver,
      WebhookDeliveriesResolver,
      WebhookEndpointsResolver,
      WebhookEventResolver,
      WorklistResolver,
    ],
    orphanedTypes: [InstantRange, DayRange, ...oneOfTypes],
    authChecker,
    pubSub: noTopics,
    validate: true,
    directives: [...specifiedDirectives, errorsDirective, semanticNonNullDirective],
    // The check would run an introspection query at each start; Apollo validates the schema too.
    skipCheck: true,
  }).then((schema) => {
    const plain = completeDescriptions(
      makeQueriesNullable(encodeIds(noteColumns(dropPlainResolvers(performOncePerRequest(schema)), rowTypes))),
    );
    return noticeUndeclaredErrors(sliceLists(refuseMutationsOfViews(hideFields(passAbsentAsNull(addInputForms(plain))))));
  });
