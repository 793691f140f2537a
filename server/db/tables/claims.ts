import { type Column, type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { ArrivalForecast } from "../../../schema/rules/arrival/forecast";
import { ClaimActionName } from "../../../schema/rules/claims/actions";
import {
  AssignmentType,
  claimStatusOrder,
  ClaimStatus,
  MilestoneCode,
  RiskType,
  ServiceKind,
  TimingLabel,
} from "../../../schema/rules/lists/claims";
import type { StatusReason } from "../../../schema/rules/claims/statusReason";
import type { StatusCause } from "../../../schema/rules/claims/statusLog";
import { double, instant } from "./columns";
import { centres, clients, contracts, instances, services } from "./instances";
import { suppliers } from "./suppliers";

export const claimStatus = pgEnum("claim_status", ClaimStatus);
export const timingLabel = pgEnum("timing_label", TimingLabel);
export const serviceKind = pgEnum("service_kind", ServiceKind);
export const riskType = pgEnum("risk_type", RiskType);
export const assignmentType = pgEnum("assignment_type", AssignmentType);
export const milestoneCode = pgEnum("milestone_code", MilestoneCode);
export const claimActionName = pgEnum("claim_action_name", ClaimActionName);

export type ClaimSource = Extract<StatusCause, "FEED" | "ACTION" | "ASSISTANCE" | "AUTOMATIC">;

/** Most urgent status first, then longest waiting. Must match the index `claims_urgency`, so that lists need no sort. */
export const urgency = ({ status, measuredFrom }: { status: Column; measuredFrom: Column }): { rank: SQL; waiting: SQL } => ({
  rank: sql`array_position(array[${sql.raw(claimStatusOrder.map((value) => `'${value}'`).join(","))}]::claim_status[], ${status})`,
  waiting: sql`coalesce(${measuredFrom}, 'infinity'::timestamptz)`,
});

export const claims = pgTable(
  "claims",
  {
    id: text().primaryKey(),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    centreId: text(),
    clientId: text(),
    contractId: text(),
    serviceId: text().notNull(),
    kind: serviceKind().notNull(),
    supplement: text(),
    serviceNumber: text(),
    file: text(),
    otherFile: text(),
    insuredName: text(),
    insuredPhone: text(),
    plate: text(),
    riskCode: text(),
    riskName: text(),
    riskType: riskType(),
    faultCode: text(),
    faultName: text(),
    causeCode: text(),
    coverCode: text(),
    productCode: text(),
    priorityCode: text(),
    priorityName: text(),
    serviceState: text(),
    serviceStateName: text(),
    creationMode: text(),
    invoiceReference: text(),
    scheduled: boolean(),
    proposed: boolean(),
    assignmentType: assignmentType(),
    origin: text(),
    destination: text(),
    notes: text(),
    limits: text(),
    attributes: jsonb().$type<Record<string, string>>(),
    surveys: jsonb().$type<unknown>(),
    lon: double(),
    lat: double(),
    /** IANA zone, set at intake: of the position, otherwise of the centre, otherwise of the instance. */
    timeZone: text().notNull(),
    occurredAt: instant().notNull(),
    plannedStart: instant(),
    plannedEnd: instant(),
    workAt: instant(),
    validatedAt: instant(),
    /** First contact with the insured: milestone T, otherwise `validatedAt`. Null for claims finished before the column existed. */
    contactedAt: instant(),
    noSupplierSince: instant(),
    pendingArrivalSince: instant(),
    supplierId: text().references(() => suppliers.id),
    assignedAt: instant(),
    promisedMinutes: double(),
    /** First window promised to the insured; a reassignment keeps it. */
    promisedFrom: instant(),
    promisedAt: instant(),
    acceptedAt: instant(),
    arrivedAt: instant(),
    arrivedLate: boolean(),
    finishedAt: instant(),
    cancelledAt: instant(),
    /** Source that ended the claim; null while open. The feed can reopen only claims that it ended. */
    closedBy: text().$type<ClaimSource>(),
    /** Since when and with which state code the feed contradicts an end recorded by another source. */
    contradictedAt: instant(),
    contradictedState: text(),
    /** Suppliers removed by other sources than the feed, with ISO 8601 time. The feed can reassign them only with a later time. */
    cancelledSuppliers: jsonb().$type<Record<string, string>>(),
    managedUntil: instant(),
    /** Last move of the arrival deadline, used to decide whether a supplier was assigned at that time. */
    managedAt: instant(),
    workManagedUntil: instant(),
    destinationEtaMinutes: double(),
    actualMinutes: double(),
    originMetres: double(),
    destinationMetres: double(),
    remainingMetres: double(),
    realRouteMinutes: double(),
    assignedRouteMinutes: double(),
    realRouteMetres: double(),
    assignedRouteMetres: double(),
    straightMetres: double(),
    additionalMetres: double(),
    additionalMinutes: double(),
    precalculatedRouteMetres: double(),
    precalculatedRouteMinutes: double(),
    thresholdMetres: double(),
    /** Computed: largest distance from the planned route so far, in metres. */
    deviationMetres: double(),
    /** Predicted driving time from the position at `etaFixAt`, in seconds. */
    etaSeconds: double(),
    etaFixAt: instant(),
    /** Distribution of the expected arrival. Null without a prediction. */
    eta: jsonb().$type<ArrivalForecast>(),
    /** Stored result of schema/rules/claims/claimStatus.ts, which boards copy. */
    status: claimStatus().notNull(),
    statusLabel: timingLabel(),
    statusReason: jsonb().$type<StatusReason>().notNull(),
    statusAt: instant().notNull(),
    /** Time of the last stored evaluation; later ones never use an earlier time. Null if evaluated before the column existed. */
    evaluatedAt: instant(),
    statusDueAt: instant(),
    measuredFrom: instant(),
    predictedAt: instant(),
    /** Current or next status that requires an operator, and its time limit (schema/rules/claims/criticalLimit.ts). */
    criticalStatus: claimStatus(),
    criticalFrom: instant(),
    /** Chance of being late as of the position, in percent, and when it reaches 60 % and 90 %. Null without a current forecast. */
    lateChance: smallint(),
    likelyLateAt: instant(),
    veryLikelyLateAt: instant(),
    likelyLateSince: instant(),
    settingsVersion: bigint({ mode: "number" }).notNull().default(0),
    lateSince: instant(),
    processDueAt: instant(),
    pendingAction: claimActionName(),
    pendingSince: instant(),
    sourceVersion: bigint({ mode: "number" }).notNull(),
    version: bigint({ mode: "number" }).notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({ columns: [t.instanceId, t.serviceId], foreignColumns: [services.instanceId, services.id] }),
    foreignKey({ columns: [t.instanceId, t.centreId], foreignColumns: [centres.instanceId, centres.id] }),
    foreignKey({ columns: [t.instanceId, t.clientId], foreignColumns: [clients.instanceId, clients.id] }),
    foreignKey({
      columns: [t.instanceId, t.clientId, t.contractId],
      foreignColumns: [contracts.instanceId, contracts.clientId, contracts.id],
      name: "claims_contract_fk",
    }),
    index("claims_open")
      .on(t.instanceId, t.status, t.id)
      .where(sql`status <> 'FINISHED'`),
    index("claims_urgency").on(urgency(t).rank, urgency(t).waiting, t.id),
    index("claims_occurred").on(t.occurredAt, t.id),
    index("claims_updated").on(t.updatedAt),
    index("claims_in_box").on(t.lon, t.lat),
    index("claims_file").on(t.instanceId, t.file),
    index("claims_contract").on(t.instanceId, t.clientId, t.contractId),
    index("claims_supplier")
      .on(t.supplierId)
      .where(sql`supplier_id is not null and status <> 'FINISHED'`),
    index("claims_status_due")
      .on(t.statusDueAt)
      .where(sql`status_due_at is not null`),
    index("claims_process_due")
      .on(t.processDueAt)
      .where(sql`process_due_at is not null`),
    index("claims_settings")
      .on(t.instanceId, t.settingsVersion)
      .where(sql`status <> 'FINISHED'`),
    check("claims_place", sql`(lon is null) = (lat is null) and lon between -180 and 180 and lat between -90 and 90`),
    check("claims_planned", sql`planned_end >= planned_start`),
    check("claims_contract_client", sql`contract_id is null or client_id is not null`),
  ],
);

export const milestones = pgTable(
  "milestones",
  {
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    code: milestoneCode().notNull(),
    at: instant().notNull(),
    url: text(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.code] })],
);

export const movements = pgTable(
  "movements",
  {
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.number] })],
);
