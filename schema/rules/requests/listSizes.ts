// Assumed lengths of lists without pages, for the cost of a query (server/graphql/cost.ts). tests/api/graphql/listSizes.test.ts fails for
// a list without an entry.
import { alarmLimits } from "../alarms/alarms";
import { MAX_BASEMAP_LAYERS } from "../map/basemap";
import { configurationLimits } from "../map/configurations";
import { MAX_FILTER_OPTIONS } from "../map/filterParts";
import { worklistLimits } from "../claims/worklist";
import { reasonedActions } from "../claims/actionReasons";
import { holidayLimits } from "../settings/holidays";
import { indicatorKeys } from "../indicators/indicators";
import { periodLimits } from "../indicators/periods";
import { reportLimits } from "../reports/reports";
import { supplierFilterLimits } from "../supplierFilter/filterFacts";
import { listLimits } from "./inputLimits";
import { pageLimits } from "../limits/paging";

/** Maximum entries returned, newest first. */
export const maxEntries = { actions: 20, changedClaims: 100, otherServices: 100, processes: 50, statusHistory: 100, visits: 50 } as const;

/** Typical sizes. Only the source system and administrators can make these lists longer. */
const USUAL_ENTRIES = { few: 10, many: 50, fleet: 100, instances: 20, movements: 50 } as const;

