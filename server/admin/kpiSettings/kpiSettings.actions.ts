import { isDeepStrictEqual } from "node:util";
import { and, eq, max, sql } from "drizzle-orm";
import { actionLimits } from "../../../schema/rules/claims/actions";
import type { ChangeKpiSettingsInput, KpiSetting } from "../../../schema/settings/settings";
import { record as audit } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import { isByActor } from "../../db/byActor";
import type { Tx } from "../../db/connect";
import { audit as auditRows } from "../../db/tables/log";
import { settingValues } from "../../db/tables/settings";
import { lockedTransaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { type Actor, actorRow } from "../../platform/actor";
import { checkedInput, assertMayChange, type RequestedSettings } from "./kpiSettings.checks";
import { settingsPlan } from "./kpiSettings.plan";
import { kpiSettingsOf } from "./kpiSettings.queries";

const action = "kpiSettings.change";
const model = "kpiSettings";

/**
 * Changes settings of an instance or the default, now or later, all or none. Returns the settings at that time. A background worker
 * re-evaluates affected claims.
 */
export function changeKpiSettings(ctx: Context, input: ChangeKpiSettingsInput): Promise<KpiSetting[]> {
  const viewer = requireViewer(ctx);
  const { requestId } = input;
  assertMayChange(viewer, input.instanceId ?? null);
  const request = checkedInput(input, ctx.locale);
  const lengths = actionLimits.requestId;
  if (requestId.length < lengths.min || requestId.length > lengths.max) throw new AppError("BAD_USER_INPUT", { field: "requestId" });
  return lockedTransaction(ctx, lockSettingChanges, async (tx, present, last) => {
    // Not earlier than the previous change, even if the clock was set back.
    const now = last && last > present ? last : present;
    if (await isRepeatedRequest(tx, viewer.actor, requestId, request)) return kpiSettingsOf(tx, now, request.instanceId);
    const { changes, currentValues } = await settingsPlan(tx, now, request, ctx.locale);
    if (!changes.length) return kpiSettingsOf(tx, now, request.instanceId);
    const by = { createdAt: now, ...actorRow(viewer.actor) };
    await tx.insert(settingValues).values(changes.map((change) => ({ ...change, ...by })));
    const entityId = request.instanceId ?? "all";
    await audit(tx, now, viewer.actor, { action, model, entityId, before: currentValues, after: asStored(request), requestId });
    return kpiSettingsOf(tx, now, request.instanceId);
  });
}

/** Serializes changes, because each is validated against all settings. Returns the time of the last change. */
async function lockSettingChanges(tx: Tx): Promise<Date | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${action}))`);
  const [last] = await tx.select({ at: max(settingValues.createdAt) }).from(settingValues);
  return last?.at ?? null;
}

/** Returns whether the request was already processed. Throws REQUEST_REUSED if its input differs. */
async function isRepeatedRequest(tx: Tx, actor: Actor, requestId: string, request: RequestedSettings): Promise<boolean> {
  const [done] = await tx
    .select({ after: auditRows.after })
    .from(auditRows)
    .where(and(eq(auditRows.model, model), isByActor(auditRows, actor), eq(auditRows.requestId, requestId)));
  if (done && !isDeepStrictEqual(done.after, asStored(request))) throw new AppError("REQUEST_REUSED");
  return done !== undefined;
}

const asStored = (request: RequestedSettings): unknown => JSON.parse(JSON.stringify(request));
