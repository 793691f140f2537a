import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { isReasonedAction, tidyReasons } from "../../../schema/rules/claims/actionReasons";
import type { SaveActionReasonsInput } from "../../../schema/settings/settings";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import { instances } from "../../db/tables/instances";
import { actionReasons } from "../../db/tables/settings";
import { transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { assertUnchanged, monotonicNow } from "../../platform/monotonicNow";
import { actionReasonsOf, type ReasonList } from "../../settings/actionReasons.queries";
import { assertMayChange } from "../kpiSettings/kpiSettings.checks";

/** An empty list removes the reasons. Throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CHANGED_MEANWHILE. */
export async function saveActionReasons(ctx: Context, input: SaveActionReasonsInput): Promise<ReasonList> {
  const viewer = requireViewer(ctx);
  const { instanceId, action, reasons } = input;
  assertMayChange(viewer, instanceId);
  if (!isReasonedAction(action)) throw new AppError("BAD_USER_INPUT", { field: "action" });
  const tidy = tidyReasons(reasons);
  if (tidy === null) throw new AppError("BAD_USER_INPUT", { field: "reasons" });
  const after = { action, reasons: tidy };
  return transaction(ctx, async (tx, now) => {
    // Serializes concurrent saves through the instance's row, so that the audit records the correct previous value.
    const [instance] = await tx.select({ id: instances.id }).from(instances).where(eq(instances.id, instanceId)).for("no key update");
    if (!instance) throw new AppError("NOT_FOUND");
    const [list] = await actionReasonsOf(tx, instanceId, [action]);
    const { updatedAt, ...before } = list!;
    if (isDeepStrictEqual(before, after)) return list!;
    assertUnchanged(input, list);
    const changedAt = monotonicNow(now, updatedAt ?? undefined);
    await tx.delete(actionReasons).where(and(eq(actionReasons.instanceId, instanceId), eq(actionReasons.action, action)));
    if (tidy.length) await tx.insert(actionReasons).values({ instanceId, ...after, updatedAt: changedAt });
    await record(tx, now, viewer.actor, { action: "actionReasons.save", model: "actionReasons", entityId: instanceId, before, after });
    return { ...after, updatedAt: tidy.length ? changedAt : null };
  });
}
