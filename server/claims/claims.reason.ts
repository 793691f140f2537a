// Why a claim has its status, as the API answers it.
import type { StatusChange, StatusReason as Answer } from "../../schema/claimStatus";
import type { ReasonInstants, ReasonMinutes, StatusReason } from "../../schema/rules/claimReason";
import type { ClaimStatus } from "../../schema/rules/claims";
import { inputsOfHidden, reasonOfHidden } from "../../schema/rules/hiddenSupplier";
import { type Locale, locales } from "../../schema/rules/locales";
import { kpiSettings } from "../../schema/rules/settings";
import { statusSentences } from "../../schema/rules/statusSentence";
import { viewerIn, type Context } from "../auth/context";
import { mayDo } from "../auth/functionalities";
import type { ClaimRow } from "../changes/claimState";
import { text } from "../platform/texts";
import { actorOf } from "../platform/actor";
import { settingsNow } from "../settings/settings.loaders";
import { canSeeSupplier } from "../suppliers/suppliers.visible.loaders";
import { assignedTo } from "./claims.assignment";
import { factsOfSupplier, statusHistory } from "./claims.reason.loaders";
import { evaluated } from "./claims.status";
import { noSupplier } from "./claims.supplierFacts.queries";

/** Why the claim has its status. The figures are those of this moment; those stored, where the clock is about to give it another status. */
export async function reasonNow(ctx: Context, claim: ClaimRow): Promise<Answer> {
  const now = ctx.clock.now();
  const [settings, supplier] = await Promise.all([
    settingsNow(ctx).load("now"),
    claim.supplierId === null ? noSupplier : factsOfSupplier(ctx).load(claim.supplierId),
  ]);
  const judged = evaluated(claim, supplier, settings, new Date(now));
  const isSame = judged.status === claim.status;
  const { status, statusReason, settingsVersion, timeZone } = isSame ? judged : claim;
  const seen = await canSeeSupplier(ctx, assignedTo(claim));
  const reason = seen ? statusReason : reasonOfHidden(statusReason, isSame ? now : claim.statusAt.getTime());
  return reasonAnswer(reason, { status, settingsVersion, now, timeZone, locale: ctx.locale });
}

/** The latest changes of the claim's status, each as it stood then: whether its supplier is seen is asked of the one it had then. */
export async function statusChanges(ctx: Context, { id, timeZone }: ClaimRow): Promise<StatusChange[]> {
  const rows = await statusHistory(ctx).load(id);
  const seesWho = mayDo(viewerIn(ctx), "claim.viewers");
  const seen = await Promise.all(rows.map(({ inputs }) => canSeeSupplier(ctx, inputs.claim.supplierId)));
  return rows.map(({ reason, ...row }, i) => ({
    ...row,
    inputs: seen[i] ? row.inputs : inputsOfHidden(row.inputs),
    rule: reason.rule,
    reason: reasonAnswer(seen[i] ? reason : reasonOfHidden(reason, row.at.getTime()), {
      ...row,
      status: row.to,
      now: row.at.getTime(),
      timeZone,
      locale: ctx.locale,
    }),
    actor: seesWho ? actorOf(row) : null,
  }));
}

/** The status a reason is of, when and by which settings it was judged, and for whom it is told. */
export interface Told {
  status: ClaimStatus;
  settingsVersion: number;
  now: number;
  timeZone: string;
  locale: Locale;
}

export function reasonAnswer(reason: StatusReason, { status, settingsVersion, now, timeZone, locale }: Told): Answer {
  const sentences = statusSentences(reason, { now, timeZone, tag: locales[locale] });
  return {
    status,
    rule: reason.rule,
    sentence: sentences.map(({ id, values }) => text(locale, id, values)).join(" "),
    window: reason.window,
    settings: kpiSettings.flatMap(({ key, number, unit }) => {
      const value = reason.settings[key];
      return typeof value === "number" ? [{ key, number, unit, value }] : [];
    }),
    instants: named(reason.instants).map(([name, at]) => ({ name, at: new Date(at) })),
    minutes: named(reason.minutes).map(([name, value]) => ({ name, value })),
    notes: reason.notes,
    settingsVersion,
  };
}

const named = <Figures extends ReasonInstants | ReasonMinutes>(figures: Figures) =>
  Object.entries(figures) as [keyof Figures & string, number][];
