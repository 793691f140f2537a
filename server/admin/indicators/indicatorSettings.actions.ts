import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { IndicatorSetting as SettingAnswer, SaveIndicatorSettingInput } from "../../../schema/indicators/indicatorSettings";
import { type Indicator, indicatorOf, type IndicatorSetting, indicatorSettingError } from "../../../schema/rules/indicators/indicators";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import type { Tx } from "../../db/connect";
import { instances } from "../../db/tables/instances";
import { indicatorChanges } from "../../db/tables/settings";
import { lockedTransaction } from "../../db/transaction";
import { actorRow } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { assertUnchanged, monotonicNow } from "../../platform/monotonicNow";
import { assertMayChange } from "../kpiSettings/kpiSettings.checks";
import { indicatorSettingsOf } from "./indicatorSettings.queries";

const action = "indicators.save";

/**
 * Saves the limits for an instance, or the default. A new threshold starts a recount that takes some minutes. Throws
 * FORBIDDEN, NOT_FOUND, INDICATOR_THRESHOLD, INDICATOR_LEVELS, CHANGED_MEANWHILE.
 */
export function saveIndicatorSetting(ctx: Context, input: SaveIndicatorSettingInput): Promise<SettingAnswer> {
  const viewer = requireViewer(ctx);
  const { key, instanceId = null } = input;
  assertMayChange(viewer, instanceId);
  if (viewer.scope.hiddenIndicators.has(key)) throw new AppError("NOT_FOUND");
  const limits = input.useDefault ? null : checkedSetting(input);
  return lockedTransaction(ctx, lockChanges, async (tx, now) => {
    if (instanceId !== null && !(await tx.select().from(instances).where(eq(instances.id, instanceId))).length)
      throw new AppError("NOT_FOUND");
    const ofInstance = instanceId === null ? isNull(indicatorChanges.instanceId) : eq(indicatorChanges.instanceId, instanceId);
    const [last] = await tx
      .select()
      .from(indicatorChanges)
      .where(and(ofInstance, eq(indicatorChanges.key, key)))
      .orderBy(desc(indicatorChanges.version))
      .limit(1);
    const before = last?.limits ?? null;
    const settingOfKey = async () => (await indicatorSettingsOf(tx, viewer.scope, instanceId)).find((setting) => setting.key === key)!;
    if (!isDeepStrictEqual(before, limits)) {
      assertUnchanged(input, { updatedAt: (await settingOfKey()).changedAt });
      const createdAt = monotonicNow(now, last?.createdAt);
      await tx.insert(indicatorChanges).values({ instanceId, key, limits, createdAt, ...actorRow(viewer.actor) });
      await record(tx, now, viewer.actor, {
        action,
        model: "indicators",
        entityId: instanceId ?? "all",
        before: { key, limits: before },
        after: { key, limits },
      });
    }
    return settingOfKey();
  });
}

/** Serializes changes, so that each validates against the previous one. */
const lockChanges = async (tx: Tx): Promise<void> => void (await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${action}))`));

function checkedSetting({ key, isOn, threshold = null, warning = null, critical = null }: SaveIndicatorSettingInput): IndicatorSetting {
  const indicator: Indicator = indicatorOf(key);
  const setting = { isOn, threshold, warning, critical };
  const error = indicatorSettingError(indicator, setting);
  const { min = 0, max = 0 } = indicator.threshold ?? {};
  if (error === "THRESHOLD") throw new AppError("INDICATOR_THRESHOLD", { min, max });
  if (error === "LEVELS") throw new AppError("INDICATOR_LEVELS");
  return setting;
}