export const listSizes: Readonly<Record<string, number>> = {
  "AlarmList.rows": alarmLimits.rows,
  "AlarmList.totals": USUAL_ENTRIES.few,
  "ApiKey.instances": USUAL_ENTRIES.instances,
  "Claim.actions": maxEntries.actions,
  "Claim.milestones": USUAL_ENTRIES.few,
  "Claim.movements": USUAL_ENTRIES.movements,
  "Claim.otherServices": maxEntries.otherServices,
  "Claim.processes": maxEntries.processes,
  "Claim.milestonePositions": USUAL_ENTRIES.few,
  "Claim.surveys": USUAL_ENTRIES.few,
  "Claim.upcomingProcesses": USUAL_ENTRIES.few,
  "Claim.statusHistory": maxEntries.statusHistory,
  "Claim.visits": maxEntries.visits,
  "ClaimPresence.viewers": USUAL_ENTRIES.few,
  "ClientChoice.contracts": USUAL_ENTRIES.many,
  "ContactListMatches.matches": USUAL_ENTRIES.few,
  "Dashboard.instances": USUAL_ENTRIES.instances,
  "HolidayImport.added": USUAL_ENTRIES.many,
  "HolidayImport.alreadyThere": USUAL_ENTRIES.many,
  "HolidayList.days": USUAL_ENTRIES.many,
  "IndicatorsAnswer.indicators": indicatorKeys.length,
  "IndicatorsAnswer.slots": periodLimits.dailyDays,
  "KpiSetting.scheduled": USUAL_ENTRIES.few,
  "KpiSettingsPreview.changedClaims": maxEntries.changedClaims,
  "KpiSettingsPreview.warnings": USUAL_ENTRIES.few,
  "SettingsReplay.days": USUAL_ENTRIES.few,
  "Kpis.claims": USUAL_ENTRIES.few,
  "Kpis.layers": USUAL_ENTRIES.few,
  "Kpis.resources": USUAL_ENTRIES.few,
  "ListLayout.columns": USUAL_ENTRIES.many,
  "LoginInfo.basemap": MAX_BASEMAP_LAYERS,
  "LoginInfo.centers": USUAL_ENTRIES.many,
  // The map's cost function counts its contents.
  "MapFrame.clusters": USUAL_ENTRIES.few,
  "MapFrame.features": USUAL_ENTRIES.few,
  "MapConfigurationAudiences.instances": USUAL_ENTRIES.instances,
  "MapConfigurationAudiences.profiles": USUAL_ENTRIES.many,
  "Mutation.acknowledgeAlarms": alarmLimits.together,
  "Mutation.reopenAlarms": alarmLimits.together,
  "Mutation.changeKpiSettings": USUAL_ENTRIES.many,
  "Mutation.confirmArrivals": listLimits.selection,
  "Mutation.confirmCompletions": listLimits.selection,
  "Mutation.disableUsers": listLimits.selection,
  "Mutation.enableUsers": listLimits.selection,
  "Mutation.importUsers": listLimits.selection,
  "Mutation.endOtherSessions": pageLimits.max,
  "Mutation.endUserSessions": pageLimits.max,
  "Mutation.makeDefaultMapConfiguration": configurationLimits.own,
  "Mutation.manageDelays": listLimits.selection,
  "Mutation.passAlarms": alarmLimits.together,
  "Mutation.snoozeAlarms": alarmLimits.together,
  "Mutation.takeAlarms": alarmLimits.together,
  "Query.indicatorSettings": indicatorKeys.length,
  "Query.indicatorSettingsHistory": USUAL_ENTRIES.fleet,
  // The page size of `places` counts its contents.
  "PlaceAnswer.places": 1,
  "ProfileChoices.fields": USUAL_ENTRIES.few,
  "MyAccount.listLayouts": USUAL_ENTRIES.few,
  "Query.actionReasons": reasonedActions.length,
  "Query.alarmColleagues": alarmLimits.colleagues,
  "Query.centreChoices": USUAL_ENTRIES.many,
  "Query.erasures": USUAL_ENTRIES.fleet,
  "Query.filterEffects": USUAL_ENTRIES.few,
  "Query.filterNames": USUAL_ENTRIES.many,
  "Query.filterOptions": MAX_FILTER_OPTIONS,
  "Query.functionalities": USUAL_ENTRIES.many,
  "Query.genericProfiles": USUAL_ENTRIES.few,
  "Query.holidayLists": holidayLimits.lists,
  "Query.holidayProposals": USUAL_ENTRIES.many,
  "Query.holidayRegions": USUAL_ENTRIES.many,
  "Query.holidays": USUAL_ENTRIES.many,
  "Query.indicatorAlerts": reportLimits.alerts,
  "ArrivalProof.accuracy": USUAL_ENTRIES.fleet,
  "ArrivalProof.calibration": USUAL_ENTRIES.few,
  "Query.arrivalFits": pageLimits.max,
  "Query.dataExports": pageLimits.max,
  "Query.instanceChoices": USUAL_ENTRIES.instances,
  "Query.kpiSettings": USUAL_ENTRIES.many,
  "Query.kpiSettingsHistory": pageLimits.max,
  "Query.localAdminReplacements": pageLimits.max,
  "Query.mapConfigurations": configurationLimits.own,
  "Query.mySessions": pageLimits.max,
  "Query.newOwnersOfSpecificProfile": pageLimits.max,
  "Query.newOwnersOfUser": pageLimits.max,
  "Query.userSessions": pageLimits.max,
  "Query.reportSendings": reportLimits.sendings,
  "Query.reportSubscriptions": reportLimits.subscriptions,
  "SpecificProfile.contracts": USUAL_ENTRIES.many,
  "SpecificProfile.hiddenFields": USUAL_ENTRIES.few,
  "SpecificProfile.instances": USUAL_ENTRIES.instances,
  "SpecificProfile.suppliers": USUAL_ENTRIES.many,
  "Simulator.calls": pageLimits.max,
  "Simulator.rejections": pageLimits.max,
  "StatusReason.instants": USUAL_ENTRIES.few,
  "StatusReason.minutes": USUAL_ENTRIES.few,
  "StatusReason.settings": USUAL_ENTRIES.few,
  "Subscription.claimPresence": USUAL_ENTRIES.many,
  "ExcludedSupplier.reasons": USUAL_ENTRIES.few,
  "SupplierCandidate.reasons": USUAL_ENTRIES.few,
  "SupplierFilterAnswer.candidates": supplierFilterLimits.best,
  "SupplierFilterAnswer.excluded": supplierFilterLimits.excluded,
  "SupplierFilterReason.figures": USUAL_ENTRIES.few,
  "Supplier.fleet": USUAL_ENTRIES.fleet,
  "User.instances": USUAL_ENTRIES.instances,
  "Viewer.instances": USUAL_ENTRIES.instances,
  "Worklist.coming": USUAL_ENTRIES.few,
  "Worklist.entries": worklistLimits.entries,
  "Worklist.totals": USUAL_ENTRIES.few,
  "WebhookDelivery.log": USUAL_ENTRIES.few,
  "WebhookEndpoint.secrets": USUAL_ENTRIES.few,
};
