import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { ListLayout, SaveListLayoutInput } from "../../../schema/lists/listLayouts";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { areListColumns, fieldLists, type ListLayout as StoredLayout } from "../../../schema/rules/fields/lists";
import { record } from "../../audit/record";
import { listLayouts } from "../../db/tables/listLayouts";
import { transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { requireViewer, type Context } from "../context";
import { requireUser } from "../users/users.queries";

/** Omits columns of fields that are hidden from the user, because their names would reveal that the fields exist. */
export async function ownListLayouts(ctx: Context): Promise<ListLayout[]> {
  const { hiddenFields } = requireViewer(ctx).scope;
  const rows = await ctx.db
    .select()
    .from(listLayouts)
    .where(eq(listLayouts.userId, requireUser(ctx).userId))
    .orderBy(listLayouts.list);
  return rows.map(({ list, layout: { columns, density } }) => ({
    list,
    density,
    columns: columns.filter(({ field }) => !isHidden(hiddenFields, fieldLists[list].layer, field)),
  }));
}

export async function saveListLayout(ctx: Context, { list, columns: chosen, density }: SaveListLayoutInput): Promise<void> {
  const { userId } = requireUser(ctx);
  const columns = chosen?.map(({ field, width }) => ({ field, width: width ?? null }));
  if (columns && !areListColumns(list, columns)) throw new AppError("BAD_USER_INPUT", { field: "columns" });
  const layout: StoredLayout | null = columns ? { columns, density } : null;
  const ownLayout = and(eq(listLayouts.userId, userId), eq(listLayouts.list, list));
  await transaction(ctx, async (tx, now) => {
    const [before] = await tx.select().from(listLayouts).where(ownLayout).for("update");
    if (isDeepStrictEqual(before?.layout ?? null, layout)) return;
    if (layout) {
      const row = { userId, list, layout, updatedAt: now };
      await tx
        .insert(listLayouts)
        .values(row)
        .onConflictDoUpdate({ target: [listLayouts.userId, listLayouts.list], set: row });
    } else await tx.delete(listLayouts).where(ownLayout);
    await record(tx, now, requireViewer(ctx).actor, {
      action: "user.changeOwn",
      model: "user",
      entityId: userId,
      before: { list, layout: before?.layout ?? null },
      after: { list, layout },
    });
  });
}
