import { type Column, type SQL, sql } from "drizzle-orm";
import { bigint, boolean, check, foreignKey, index, integer, jsonb, numeric, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ClaimActionName } from "../../../schema/rules/claims/actions";
import {
  AssignmentType,
  claimStatusOrder,
  ClaimStatus,
  MilestoneCode,
  RiskType,
  ServiceKind,
  TimingLabel,
} from "../../../schema/rules/claims/claims";
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

/** Who brings facts of a claim: the feed, somebody who acts, the assistance system, an automatic process. */
export type ClaimSource = Extract<StatusCause, "FEED" | "ACTION" | "ASSISTANCE" | "AUTOMATIC">;

/** The most urgent status first, then what has waited longest: as an index keeps it, so that no list of claims is sorted. */
export const urgency = ({ status, measuredFrom }: { status: Column; measuredFrom: Column }): { rank: SQL; waiting: SQL } => ({
  rank: sql`array_position(array[${sql.raw(claimStatusOrder.map((one) => `'${one}'`).join(","))}]::claim_status[], ${status})`,
  waiting: sql`coalesce(${measuredFrom}, 'infinity'::timestamptz)`,
});

/** One assistance service to give. A property's name is the field's name in the schema and in its catalogue, schema/rules/fields/claimFields.ts. */
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
    serviceId: text()
      .notNull()
      .references(() => services.id),
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
    /** IANA zone, decided at intake: the position's, else the centre's, else the instance's. */
    timeZone: text().notNull(),
    occurredAt: instant().notNull(),
    plannedStart: instant(),
    plannedEnd: instant(),
    workAt: instant(),
    validatedAt: instant(),
    /** When the insured was first reached: milestone T, else `validatedAt`. Null also of claims that had finished before there was the column. */
    contactedAt: instant(),
    noSupplierSince: instant(),
    pendingArrivalSince: instant(),
    supplierId: text().references(() => suppliers.id),
    assignedAt: instant(),
    promisedMinutes: double(),
    /** The first window promised to the insured; a reassignment does not move it. */
    promisedFrom: instant(),
    promisedAt: instant(),
    acceptedAt: instant(),
    arrivedAt: instant(),
    /** Decided once, at arrival. */
    arrivedLate: boolean(),
    finishedAt: instant(),
    cancelledAt: instant(),
    /** Who ended it: the feed reopens only what the feed has ended. Null while it is open. */
    closedBy: text().$type<ClaimSource>(),
    /** Since when, and by which state code, the feed says something else of a claim that somebody else has ended; it stays ended. */
    contradictedAt: instant(),
    contradictedState: text(),
    /** Suppliers taken off by somebody else than the feed, and when (ISO 8601): the feed assigns them again only from a later instant on. */
    cancelledSuppliers: jsonb().$type<Record<string, string>>(),
    /** Moved end of the arrival, and of the completion, once a delay was managed. */
    managedUntil: instant(),
    /** When the end of the arrival was last moved: whether somebody was assigned then, or was still being looked for. */
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
    /** The assigned route as it was when the resource set off, and how far from it it may be, metres and minutes. Computed. */
    precalculatedRouteMetres: double(),
    precalculatedRouteMinutes: double(),
    thresholdMetres: double(),
    /** Farthest from the assigned route so far, metres. Computed. */
    deviationMetres: double(),
    /** Driving time from the resource's fix at `etaFixAt`, seconds. */
    etaSeconds: double(),
    etaFixAt: instant(),
    /** Stored answer of schema/rules/claimStatus: the truth that boards copy. */
    status: claimStatus().notNull(),
    statusLabel: timingLabel(),
    statusReason: jsonb().$type<StatusReason>().notNull(),
    statusAt: instant().notNull(),
    /** Instant of the last evaluation that was stored: none that comes later lies before it. Null: evaluated before there was the column. */
    evaluatedAt: instant(),
    statusDueAt: instant(),
    measuredFrom: instant(),
    predictedAt: instant(),
    /** The status in which the claim needs a person, of now or the first one to come, and its limit (schema/rules/claims/criticalLimit.ts). */
    criticalStatus: claimStatus(),
    criticalFrom: instant(),
    /** Version of the settings that status was evaluated by. */
    settingsVersion: bigint({ mode: "number" }).notNull().default(0),
    /** Begin of the present episode of delay: an uninterrupted stretch of late arrival, or of late completion. */
    lateSince: instant(),
    /** When the next automatic process may be due. */
    processDueAt: instant(),
    /** An action that the assistance system has not answered yet. */
    pendingAction: claimActionName(),
    pendingSince: instant(),
    sourceVersion: bigint({ mode: "number" }).notNull(),
    version: bigint({ mode: "number" }).notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
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
    /** Address of the picture of PHOTOGRAPHS and SIGNATURE. */
    url: text(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.code] })],
);

/** Economic movement of a claim. */
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
