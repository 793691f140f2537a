// Every way to ask the API, made from its schema: a question, a filter or an order that is new there needs an example here.
import { getNamedType, type GraphQLSchema, isLeafType } from "graphql";
import { claimSearchKinds, supplierSearchKinds } from "../../../../schema/rules/search/searchKinds";
import { FigureGrouping } from "../../../../schema/rules/indicators/groupings";
import { filterOptionParts } from "../../../../schema/rules/map/filterParts";
import {
  byIds,
  everything,
  type Example,
  indicators,
  layers,
  list,
  noAlarms,
  noClaims,
  nodesOf,
  once,
  type Question,
  rejected,
  views,
  worklists,
} from "./exampleKinds";
import { apiErrorId, auditId, filterCallId, providerProfile, providerProfileId, targets } from "./fieldOperation";
import { filters } from "./filterExamples";

const examples: Record<string, Example> = {
  "Query.claim": byIds("Claim", targets),
  "Query.claims": list("Claim"),
  "Query.supplier": byIds("Supplier", ["FM-1", "FB-1", "FW-1", "FC-1"]),
  "Query.node": (schema) => [...nodesOf(schema, "Claim", targets), ...nodesOf(schema, "Supplier", ["FM-1", "FB-1", "FW-1", "FC-1"])],
  "Query.nodes": () => [{ name: "", selection: "{ ... on Claim { id version } }", args: { ids: ["[ID!]!", targets] } }],
  "Query.suppliers": list("Supplier"),
  "Query.mobileSuppliers": list("Supplier"),
  "Query.bases": list("Supplier"),
  "Query.collaborators": list("Supplier"),
  "Query.search": () =>
    [...new Set([...claimSearchKinds, ...supplierSearchKinds].map(({ field }) => field))].map((field) => ({
      name: field,
      selection: "{ matched claim { id } supplier { id } }",
      args: { text: ["String!", field === "id" ? targets[0] : `${field} a`], first: ["Int", 20] },
    })),
  "Query.kpis": (schema) =>
    [["", null] as [string, object | null], ...filters(schema, "MapFilterInput")].map(([name, filter]) => ({
      name,
      selection: `{ ${everything(schema, "Kpis")} }`,
      args: { filter: ["MapFilterInput", filter] },
    })),
  "Query.indicators": (schema) => indicators(schema),
  "Query.indicatorGroups": (schema) =>
    Object.keys(FigureGrouping).map((by) => ({
      name: by,
      selection: `{ ${everything(schema, "FigureGroup")} }`,
      args: {
        instanceId: ["ID!", "ES"],
        period: ["PeriodInput!", { name: "LAST_WEEK" }],
        key: ["IndicatorKey!", by === "DELAY_REASON" ? "DELAYS_MANAGED" : "MINUTES_TO_ARRIVAL"],
        by: ["FigureGrouping!", by],
      },
    })),
  "Query.arrivalProof": (schema) => once(`{ ${everything(schema, "ArrivalProof")} }`, { instanceId: ["ID!", "ES"] })(schema),
  "Query.filterOptions": () =>
    Object.keys(filterOptionParts).map((part) => ({
      name: part,
      selection: "{ id name clientId count }",
      args: { part: ["FilterOptionPart!", part] },
    })),
  "Query.filterNames": (schema) =>
    filters(schema, "MapFilterInput").map(([name, filter]) => ({
      name,
      selection: "{ part id name clientId }",
      args: { filter: ["MapFilterInput!", filter] },
    })),
  "Query.filterEffects": (schema) =>
    filters(schema, "MapFilterInput").map(([name, filter]) => ({
      name,
      selection: "{ part hides }",
      args: { filter: ["MapFilterInput!", filter], layers: ["[MapLayer!]!", layers] },
    })),
  "Query.mapFrame": views(true),
  "Query.worklist": worklists("Query"),
  "Query.ownAlarmIds": once(""),
  "Query.alarms": (schema) => once(`{ ${everything(schema, "AlarmList")} }`)(schema),
  "Query.apiErrors": (schema) => [
    ...once(`{ nodes { ${everything(schema, "ApiError")} } }`)(schema),
    ...["ARRIVAL_ALREADY_NOTIFIED", "ARRIVAL_SERVICE_CANCELLED"].map((code) => ({
      name: `of ${code}`,
      selection: "{ totalCount }",
      args: { filter: ["ApiErrorFilter", { code }] as [string, unknown] },
    })),
  ],
  "Query.outboxCalls": (schema) => once(`{ totalCount nodes { ${everything(schema, "OutboxCall")} } }`)(schema),
  "Query.erasures": (schema) => once(`{ ${everything(schema, "Erasure")} }`)(schema),
  "Mutation.eraseClaims": (schema) =>
    once(`{ ${everything(schema, "Erasure")} }`, { input: ["EraseClaimsInput!", { reason: "of nobody" }] })(schema),
  "Query.apiError": byIds("ApiError", [apiErrorId]),
  "Query.auditEntries": (schema) =>
    once(`{ totalCount nodes { ${everything(schema, "AuditEntry")} } }`, { filter: ["AuditFilter", { model: "CLAIM" }] })(schema),
  "Query.auditEntry": byIds("AuditEntry", [auditId]),
  "Query.contactListEntries": once("{ totalCount nodes { id data } }", { listId: ["ID!", "insured-es"] }),
  "Query.holidayCountries": once(""),
  "Query.contactListMatches": (schema) =>
    targets.map((id) => ({
      name: id,
      selection: `{ ${everything(schema, "ContactListMatches")} }`,
      args: { claimId: ["ID!", id] },
    })),
  "Query.simulator": once("{ calls { claimId operation rejectedWith } }", { integration: ["Integration!", "ASSISTANCE"] }),
  "Query.kpiSettingsPreview": (schema) =>
    once(`{ ${everything(schema, "KpiSettingsPreview")} }`, {
      input: ["KpiSettingsInput!", { values: [{ key: "WORK_TIME", value: 1000 }] }],
    })(schema),
  // The third is finished. When it was asked, and the question's own id, are of each by nature; a time to come is the same for both.
  "Query.supplierFilter": (schema) => {
    const selection = `{ candidates { ${everything(schema, "SupplierCandidate")} } excluded { ${everything(schema, "ExcludedSupplier")} } }`;
    const described = { instanceId: "ES", serviceId: "GRU", place: { lon: -3.65, lat: 40.45 }, at: "2099-03-02T12:00:00Z", first: 5 };
    return [...targets.slice(0, 2).map((claimId) => ({ claimId, first: 5 })), described].map((input) => ({
      name: JSON.stringify(input),
      selection,
      args: { input: ["SupplierFilterInput!", input] },
    }));
  },
  // Without the questions that are asked here.
  "Query.supplierFilterCalls": (schema) =>
    once(`{ totalCount nodes { ${everything(schema, "SupplierFilterCall")} } }`, {
      filter: ["SupplierFilterCallFilter", { to: "2026-03-02T00:00:00Z" }],
    })(schema),
  "Query.supplierFilterCall": byIds("SupplierFilterCall", [filterCallId]),
  "Query.userInfo": once("{ visibleColumns userTables }"),
  "Query.specificProfiles": (schema) => once(`{ nodes { ${everything(schema, "SpecificProfile")} } }`, { first: ["Int", 20] })(schema),
  "Query.specificProfileReach": byIds("SpecificProfileReach", [providerProfileId]),
  "Mutation.resendOutboxCall": (schema) =>
    once(`{ ${everything(schema, "OutboxCall")} }`, { input: ["ResendOutboxCallInput!", { id: "none" }] })(schema),
  "Mutation.stopOutboxCall": (schema) =>
    once(`{ ${everything(schema, "OutboxCall")} }`, { input: ["StopOutboxCallInput!", { id: "none" }] })(schema),
  "Query.specificProfile": byIds("SpecificProfile", [providerProfileId]),
  "Mutation.saveSpecificProfile": (schema) =>
    once(`{ ${everything(schema, "SpecificProfile")} }`, { input: ["SaveSpecificProfileInput!", providerProfile] })(schema),
  "Mutation.moveSpecificProfile": (schema) =>
    once(`{ ${everything(schema, "SpecificProfile")} }`, { id: ["ID!", providerProfileId], to: ["ID!", "nobody"] })(schema),
  "Mutation.confirmArrival": rejected("ConfirmArrivalInput", { claimId: "FT-1", at: "2001-01-01T00:00:00Z" }, { claimId: "FT-3" }),
  "Mutation.confirmCompletion": rejected("ConfirmCompletionInput", { claimId: "FT-2", at: "2001-01-01T00:00:00Z" }, { claimId: "FT-1" }),
  "Mutation.cancelProvider": rejected("CancelProviderInput", { claimId: "FT-2", reason: "none" }),
  "Mutation.cancelService": rejected("CancelServiceInput", { claimId: "FT-3", reason: "none" }),
  "Mutation.manageDelay": rejected("ManageDelayInput", { claimId: "FT-3", minutes: 5, reason: "none" }),
  "Mutation.undoManageDelay": rejected("UndoManageDelayInput", { claimId: "FT-1" }),
  "Mutation.confirmArrivals": noClaims("ConfirmArrivalsInput"),
  "Mutation.confirmCompletions": noClaims("ConfirmCompletionsInput"),
  "Mutation.manageDelays": noClaims("ManageDelaysInput", { minutes: 5, reason: "none" }),
  "Mutation.registerVisit": once("{ id }", { input: ["RegisterVisitInput!", { claimId: "no claim" }] }),
  "Subscription.claimChanged": (schema) => [
    { name: "", selection: `{ ${everything(schema, "Claim", 3)} }` },
    ...filters(schema, "ClaimChangeFilter").map(([name, filter]) => ({
      name,
      selection: "{ id version }",
      args: { filter: ["ClaimChangeFilter", filter] as [string, unknown] },
    })),
  ],
  "Subscription.indicatorsChanged": (schema) => indicators(schema),
  "Subscription.mapFrames": views(false),
  "Subscription.worklistChanged": worklists("Subscription"),
  "Subscription.alarmsChanged": (schema) => once(`{ ${everything(schema, "AlarmList")} }`)(schema),
  "Mutation.acknowledgeAlarms": noAlarms("AcknowledgeAlarmsInput"),
  "Mutation.reopenAlarms": noAlarms("ReopenAlarmsInput"),
  "Mutation.takeAlarms": noAlarms("TakeAlarmsInput"),
  "Mutation.snoozeAlarms": noAlarms("SnoozeAlarmsInput", { minutes: 5, reason: "none" }),
  "Mutation.passAlarms": noAlarms("PassAlarmsInput", { userId: "nobody" }),
};

