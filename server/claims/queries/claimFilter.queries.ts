// Claim filters as SQL conditions. map/boardFilter.queries.ts implements the same filters for the board; tests/api/filters compares the
// implementations.
import { eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ClaimFilter } from "../../../schema/claims/claims";
import type { ClaimFilterParts, MinutesRangeInput } from "../../../schema/lists/claimFilters";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";
import { byTextFilter, type TextFilter, textFilters } from "../../../schema/rules/map/filterParts";
import { MAX_FILTER_MINUTES } from "../../../schema/rules/requests/inputLimits";
import { typedText } from "../../../schema/rules/search/searchText";
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

/** Time limits of a filter, rounded to whole seconds as on the board. Minutes are counted back from `now`. Throws BAD_USER_INPUT. */
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

/** Only complete minutes count: 59 seconds are 0 minutes. */
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

/** Accepted values, with `null` for unknown; `undefined` if the filter is not set. */
export const namedOrUnknown = (
  named: readonly string[] | null | undefined,
  unknown: boolean | null | undefined,
): (string | null)[] | undefined => (named == null && !unknown ? undefined : [...(named ?? []), ...(unknown ? [null] : [])]);
export const scheduledNames = ({ scheduled, scheduledUnknown }: ClaimFilterParts): (boolean | null)[] | undefined =>
  scheduled == null && !scheduledUnknown ? undefined : [...(scheduled == null ? [] : [scheduled]), ...(scheduledUnknown ? [null] : [])];

const orUnknown = (condition: SQL | undefined, unknown: boolean | null | undefined, isUnknown: SQL): SQL | undefined =>
  unknown ? or(condition, isUnknown) : condition;

function attributeCondition({ attributeText }: ClaimFilterParts): SQL | undefined {
  const contains = containsText(attributeText, sql`a.key`, sql`a.value`);
  return contains && sql`exists (select 1 from jsonb_each_text(${claims.attributes}) a where ${contains})`;
}

export type ClaimTexts = Pick<ClaimFilterParts, TextFilter | "attributeText">;
export const claimTexts = (filter: ClaimFilterParts): ClaimTexts | null =>
  textFilters.every((name) => filter[name] == null) && !typedText(filter.attributeText ?? "")
    ? null
    : { ...byTextFilter((name) => filter[name]), attributeText: filter.attributeText };
export const textConditions = (texts: ClaimTexts): (SQL | undefined)[] => [
  ...fieldConditions(claims, claimFields, texts),
  attributeCondition(texts),
];

/**
 * Conditions of a claim list. Supplier filters respect the scope, since results would reveal a hidden supplier. Throws BAD_USER_INPUT,
 * FIELD_UNKNOWN.
 */
export function claimConditions(filter: ClaimFilter, viewer: Viewer, now: number): (SQL | undefined)[] {
  const { scope } = viewer;
  assertColumnsSeen(filter.columns ?? [], viewer);
  const { supplierIds, mobileUser } = filter;
  const ofSuppliers = supplierIds != null || mobileUser != null;
  const suppliersSeen = ofSuppliers ? suppliersInScope(scope) : undefined;
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
    ofSuppliers ? sql`${claims.proposed} is not true` : undefined,
    mobileUser == null
      ? undefined
      : sql`${claims.supplierId} in (select ${suppliers.id} from ${suppliers} where ${eq(suppliers.mobile, mobileUser)})`,
    suppliersSeen && sql`${claims.supplierId} in (select ${suppliers.id} from ${suppliers} where ${suppliersSeen})`,
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? isNull(claims.lon) : isNotNull(claims.lon),
    filter.bounds == null ? undefined : inBounds(claims.lon, claims.lat, filter.bounds),
    ...columnConditions(claims, claimFields, filter.columns, shownValues(scope)),
    ...limitConditions(filter, now),
    attributeCondition(filter),
    filter.indicator == null ? undefined : indicatorCondition(filter.indicator, scope, now),
  ];
}
