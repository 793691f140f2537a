import { eq } from "drizzle-orm";
import { settingWarnings } from "../../../schema/rules/settings/settingWarnings";
import type { KpiSettingsInput } from "../../../schema/settings/settings";
import type { KpiSettingsPreview } from "../../../schema/settings/settingsPreview";
import { requireViewer, type Context } from "../../auth/context";
import { settingsEffect, type WhatIf } from "../../claims/automation/settingsEffect.queries";
import { settingsReplay, type SettingsReplay } from "../../claims/automation/settingsReplay.queries";
import { instances } from "../../db/tables/instances";
import { settingsAt, withChanges } from "../../settings/settingChanges";
import { checkedInput, assertMayChange } from "./kpiSettings.checks";
import { settingsPlan } from "./kpiSettings.plan";

/** Preview, with the inputs for fields that are only computed if selected. */
export type PreviewRoot = Omit<KpiSettingsPreview, "lastDays"> & { instanceId: string | null; instanceIds: string[]; whatIf: WhatIf };

/**
 * Effect on the current claims in scope. A future change is previewed as if it applied now, together with changes scheduled before it.
 */
export async function previewOf(ctx: Context, input: KpiSettingsInput): Promise<PreviewRoot> {
  const viewer = requireViewer(ctx);
  assertMayChange(viewer, input.instanceId ?? null);
  const request = checkedInput(input, ctx.locale);
  const now = new Date(ctx.clock.now());
  const { changes, rows, effectiveAt, instanceIds } = await settingsPlan(ctx.db, now, request, ctx.locale);
  const before = settingsAt(rows, effectiveAt);
  const after = settingsAt(withChanges(rows, changes), effectiveAt);
  const whatIf = { before, after, now };
  const { instanceId } = request;
  const warnings = settingWarnings(after.of(instanceId).values);
  return { ...(await settingsEffect(ctx.db, viewer.scope, instanceIds, whatIf)), warnings, instanceId, instanceIds, whatIf };
}

/** Replays the last seven days with and without the change, in the instance's zone; UTC for the default. */
export async function lastDaysOf(ctx: Context, { instanceId, instanceIds, whatIf }: PreviewRoot): Promise<SettingsReplay> {
  const [instance] = instanceId === null ? [] : await ctx.db.select().from(instances).where(eq(instances.id, instanceId));
  return settingsReplay(ctx.db, requireViewer(ctx).scope, instanceIds, whatIf, instance?.timeZone ?? "UTC");
}
