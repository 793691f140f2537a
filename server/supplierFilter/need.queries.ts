import { DAY_MS } from "../../schema/rules/durations";
import { serviceKindOfCode } from "../../schema/rules/fields/sourceCodes";
import { dayOf, wallClock } from "../../schema/rules/language/localTimes";
import type { FilterContext, ServiceNeed } from "../../schema/rules/supplierFilter/filterFacts";
import type { LocalDay } from "../../schema/rules/suppliers/openingHours";
import type { SupplierFilterInput } from "../../schema/search/supplierFilter";
import type { Context } from "../auth/context";
import { requireViewer } from "../auth/context";
import { claimById } from "../claims/queries/claims.queries";
import type { ClaimRow } from "../changes/claimState";
import type { Reader } from "../db/connect";
import { AppError } from "../platform/errors";
import { holidaysOn } from "../settings/holidays.queries";
import { instanceById } from "../settings/references.loaders";
import { settingsNow } from "../settings/settings.loaders";

export interface Asked {
  instanceId: string;
  claim: ClaimRow | null;
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  serviceId: string;
  /** Reason why no supplier can be searched; `need` is then incomplete. */
  refused: "CLAIM_FINISHED" | "CLAIM_WITHOUT_PLACE" | null;
  need: ServiceNeed;
}

const isDegrees = (value: number, limit: number): boolean => Number.isFinite(value) && Math.abs(value) <= limit;

export async function readNeed(ctx: Context, input: SupplierFilterInput): Promise<Asked> {
  return input.claimId == null ? ofDescription(ctx, input) : ofClaim(ctx, input.claimId, input.network);
}

async function ofClaim(ctx: Context, id: string, network: string | null | undefined): Promise<Asked> {
  const claim = await claimById(ctx.db, requireViewer(ctx), id);
  if (!claim) throw new AppError("NOT_FOUND");
  const { currency } = (await instanceById(ctx, claim.instanceId))!;
  const now = ctx.clock.now();
  return {
    ...{ instanceId: claim.instanceId, claim, timeZone: claim.timeZone, currency, serviceId: claim.serviceId },
    refused: claim.status === "FINISHED" ? "CLAIM_FINISHED" : claim.lon === null ? "CLAIM_WITHOUT_PLACE" : null,
    need: {
      place: [claim.lon ?? 0, claim.lat ?? 0],
      kind: claim.kind,
      serviceId: claim.serviceId,
      network: network?.trim() || null,
      neededAt: Math.max(now, (claim.scheduled && claim.plannedStart?.getTime()) || 0),
      supplierId: claim.proposed ? null : claim.supplierId,
      takenOff: new Map(
        Object.entries(claim.cancelledSuppliers ?? {}).map(([supplier, cancelledAt]) => [supplier, new Date(cancelledAt).getTime()]),
      ),
    },
  };
}

async function ofDescription(ctx: Context, { instanceId, serviceId, place, at, network }: SupplierFilterInput): Promise<Asked> {
  if (instanceId == null || serviceId == null || place == null || !isDegrees(place.lon, 180) || !isDegrees(place.lat, 90))
    throw new AppError("BAD_USER_INPUT");
  const { instances } = requireViewer(ctx).scope;
  const instance = instances === "all" || instances.has(instanceId) ? await instanceById(ctx, instanceId) : null;
  if (!instance) throw new AppError("NOT_FOUND");
  return {
    ...{ instanceId, claim: null, timeZone: instance.timeZone, currency: instance.currency, serviceId, refused: null },
    need: {
      place: [place.lon, place.lat],
      kind: serviceKindOfCode[serviceId] ?? "OTHER",
      serviceId,
      network: network?.trim() || null,
      neededAt: Math.max(ctx.clock.now(), at?.getTime() ?? 0),
      supplierId: null,
      takenOff: new Map(),
    },
  };
}

export async function filterContext(ctx: Context, { instanceId, timeZone, need }: Asked): Promise<FilterContext> {
  const [settings, holidays] = await Promise.all([
    settingsNow(ctx).load("now"),
    holidaysAround(ctx.db, instanceId, need.neededAt, timeZone),
  ]);
  const clock = new Date(wallClock(need.neededAt, timeZone));
  const day = (daysBefore: number): LocalDay => ({
    weekday: (clock.getUTCDay() + 6 - daysBefore) % 7,
    isHoliday: holidays.has(new Date(clock.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 10)),
  });
  return {
    now: ctx.clock.now(),
    outdatedPosition: settings.of(instanceId).values.outdatedPosition,
    local: { today: day(0), yesterday: day(1), minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes() },
  };
}

async function holidaysAround(db: Reader, instanceId: string, at: number, timeZone: string): Promise<ReadonlySet<string>> {
  const days = [dayOf(at, timeZone), dayOf(at - DAY_MS, timeZone)];
  return new Set((await holidaysOn(db, [instanceId], days)).map(({ day }) => day));
}
