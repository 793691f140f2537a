// Alarms visible to a viewer: of claims and feeds in scope. Alarms of calls need the rights to see these calls.
import { and, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { ContactOperation, type IntegrationOperation } from "../../schema/rules/claims/integrations";
import { canSeeContacts } from "../../schema/rules/fields/hiddenFields";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { alarms } from "../db/tables/alarms";
import { claims } from "../db/tables/claims";
import { inList } from "../db/inList";
import type { Scope, Viewer } from "../platform/viewer";

export type AlarmViewer = Pick<Viewer, "scope" | "functionalities">;

/** Viewers restricted to contracts or suppliers do not see feeds. */
const canSeeFeeds = ({ contracts, suppliers }: Scope): boolean => contracts === "all" && suppliers === "all";

export const feedInScope = (scope: Scope, instanceIds: readonly string[] | null): boolean => {
  const { instances } = scope;
  return canSeeFeeds(scope) && (instances === "all" || instanceIds === null || instanceIds.some((id) => instances.has(id)));
};

/** Calls without a claim are visible to viewers who see all failed calls. */
export const canSeeClaimlessCalls = ({ scope, functionalities }: AlarmViewer): boolean =>
  functionalities.has("logs.apiErrors") && scope.instances === "all" && canSeeFeeds(scope);

/** `operation` is `null` if the alarm is not about a call. */
export const callInScope = ({ hiddenFields }: Scope, operation: IntegrationOperation | null): boolean =>
  operation === null || !(operation in ContactOperation) || canSeeContacts(hiddenFields);

export function alarmsInScope(viewer: AlarmViewer): SQL {
  const { scope } = viewer;
  const { instances } = scope;
  const ofKeys =
    instances === "all"
      ? sql`true`
      : sql`k.instance_ids is null or k.instance_ids && array(select jsonb_array_elements_text(${JSON.stringify([...instances])}::text::jsonb))`;
  const inFeeds = sql`${alarms.feedId} in (select f.id from feeds f join api_keys k on k.id = f.key_id where ${ofKeys})`;
  const inClaims = and(
    sql`exists (select from ${claims} where ${and(sql`${claims.id} = ${alarms.claimId}`, claimsInScope(scope))})`,
    canSeeContacts(scope.hiddenFields)
      ? undefined
      : sql`${inList(sql`${alarms.operation}::text`, Object.keys(ContactOperation))} is not true`,
  );
  const claimless = and(isNotNull(alarms.callId), isNull(alarms.claimId));
  return or(
    inClaims,
    canSeeFeeds(scope) ? and(isNotNull(alarms.feedId), inFeeds) : undefined,
    canSeeClaimlessCalls(viewer) ? claimless : undefined,
  )!;
}
