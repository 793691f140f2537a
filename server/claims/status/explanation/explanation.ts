import { arrivalBy, type ArrivalPercent } from "../../../../schema/rules/arrival/forecast";
import type { StatusChange, StatusReason as Answer, WhatToSay } from "../../../../schema/claims/claimStatus";
import type { ReasonInstants, ReasonMinutes, StatusReason } from "../../../../schema/rules/claims/statusReason";
import type { ClaimStatus } from "../../../../schema/rules/lists/claims";
import { inputsWithoutSupplier, reasonWithoutSupplier, wholeMinute } from "../../../../schema/rules/claims/hiddenSupplier";
import { type Locale, localeOfCountry, locales } from "../../../../schema/rules/language/locales";
import { kpiSettings } from "../../../../schema/rules/settings/kpiSettings";
import { whatToSay } from "../../../../schema/rules/claims/whatToSay";
import { statusSentences } from "../../../../schema/rules/claims/statusSentence";
import { requireViewer, type Context } from "../../../auth/context";
import { canDo } from "../../../auth/permissions/functionalities";
import type { ClaimRow } from "../../../changes/claimState";
import { text } from "../../../platform/texts";
import { actorOf } from "../../../platform/actor";
import { instanceById } from "../../../settings/references.loaders";
import { settingsNow } from "../../../settings/settings.loaders";
import { canSeeSupplier } from "../../../suppliers/queries/visibleSuppliers.loaders";
import { assignedSupplierId } from "../assignment";
import { supplierFactsById, statusHistory } from "./explanation.loaders";
import { withStatus } from "../storedStatus";
import { NO_SUPPLIER_FACTS } from "../supplierFacts.queries";

export async function currentReason(ctx: Context, claim: ClaimRow): Promise<Answer> {
  const { reason, ...context } = await shownReason(ctx, claim);
  return toStatusReason(reason, { ...context, locale: ctx.locale });
}

export async function whatToSayOf(ctx: Context, claim: ClaimRow): Promise<WhatToSay> {
  const [{ reason, now, timeZone, promisedBy }, instance] = await Promise.all([
    shownReason(ctx, claim),
    instanceById(ctx, claim.instanceId),
  ]);
  const locale = localeOfCountry(instance!.country);
  const language = locales[locale];
  const sentences = whatToSay(reason, { now, timeZone, tag: language }, promisedBy);
  return { language, sentences: sentences.map(({ id, values }) => text(locale, id, values)) };
}

async function shownReason(
  ctx: Context,
  claim: ClaimRow,
): Promise<Omit<ReasonContext, "locale"> & { reason: StatusReason; promisedBy: number | null }> {
  const now = ctx.clock.now();
  const [settings, supplier] = await Promise.all([
    settingsNow(ctx).load("now"),
    claim.supplierId === null ? NO_SUPPLIER_FACTS : supplierFactsById(ctx).load(claim.supplierId),
  ]);
  const evaluated = withStatus(claim, supplier, settings, new Date(now));
  const isSame = evaluated.status === claim.status;
  const { status, statusReason, settingsVersion, timeZone, eta, lateChance } = isSame ? evaluated : claim;
  const { promiseQuantile } = settings.of(claim.instanceId).values;
  const promisedBy = eta && lateChance !== null ? arrivalBy(eta, promiseQuantile as ArrivalPercent) : null;
  const canSee = await canSeeSupplier(ctx, assignedSupplierId(claim));
  const reason = canSee ? statusReason : reasonWithoutSupplier(statusReason, isSame ? now : claim.statusAt.getTime());
  return {
    reason,
    status,
    settingsVersion,
    now,
    timeZone,
    promisedBy: canSee || promisedBy === null ? promisedBy : wholeMinute(promisedBy),
  };
}

/** Latest status changes. Visibility depends on the supplier assigned at that time. */
export async function statusChanges(ctx: Context, { id, timeZone }: ClaimRow): Promise<StatusChange[]> {
  const rows = await statusHistory(ctx).load(id);
  const canSeeActors = canDo(requireViewer(ctx), "claim.viewers");
  const canSee = await Promise.all(rows.map(({ inputs }) => canSeeSupplier(ctx, inputs.claim.supplierId)));
  return rows.map(({ reason, ...row }, i) => ({
    ...row,
    inputs: canSee[i] ? row.inputs : inputsWithoutSupplier(row.inputs),
    rule: reason.rule,
    reason: toStatusReason(canSee[i] ? reason : reasonWithoutSupplier(reason, row.at.getTime()), {
      ...row,
      status: row.to,
      now: row.at.getTime(),
      timeZone,
      locale: ctx.locale,
    }),
    actor: canSeeActors ? actorOf(row) : null,
  }));
}

export interface ReasonContext {
  status: ClaimStatus;
  settingsVersion: number;
  now: number;
  timeZone: string;
  locale: Locale;
}

export function toStatusReason(reason: StatusReason, { status, settingsVersion, now, timeZone, locale }: ReasonContext): Answer {
  const sentences = statusSentences(reason, { now, timeZone, tag: locales[locale] });
  return {
    status,
    ...{ rule: reason.rule, statusRule: reason.rule },
    sentence: sentences.map(({ id, values }) => text(locale, id, values)).join(" "),
    window: reason.window,
    settings: kpiSettings.flatMap(({ key, number, unit }) => {
      const value = reason.settings[key];
      return typeof value === "number" ? [{ key, number, unit, value }] : [];
    }),
    instants: entriesOf(reason.instants).map(([name, at]) => ({ name, at: new Date(at) })),
    minutes: entriesOf(reason.minutes).map(([name, value]) => ({ name, value })),
    notes: reason.notes,
    settingsVersion,
  };
}

const entriesOf = <Figures extends ReasonInstants | ReasonMinutes>(figures: Figures) =>
  Object.entries(figures) as [keyof Figures & string, number][];
