import { eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { SaveDashboardLayoutInput } from "../../schema/indicators/dashboard";
import { record } from "../audit/record";
import { requireViewer, type Context } from "../auth/context";
import { requireUser } from "../auth/users/users.queries";
import { dashboardLayouts } from "../db/tables/dashboardLayouts";
import { transaction } from "../db/transaction";
import { AppError } from "../platform/errors";

export async function saveDashboardLayout(ctx: Context, { order, putAway }: SaveDashboardLayoutInput): Promise<void> {
  const { userId } = requireUser(ctx);
  for (const [field, keys] of Object.entries({ order, putAway }))
    if (new Set(keys).size < keys.length) throw new AppError("BAD_USER_INPUT", { field });
  const layout = order.length || putAway.length ? { order, putAway } : null;
  const ownLayout = eq(dashboardLayouts.userId, userId);
  await transaction(ctx, async (tx, now) => {
    const [row] = await tx.select().from(dashboardLayouts).where(ownLayout).for("update");
    const before = row ? { order: row.order, putAway: row.putAway } : null;
    if (isDeepStrictEqual(before, layout)) return;
    if (layout) {
      const next = { userId, ...layout, updatedAt: now };
      await tx.insert(dashboardLayouts).values(next).onConflictDoUpdate({ target: dashboardLayouts.userId, set: next });
    } else await tx.delete(dashboardLayouts).where(ownLayout);
    await record(tx, now, requireViewer(ctx).actor, {
      action: "user.changeOwn",
      model: "user",
      entityId: userId,
      before: { dashboard: before },
      after: { dashboard: layout },
    });
  });
}
