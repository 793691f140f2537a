import type { KpiSettingsInput, KpiSettingsPreview } from "../../../schema/settings";
import { requireViewer, type Context } from "../../auth/context";
import { settingsEffect } from "../../claims/automation/settingsEffect.queries";
import { settingsAt, withChanges } from "../../settings/settingChanges";
import { checkedInput, assertMayChange } from "./kpiSettings.checks";
import { settingsPlan } from "./kpiSettings.plan";

/** What a change would do to the claims in scope as they are now; one for later as if it came into force now, with what is scheduled until then. */
export async function previewOf(ctx: Context, input: KpiSettingsInput): Promise<KpiSettingsPreview> {
  const viewer = requireViewer(ctx);
  assertMayChange(viewer, input.instanceId ?? null);
  const wanted = checkedInput(input, ctx.locale);
  const now = new Date(ctx.clock.now());
  const { changes, rows, effectiveAt, instanceIds } = await settingsPlan(ctx.db, now, wanted, ctx.locale);
  const before = settingsAt(rows, effectiveAt);
  const after = settingsAt(withChanges(rows, changes), effectiveAt);
  return settingsEffect(ctx.db, viewer.scope, instanceIds, { before, after, now });
}
