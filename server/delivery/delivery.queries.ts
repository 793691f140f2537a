import { and, count, inArray, sql } from "drizzle-orm";
import type { StandIn } from "../../schema/outside";
import type { Page } from "../../schema/paging";
import type { OutsideOperation, OutsidePort } from "../../schema/rules/deeds";
import { pageLimits } from "../../schema/rules/paging";
import type { Reader } from "../db/connect";
import { afterCursor, orderBy, page, pageSize, type Order, type PageArgs } from "../db/page";
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

/** A page of the failed calls about claims of the viewer's AMA instances; those about no claim are for who sees every instance. */
export async function apiErrorsPage(db: Reader, { scope }: Viewer, args: PageArgs): Promise<Page<ApiErrorRow>> {
  const first = pageSize(args, pageLimits.logs);
  const inScope = scope.instances === "all" ? undefined : inArray(apiErrors.instanceId, ["", ...scope.instances]);
  const rows = await db
    .select()
    .from(apiErrors)
    .where(and(inScope, afterCursor(newest, args.after)))
    .orderBy(...orderBy(newest))
    .limit(first + 1);
  return page(newest, args, first, rows, async () => (await db.select({ n: count() }).from(apiErrors).where(inScope))[0]!.n);
}

const shownCalls = 50;

/** How a built-in system was told to behave, and the last calls it took. */
export async function standInOf(db: Reader, port: OutsidePort): Promise<StandIn> {
  const calls = await lastCalls(db, port, shownCalls);
  return {
    port,
    ...(await behaviourOf(db, port)),
    calls: calls.map(({ key, operation, body, at, answer }) => ({
      key,
      operation: operation as OutsideOperation,
      claimId: typeof body.claimId === "string" ? body.claimId : null,
      at,
      refused: typeof answer.refused === "string" ? answer.refused : null,
    })),
  };
}
