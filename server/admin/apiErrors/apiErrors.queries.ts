import { and, eq, gte, lt, ne, type SQL, sql } from "drizzle-orm";
import type { ApiErrorFilter } from "../../../schema/integrations/integrations";
import type { Page } from "../../../schema/paging";
import { canSeeContacts } from "../../../schema/rules/fields/hiddenFields";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { columnKey, selectPage, type Order, type PageArgs, type Selection } from "../../db/page";
import { apiErrors } from "../../db/tables/claimActions";
import { claims } from "../../db/tables/claims";
import { isUuid } from "../../platform/uuid";
import type { Viewer } from "../../platform/viewer";

export type ApiErrorRow = typeof apiErrors.$inferSelect;

const newest: Order<ApiErrorRow> = {
  name: "apiErrors",
  direction: "desc",
  keys: [columnKey(apiErrors.at, ({ at }) => at.toISOString()), columnKey(apiErrors.id, ({ id }) => id)],
};

/** Failed calls about claims in scope. Calls without a claim require an unrestricted scope; calls to people require `canSeeContacts`. */
function apiErrorsInScope({ scope }: Viewer): SQL | undefined {
  const ofInstances = scope.instances === "all" ? undefined : inList(apiErrors.instanceId, ["", ...scope.instances]);
  const narrowed = claimsInScope({ ...scope, instances: "all" });
  const contactCentreCondition = canSeeContacts(scope.hiddenFields) ? undefined : ne(apiErrors.integration, "CONTACT_CENTRE");
  return and(
    contactCentreCondition,
    ofInstances,
    narrowed && sql`${apiErrors.claimId} in (select ${claims.id} from ${claims} where ${narrowed})`,
  );
}

export const apiErrorsSelection = (viewer: Viewer, filter: ApiErrorFilter): Selection<typeof apiErrors> => ({
  ...{ from: apiErrors, order: newest, usual: pageLimits.logs },
  where: and(apiErrorsInScope(viewer), ...conditions(filter)),
});

function conditions({ from, to, integration, operation, code, claimId }: ApiErrorFilter): (SQL | undefined)[] {
  return [
    from == null ? undefined : gte(apiErrors.at, from),
    to == null ? undefined : lt(apiErrors.at, to),
    integration == null ? undefined : eq(apiErrors.integration, integration),
    operation == null ? undefined : eq(apiErrors.operation, operation),
    code == null ? undefined : eq(apiErrors.code, code),
    claimId == null ? undefined : eq(apiErrors.claimId, claimId),
  ];
}

export const apiErrorsPage = (db: Reader, viewer: Viewer, filter: ApiErrorFilter, args: PageArgs): Promise<Page<ApiErrorRow>> =>
  selectPage(db, apiErrorsSelection(viewer, filter), args);

export async function apiErrorById(db: Reader, viewer: Viewer, id: string): Promise<ApiErrorRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(apiErrors)
    .where(and(eq(apiErrors.id, id), apiErrorsInScope(viewer)));
  return row ?? null;
}