/** Types without hideable data of claims or suppliers: users, visits, rights, configuration. */
const elsewhere = [
  /^(ClaimPresence|AlarmPerson|Viewer)$/,
  /^(LoginInfo|Acknowledgement|MyAccount|SignInOptions|Heartbeat|Functionality|ProfileChoices|GenericProfile|SecondFactor\w*|TotpEnrolment|Enrolment)$/,
  /^(User|UserSession|ApiKey|CreatedApiKey|Mail|LocalAdmin|Centre|Client|Contract|ContactList|Instance)(Connection|Choice)?$/,
  // What keys with hidden fields receive: tests/api/webhooks/deliveries.test.ts.
  /^Webhook(Endpoint|EndpointConnection|EndpointWithSecret|Delivery|DeliveryConnection)$/,
  /^Holiday(List|Region|Proposal|Import)?$/,
  // Its rows are answered by the schema's own resolvers: tests/api/exports/exports.test.ts, dataExports.test.ts.
  /^(Export|DataExport)$/,
  // Its figures are those of `indicators`: tests/api/reports/reports.test.ts.
  /^Report$/,
  /^(ReportSubscription|ReportSending|IndicatorAlert|IndicatorSetting|IndicatorChange|Dashboard)$/,
  // Fits are averages of at least 50 trips, for administrators.
  /^ArrivalFit$/,
  /^(SeeAs|ImportedUser|PasswordConfirmation)$/,
  /^(MapConfiguration|MapConfigurationAudiences|PlaceAnswer|ActionReasons|KpiSetting|KpiSettingChange|SpecificProfileReference|DeletedLocalAdmin)$/,
];

