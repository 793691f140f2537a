import { uuidv7 } from "uuidv7";
import { wholeMinute } from "../../schema/rules/claims/hiddenSupplier";
import { locales } from "../../schema/rules/language/locales";
import { supplierFilterLimits as limits, type FilterReason } from "../../schema/rules/supplierFilter/filterFacts";
import { outdatedFrom } from "../../schema/rules/suppliers/resourceStatus";
import { filterSentence } from "../../schema/rules/supplierFilter/filterSentences";
import type { SupplierFilterAnswer, SupplierFilterInput, SupplierFilterReason } from "../../schema/search/supplierFilter";
import { requireViewer } from "../auth/context";
import { arrivalModels } from "../claims/trips/arrivalModels.queries";
import { pageSize } from "../db/page";
import { supplierFilterCalls } from "../db/tables/supplierFilterCalls";
import type { LiveContext } from "../live/context";
import { actorRow } from "../platform/actor";
import { AppError } from "../platform/errors";
import { text } from "../platform/texts";
import { settingsNow } from "../settings/settings.loaders";
import { positionBySupplier, supplierById } from "../suppliers/queries/suppliers.loaders";
import { canSeeSupplier } from "../suppliers/queries/visibleSuppliers.loaders";
import { findSuppliers, savedMinutes, type FilterResult } from "./filterSuppliers";
import { loggedInput, loggedOutput } from "./loggedCall";
import { filterContext, readNeed, type Asked } from "./need.queries";

export async function askSupplierFilter(ctx: LiveContext, input: SupplierFilterInput): Promise<SupplierFilterAnswer> {
  const startedMs = performance.now();
  const viewer = requireViewer(ctx);
  const first = pageSize({ first: input.first }, limits.best, limits.best);
  const need = await readNeed(ctx, input);
  const callId = uuidv7();
  const log = (code: string | null, result: FilterResult | null): Promise<unknown> =>
    ctx.db.insert(supplierFilterCalls).values({
      id: callId,
      at: new Date(ctx.clock.now()),
      ...actorRow(viewer.actor),
      instanceId: need.instanceId,
      claimId: need.claim?.id ?? null,
      serviceId: need.serviceId,
      durationMs: Math.round(performance.now() - startedMs),
      candidates: result?.able ?? 0,
      excluded: result?.excluded.length ?? 0,
      code,
      input: loggedInput(need, first),
      output: result && loggedOutput(result),
    });
  if (need.refused) {
    await log(need.refused, null);
    throw new AppError(need.refused);
  }
  const context = await filterContext(ctx, need);
  const models = await arrivalModels(ctx.db);
  const find = (): Promise<FilterResult> =>
    findSuppliers({ db: ctx.db, board: ctx.board, routing: ctx.routing, viewer, models }, need.need, context, need, first);
  const result = await (ctx.whileWaiting ? ctx.whileWaiting(find) : find());
  await log(null, result);
  return toAnswer(ctx, need, callId, result);
}

async function toAnswer(
  ctx: LiveContext,
  requestedNeed: Asked,
  callId: string,
  { ranked, excluded }: FilterResult,
): Promise<SupplierFilterAnswer> {
  const now = ctx.clock.now();
  const { need } = requestedNeed;
  const predictedAt = await seenPrediction(ctx, requestedNeed, now);
  const reasonsOf = (reasons: readonly FilterReason[]): SupplierFilterReason[] =>
    reasons.map((reason) => toReason(ctx, requestedNeed, reason, now));
  // Omits suppliers that were deleted or left the viewer's scope since the board's update.
  const withSupplier = async <T extends object>(id: string, entry: T): Promise<(T & { supplier: unknown }) | null> => {
    const supplier = await supplierById(ctx).load(id);
    return supplier && { ...entry, supplier };
  };
  const candidates = await Promise.all(
    ranked.map(({ rank, reasons, departure, route }) =>
      withSupplier(rank.supplierId, {
        ...{ minutes: rank.minutes, latestMinutes: rank.latestMinutes, metres: rank.metres, isEstimate: rank.isEstimate },
        savedMinutes: savedMinutes(rank, need, predictedAt, now),
        from: { lon: departure.from[0], lat: departure.from[1], at: null },
        ...{ path: route.path, router: route.router },
        reasons: reasonsOf(reasons),
      }),
    ),
  );
  const excludedSuppliers = await Promise.all(
    excluded.map(({ supplier, reasons }) => withSupplier(supplier.known.id, { metres: supplier.metres, reasons: reasonsOf(reasons) })),
  );
  return {
    callId,
    at: new Date(now),
    neededAt: new Date(need.neededAt),
    predictedAt: predictedAt === null ? null : new Date(predictedAt),
    candidates: candidates.filter((candidate) => candidate !== null).map((candidate, i) => ({ rank: i + 1, ...candidate })),
    excluded: excludedSuppliers.filter((entry) => entry !== null),
  };
}

/** Returns the predicted arrival visible to the viewer; `null` if unknown or from an outdated position. */
async function seenPrediction(ctx: LiveContext, { claim, need }: Asked, now: number): Promise<number | null> {
  if (!claim?.predictedAt || claim.arrivedAt || need.supplierId === null) return null;
  const [last, settings] = await Promise.all([positionBySupplier(ctx).load(need.supplierId), settingsNow(ctx).load("now")]);
  if (last && now >= outdatedFrom(last.fixAt.getTime(), settings.of(claim.instanceId).values)) return null;
  const at = claim.predictedAt.getTime();
  return (await canSeeSupplier(ctx, need.supplierId)) ? at : wholeMinute(at);
}

function toReason({ locale }: LiveContext, { timeZone, currency }: Asked, reason: FilterReason, now: number): SupplierFilterReason {
  const { id, values } = filterSentence(reason, { now, tag: locales[locale], timeZone, currency });
  return {
    code: reason.code,
    sentence: text(locale, id, values),
    figures: Object.entries(reason.figures ?? {}).map(([name, value]) => ({ name, value })),
  };
}
