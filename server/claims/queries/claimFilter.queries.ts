// What a filter of claims demands: as conditions of PostgreSQL, and of a claim as a change left it. The board's own form is in
// map/boardFilter.queries.ts; tests/api/filters holds the three together.
import { eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ClaimFilter } from "../../../schema/claims";
import type { ClaimFilterParts, MinutesRangeInput } from "../../../schema/claimFilters";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";
import { MAX_FILTER_MINUTES } from "../../../schema/rules/limits/inputLimits";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import type { BoardInstant, InstantRange } from "../../board/boardScope";
import { columnConditions } from "../../db/columnFilters";
import { fieldConditions } from "../../db/fieldQueries";
import { inBounds } from "../../db/inBounds";
import { inListIfSet } from "../../db/inList";
import { containsText } from "../../db/text/containsText";
import { claims, milestones } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { AppError } from "../../platform/errors";
import { indicatorCondition } from "./indicatorFilter.queries";
import { assertColumnsSeen, shownValues } from "./claimOrder";
import type { Viewer } from "../../platform/viewer";

type LimitedInstant = Extract<BoardInstant, "assignedAt" | "waitingSince" | "plannedStart" | "contactedAt">;

/**
 * The instants that a filter limits, in whole seconds, as the board keeps them. Minutes that have passed are counted back from `now`.
 * Throws BAD_USER_INPUT.
 */
export function instantLimits(filter: ClaimFilterParts, now: number): Partial<Record<LimitedInstant, InstantRange>> {
  const limits: [LimitedInstant, InstantRange | null][] = [
    ["assignedAt", minutesAgo("assignedMinutes", filter.assignedMinutes, now)],
    ["waitingSince", minutesAgo("unassignedMinutes", filter.unassignedMinutes, now)],
    ["plannedStart", between(filter.plannedFrom, filter.plannedTo)],
    ["contactedAt", between(filter.contactFrom, filter.contactTo)],
  ];
  return Object.fromEntries(limits.filter(([, range]) => range !== null));
}

const wholeSecond = (at: number): number => Math.floor(at / SECOND_MS) * SECOND_MS;

function between(from: Date | null | undefined, before: Date | null | undefined): InstantRange | null {
  if (!from && !before) return null;
  return { ...(from && { from: wholeSecond(from.getTime()) }), ...(before && { before: wholeSecond(before.getTime()) }) };
}

/** A minute has passed when it is over: of 59 seconds none has. */
function minutesAgo(field: string, range: MinutesRangeInput | null | undefined, now: number): InstantRange | null {
  if (range?.from == null && range?.to == null) return null;
  const { from = null, to = null } = range;
  if (
    [from, to].some((minutes) => minutes !== null && (minutes < 0 || minutes > MAX_FILTER_MINUTES)) ||
    (from ?? 0) > (to ?? MAX_FILTER_MINUTES)
  )
    throw new AppError("BAD_USER_INPUT", { field });
  const after = wholeSecond(now) + SECOND_MS;
  return {
    ...(from !== null && { before: after - from * MINUTE_MS }),
    ...(to !== null && { from: after - (to + 1) * MINUTE_MS }),
  };
}

const unassigned = sql`(${claims.supplierId} is null or ${claims.proposed})`;
/** What the board keeps of these instants, of any claim. */
const instantColumns: Record<LimitedInstant, SQL> = {
  assignedAt: sql`${claims.assignedAt}`,
  plannedStart: sql`${claims.plannedStart}`,
  contactedAt: sql`coalesce(${claims.contactedAt},
    (select ${milestones.at} from ${milestones} where ${milestones.claimId} = ${claims.id} and ${milestones.code} = 'PHONE'), ${claims.validatedAt})`,
  waitingSince: sql`case when ${claims.status} <> 'FINISHED' and ${unassigned}
    then coalesce(${claims.noSupplierSince}, ${claims.validatedAt}, ${claims.occurredAt}) end`,
};

