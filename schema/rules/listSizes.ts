// How much the lists hold that have no pages: what a request costs is counted with it (server/live/cost.ts), so that none is cheap that is
// long. tests/api/listSizes.test.ts goes through the schema and fails where a list of objects has no entry.
import { listLimits } from "./inputLimits";
import { pageLimits } from "./paging";

/** The newest entries of a claim that are answered, and no more. */
export const newestOf = { deeds: 20, otherServices: 100, processes: 50, statusHistory: 100, visits: 50 } as const;

/** What an installation has: only the source and administrators could make more. */
const usual = { contracts: 50, few: 10, fleet: 100, instances: 20, movements: 50 } as const;

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
  "ClientChoice.contracts": usual.contracts,
  "KpiSetting.scheduled": usual.few,
  "Kpis.claims": usual.few,
  "Kpis.layers": usual.few,
  "Kpis.resources": usual.few,
  "LoginInfo.centers": usual.contracts,
  // the map's own cost counts what it holds
  "MapFrame.clusters": usual.few,
  "MapFrame.features": usual.few,
  "Mutation.changeKpiSettings": usual.contracts,
  "Mutation.disableUsers": listLimits.selection,
  "Mutation.enableUsers": listLimits.selection,
  "ProfileChoices.fields": usual.few,
  "Query.centreChoices": usual.contracts,
  "Query.functionalities": usual.contracts,
  "Query.genericProfiles": usual.few,
  "Query.instanceChoices": usual.instances,
  "Query.kpiSettings": usual.contracts,
  "Query.kpiSettingsHistory": pageLimits.most,
  "Query.localAdminReplacements": pageLimits.most,
  "Query.mySessions": pageLimits.most,
  "Query.newOwnersOfSpecificProfile": pageLimits.most,
  "Query.newOwnersOfUser": pageLimits.most,
  "Query.userSessions": pageLimits.most,
  "SpecificProfile.contracts": usual.contracts,
  "SpecificProfile.hiddenFields": usual.few,
  "SpecificProfile.instances": usual.instances,
  "SpecificProfile.suppliers": usual.contracts,
  "StandIn.calls": pageLimits.most,
  "StandIn.refusals": pageLimits.most,
  "StatusReason.instants": usual.few,
  "StatusReason.minutes": usual.few,
  "StatusReason.settings": usual.few,
  "Supplier.fleet": usual.fleet,
  "User.instances": usual.instances,
};
