import { and, ne, sql } from "drizzle-orm";
import type { Simulator } from "../../schema/integrations";
import type { Page } from "../../schema/paging";
import type { IntegrationOperation, Integration } from "../../schema/rules/claims/actionState";
import { canSeeContacts } from "../../schema/rules/fields/hiddenFields";
import { pageLimits } from "../../schema/rules/limits/paging";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { inList } from "../db/inList";
import type { Reader } from "../db/connect";
import { selectPage, type Order, type PageArgs } from "../db/page";
import { claims } from "../db/tables/claims";
import { apiErrors } from "../db/tables/claimActions";
import { behaviourOf, lastCalls, storedAnswer, storedCallBody } from "../integrations/simulator";
import type { Viewer } from "../platform/viewer";

export type ApiErrorRow = typeof apiErrors.$inferSelect;

const newest: Order<ApiErrorRow> = {
  name: "apiErrors",
  direction: "desc",
  keys: [
    { column: sql`${apiErrors.at}`, readValue: ({ at }) => at.toISOString() },
    { column: sql`${apiErrors.id}`, readValue: ({ id }) => id },
  ],
};

/** A page of the failed calls about claims in scope; those about no claim are for who sees every one, those to people for viewers who may see them. */
export async function apiErrorsPage(db: Reader, { scope }: Viewer, args: PageArgs): Promise<Page<ApiErrorRow>> {
  const ofInstances = scope.instances === "all" ? undefined : inList(apiErrors.instanceId, ["", ...scope.instances]);
  const narrowed = claimsInScope({ ...scope, instances: "all" });
  const contactCentreCondition = canSeeContacts(scope.hiddenFields) ? undefined : ne(apiErrors.integration, "CONTACT_CENTRE");
  const inScope = and(
    contactCentreCondition,
    ofInstances,
    narrowed && sql`${apiErrors.claimId} in (select ${claims.id} from ${claims} where ${narrowed})`,
  );
  return selectPage(db, { from: apiErrors, where: inScope, order: newest, usual: pageLimits.logs }, args);
}

const MAX_SHOWN_CALLS = 50;

/** How a simulator is set to behave, and those of the last calls it took that are about claims in scope. */
export async function simulatorOf(db: Reader, { scope }: Viewer, integration: Integration): Promise<Simulator> {
  const calls = (await lastCalls(db, integration, MAX_SHOWN_CALLS)).map(({ body, ...call }) => ({
    ...call,
    claimId: storedCallBody.parse(body).claimId,
  }));
  const narrowed = claimsInScope(scope);
  const named = calls.flatMap(({ claimId }) => claimId ?? []);
  const rows =
    narrowed &&
    (await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(inList(claims.id, named), narrowed)));
  const seen = rows && new Set(rows.map(({ id }) => id));
  return {
    integration,
    ...(await behaviourOf(db, integration)),
    calls: calls
      .filter(({ claimId }) => !seen || (claimId !== null && seen.has(claimId)))
      .map(({ key, operation, claimId, at, answer }) => ({
        key,
        operation: operation as IntegrationOperation,
        claimId,
        at,
        rejectedWith: storedAnswer.parse(answer).refused,
      })),
  };
}