function limitConditions(filter: ClaimFilterParts, now: number): SQL[] {
  const limits = Object.entries(instantLimits(filter, now)) as [LimitedInstant, InstantRange][];
  return limits.flatMap(([name, { from, before }]) => [
    ...(from === undefined ? [] : [sql`${instantColumns[name]} >= ${new Date(from).toISOString()}`]),
    ...(before === undefined ? [] : [sql`${instantColumns[name]} < ${new Date(before).toISOString()}`]),
  ]);
}

/** Values of a list that pass, null for what is not known; undefined: nothing was asked for. */
export const namedOrUnknown = (
  named: readonly string[] | null | undefined,
  unknown: boolean | null | undefined,
): (string | null)[] | undefined => (named == null && !unknown ? undefined : [...(named ?? []), ...(unknown ? [null] : [])]);
export const scheduledNames = ({ scheduled, scheduledUnknown }: ClaimFilterParts): (boolean | null)[] | undefined =>
  scheduled == null && !scheduledUnknown ? undefined : [...(scheduled == null ? [] : [scheduled]), ...(scheduledUnknown ? [null] : [])];

/** Either what is named or, where that is wanted, what is not known; undefined: nothing was asked for. */
const orUnknown = (named: SQL | undefined, unknown: boolean | null | undefined, isUnknown: SQL): SQL | undefined =>
  unknown ? or(named, isUnknown) : named;

const hasAttribute = (text: string): SQL =>
  sql`exists (select 1 from jsonb_each_text(${claims.attributes}) a where ${containsText(text, sql`a.key`, sql`a.value`)})`;
const attributeCondition = ({ attributeText }: ClaimFilterParts): SQL | undefined =>
  attributeText?.trim() ? hasAttribute(attributeText) : undefined;

/** Texts that a filter asks for, of which the board knows nothing. */
export type ClaimTexts = Pick<ClaimFilterParts, "file" | "otherFile" | "attributeText">;
export const claimTexts = ({ file, otherFile, attributeText }: ClaimFilterParts): ClaimTexts | null =>
  file == null && otherFile == null && !attributeText?.trim() ? null : { file, otherFile, attributeText };
export const textConditions = (texts: ClaimTexts): (SQL | undefined)[] => [
  ...fieldConditions(claims, claimFields, texts),
  attributeCondition(texts),
];

/** What a list is narrowed by; within the scope, since a filter, too, reveals which claims a supplier has. Throws BAD_USER_INPUT, FIELD_UNKNOWN. */
export function claimConditions(filter: ClaimFilter, viewer: Viewer, now: number): (SQL | undefined)[] {
  const { scope } = viewer;
  assertColumnsSeen(filter.columns ?? [], viewer);
  const { supplierIds, mobileUser } = filter;
  const ofSuppliers = supplierIds != null || mobileUser != null;
  const seen = ofSuppliers ? suppliersInScope(scope) : undefined;
  return [
    ...fieldConditions(claims, claimFields, filter),
    filter.open == null ? undefined : filter.open ? ne(claims.status, "FINISHED") : eq(claims.status, "FINISHED"),
    orUnknown(
      filter.scheduled == null ? undefined : eq(claims.scheduled, filter.scheduled),
      filter.scheduledUnknown,
      isNull(claims.scheduled),
    ),
    orUnknown(inListIfSet(claims.priorityCode, filter.priorityCodes), filter.priorityUnknown, isNull(claims.priorityCode)),
    inListIfSet(claims.supplierId, supplierIds),
    // Assigned, not proposed.
    ofSuppliers ? sql`${claims.proposed} is not true` : undefined,
    mobileUser == null
      ? undefined
      : sql`${claims.supplierId} in (select ${suppliers.id} from ${suppliers} where ${eq(suppliers.mobile, mobileUser)})`,
    seen && sql`${claims.supplierId} in (select ${suppliers.id} from ${suppliers} where ${seen})`,
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? isNull(claims.lon) : isNotNull(claims.lon),
    filter.bounds == null ? undefined : inBounds(claims.lon, claims.lat, filter.bounds),
    ...columnConditions(claims, claimFields, filter.columns, shownValues(scope)),
    ...limitConditions(filter, now),
    attributeCondition(filter),
    filter.indicator == null ? undefined : indicatorCondition(filter.indicator, scope, now),
  ];
}
