// Which alarms a viewer may see: those of claims in scope, and of feeds that bring data of an AMA instance in scope. Those of calls to people
// are, as such calls themselves, for those who may know of them; those of calls about no claim, such as mails, for who reads them in the log of
// failed calls.
import { and, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { ContactOperation, type IntegrationOperation } from "../../schema/rules/claims/actionState";
import { canSeeContacts } from "../../schema/rules/fields/hiddenFields";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { alarms } from "../db/tables/alarms";
import { claims } from "../db/tables/claims";
import { inList } from "../db/inList";
import type { Scope, Viewer } from "../platform/viewer";

/** What of a viewer decides which alarms it may see. */
export type AlarmViewer = Pick<Viewer, "scope" | "functionalities">;

/** Who sees some contracts or suppliers only is not concerned with whole feeds. */
const canSeeFeeds = ({ contracts, suppliers }: Scope): boolean => contracts === "all" && suppliers === "all";

export const feedInScope = (scope: Scope, instanceIds: readonly string[] | null): boolean => {
  const { instances } = scope;
  return canSeeFeeds(scope) && (instances === "all" || instanceIds === null || instanceIds.some((id) => instances.has(id)));
};

/** Whether alarms of calls about no claim may be known: by who sees every one in the log of failed calls. */
export const canSeeClaimlessCalls = ({ scope, functionalities }: AlarmViewer): boolean =>
  functionalities.has("logs.apiErrors") && scope.instances === "all" && canSeeFeeds(scope);

/** Whether the alarm of a call may be known; null: it is of none. */
export const callInScope = ({ hiddenFields }: Scope, operation: IntegrationOperation | null): boolean =>
  operation === null || !(operation in ContactOperation) || canSeeContacts(hiddenFields);

/** The same as a condition of PostgreSQL. */
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
