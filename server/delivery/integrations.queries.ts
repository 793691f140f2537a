import { and } from "drizzle-orm";
import type { Simulator } from "../../schema/integrations/integrations";
import type { IntegrationOperation, Integration } from "../../schema/rules/claims/integrations";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { inList } from "../db/inList";
import type { Reader } from "../db/connect";
import { claims } from "../db/tables/claims";
import { behaviourOf, lastCalls, storedAnswer, storedCallBody } from "../integrations/simulator";
import type { Viewer } from "../platform/viewer";

const MAX_SHOWN_CALLS = 50;

export async function simulatorOf(db: Reader, { scope }: Viewer, integration: Integration): Promise<Simulator> {
  const calls = (await lastCalls(db, integration, MAX_SHOWN_CALLS)).map(({ body, ...call }) => ({
    ...call,
    claimId: storedCallBody.parse(body).claimId,
  }));
  const narrowed = claimsInScope(scope);
  const claimIds = calls.flatMap(({ claimId }) => claimId ?? []);
  const rows =
    narrowed &&
    (await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(inList(claims.id, claimIds), narrowed)));
  const visibleIds = rows && new Set(rows.map(({ id }) => id));
  return {
    integration,
    ...(await behaviourOf(db, integration)),
    calls: calls
      .filter(({ claimId }) => !visibleIds || (claimId !== null && visibleIds.has(claimId)))
      .map(({ key, operation, claimId, at, answer }) => ({
        key,
        operation: operation as IntegrationOperation,
        claimId,
        at,
        rejectedWith: storedAnswer.parse(answer).refused,
      })),
  };
}
