import { and, count, ne, sql } from "drizzle-orm";
import type { StandIn } from "../../schema/outside";
import type { Page } from "../../schema/paging";
import type { OutsideOperation, OutsidePort } from "../../schema/rules/deeds";
import { tellsOfContacts } from "../../schema/rules/fields";
import { pageLimits } from "../../schema/rules/paging";
import { claimsInScope } from "../auth/inScope";
import { among } from "../db/among";
import type { Reader } from "../db/connect";
import { afterCursor, orderBy, page, pageSize, type Order, type PageArgs } from "../db/page";
import { claims } from "../db/tables/claims";
import { apiErrors } from "../db/tables/deeds";
import { behaviourOf, lastCalls } from "../outside/standIn";
import type { Viewer } from "../platform/viewer";

export type ApiErrorRow = typeof apiErrors.$inferSelect;

const newest: Order<ApiErrorRow> = {
  name: "apiErrors",
  direction: "desc",
  keys: [
    { column: sql`${apiErrors.at}`, of: ({ at }) => at.toISOString() },
    { column: sql`${apiErrors.id}`, of: ({ id }) => id },
  ],
};

/** A page of the failed calls about claims in scope; those about no claim are for who sees every one, those to people for whom they are told. */
export async function apiErrorsPage(db: Reader, { scope }: Viewer, args: PageArgs): Promise<Page<ApiErrorRow>> {
  const first = pageSize(args, pageLimits.logs);
  const ofInstances = scope.instances === "all" ? undefined : among(apiErrors.instanceId, ["", ...scope.instances]);
  const narrowed = claimsInScope({ ...scope, instances: "all" });
  const told = tellsOfContacts(scope.hiddenFields) ? undefined : ne(apiErrors.port, "CONTACT_CENTRE");
  const inScope = and(told, ofInstances, narrowed && sql`${apiErrors.claimId} in (select ${claims.id} from ${claims} where ${narrowed})`);
  const rows = await db
    .select()
    .from(apiErrors)
    .where(and(inScope, afterCursor(newest, args.after)))
    .orderBy(...orderBy(newest))
    .limit(first + 1);
  return page(newest, args, first, rows, async () => (await db.select({ n: count() }).from(apiErrors).where(inScope))[0]!.n);
}

const shownCalls = 50;

/** How a built-in system was told to behave, and those of the last calls it took that are about claims in scope. */
export async function standInOf(db: Reader, { scope }: Viewer, port: OutsidePort): Promise<StandIn> {
  const calls = (await lastCalls(db, port, shownCalls)).map(({ body, ...call }) => ({
    ...call,
    claimId: typeof body.claimId === "string" ? body.claimId : null,
  }));
  const narrowed = claimsInScope(scope);
  const named = calls.flatMap(({ claimId }) => claimId ?? []);
  const rows =
    narrowed &&
    (await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(among(claims.id, named), narrowed)));
  const seen = rows && new Set(rows.map(({ id }) => id));
  return {
    port,
    ...(await behaviourOf(db, port)),
    calls: calls
      .filter(({ claimId }) => !seen || (claimId !== null && seen.has(claimId)))
      .map(({ key, operation, claimId, at, answer }) => ({
        key,
        operation: operation as OutsideOperation,
        claimId,
        at,
        refused: typeof answer.refused === "string" ? answer.refused : null,
      })),
  };
}
