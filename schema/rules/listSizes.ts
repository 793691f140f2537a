// How much the lists hold that have no pages: the cost of a request is counted with these numbers (server/live/cost.ts), so that a long
// list is never cheap. tests/api/listSizes.test.ts goes through the schema and fails where a list of objects has no entry.
import { listLimits } from "./inputLimits";
import { pageLimits } from "./paging";

/** The newest entries of a claim that are answered, and no more. */
export const newestOf = { deeds: 20, otherServices: 100, processes: 50, statusHistory: 100, visits: 50 } as const;

/** What an installation usually has. Only the source system and administrators could make such a list longer. */
const usual = { few: 10, many: 50, fleet: 100, instances: 20, movements: 50 } as const;

/** Entries of each list of objects, by `Type.field`. */
export const listSizes: Readonly<Record<string, number>> = {
  "ApiKey.instances": usual.instances,
  "Claim.deeds": newestOf.deeds,
  "Claim.milestones": usual.few,
  "Claim.movements": usual.movements,
  "Claim.otherServices": newestOf.otherServices,
  "Claim.processes": newestOf.processes,
  "Claim.sightings": usual.few,
  "Claim.statusHistory": newestOf.statusHistory,
  "Claim.visits": newestOf.visits,
  "ClientChoice.contracts": usual.many,
  "KpiSetting.scheduled": usual.few,
  "Kpis.claims": usual.few,
  "Kpis.layers": usual.few,
  "Kpis.resources": usual.few,
  "LoginInfo.centers": usual.many,
  // the map's own cost counts what it holds
  "MapFrame.clusters": usual.few,
  "MapFrame.features": usual.few,
  "Mutation.changeKpiSettings": usual.many,
  "Mutation.disableUsers": listLimits.selection,
  "Mutation.enableUsers": listLimits.selection,
  "ProfileChoices.fields": usual.few,
  "Query.centreChoices": usual.many,
  "Query.functionalities": usual.many,
  "Query.genericProfiles": usual.few,
  "Query.instanceChoices": usual.instances,
  "Query.kpiSettings": usual.many,
  "Query.kpiSettingsHistory": pageLimits.most,
  "Query.localAdminReplacements": pageLimits.most,
  "Query.mySessions": pageLimits.most,
  "Query.newOwnersOfSpecificProfile": pageLimits.most,
  "Query.newOwnersOfUser": pageLimits.most,
  "Query.userSessions": pageLimits.most,
  "SpecificProfile.contracts": usual.many,
  "SpecificProfile.hiddenFields": usual.few,
  "SpecificProfile.instances": usual.instances,
  "SpecificProfile.suppliers": usual.many,
  "StandIn.calls": pageLimits.most,
  "StandIn.refusals": pageLimits.most,
  "StatusReason.instants": usual.few,
  "StatusReason.minutes": usual.few,
  "StatusReason.settings": usual.few,
  "Supplier.fleet": usual.fleet,
  "User.instances": usual.instances,
};