/** The cursor of changes is the end of the change log, which is the same for every caller. */
const withoutClaimData = ["Mutation.setSimulator", "Query.changeCursor", "Query.functionalities"];

/** Questions of the schema that have no example and may tell of a claim or a supplier. */
export function withoutExample(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      const name = `${type!.name}.${field.name}`;
      const answer = getNamedType(field.type);
      const tells = isLeafType(answer) ? type !== schema.getMutationType() : !elsewhere.some((known) => known.test(answer.name));
      return tells && !examples[name] && !withoutClaimData.includes(name) ? [`${name}: ${answer.name}`] : [];
    }),
  );
}

/** All of them, of a kind. */
export const questions = (schema: GraphQLSchema, ...kinds: ("Query" | "Mutation" | "Subscription")[]): Question[] =>
  Object.entries(examples).flatMap(([root, example]) =>
    kinds.some((kind) => root.startsWith(`${kind}.`))
      ? example(schema).map(({ name, ...question }) => ({ ...question, root, name: `${root} ${name}` }))
      : [],
  );

/** Several questions of one kind as one request. */
export function request(asked: readonly Question[]): { query: string; variables: Record<string, unknown> } {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const fields = asked.map(({ root, selection, args = {} }, i) => {
    const argumentTexts = Object.entries(args).map(([name, [type, value]]) => {
      declared.push(`$${name}${i}: ${type}`);
      variables[`${name}${i}`] = value;
      return `${name}: $${name}${i}`;
    });
    return `a${i}: ${root.split(".")[1]}${argumentTexts.length ? `(${argumentTexts.join(", ")})` : ""} ${selection}`;
  });
  const kind = asked[0]!.root.split(".")[0]!.toLowerCase();
  return { query: `${kind} ${declared.length ? `(${declared.join(", ")})` : ""} { ${fields.join(" ")} }`, variables };
}
