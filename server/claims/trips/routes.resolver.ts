import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { ClaimTrip, ClaimRoutes, MilestonePosition, RouteFigures } from "../../../schema/claims/claimTrips";
import { ClaimEta } from "../../../schema/claims/claimEta";
import { Claim } from "../../../schema/claims/claims";
import { arrivalBy } from "../../../schema/rules/arrival/forecast";
import { routeFigures, type RouteFigure } from "../../../schema/rules/fields/routeFigures";
import { wholeMinute } from "../../../schema/rules/claims/hiddenSupplier";
import { requireViewer, type Context } from "../../auth/context";
import { AnsweredFrom } from "../../graphql/askedColumns";
import { canDo } from "../../auth/permissions/functionalities";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import type { ClaimRow } from "../../changes/claimState";
import { canSeeSupplier } from "../../suppliers/queries/visibleSuppliers.loaders";
import { settingsNow } from "../../settings/settings.loaders";
import { assignedSupplierId } from "../status/assignment";
import { toClaimEta } from "./eta";
import { routeFiguresOf, isTripOf } from "./progress";
import { tripByClaim, milestonePositionsByClaim, fixesByClaim } from "./trips.loaders";
import type { TripRow } from "./trips.queries";
import { toClaimTrip, toClaimRoutes, toMilestonePosition } from "./routes";

async function tripOf(ctx: Context, claim: ClaimRow): Promise<TripRow | null> {
  const trip = assignedSupplierId(claim) === null ? null : await tripByClaim(ctx).load(claim.id);
  return isTripOf(claim, trip) ? trip : null;
}

/** Distances reveal where a resource was: the claim's supplier and the trip's supplier must be in scope. */
async function canSeeRoute(ctx: Context, claim: ClaimRow): Promise<boolean> {
  if (!suppliersInScope(requireViewer(ctx).scope)) return true;
  const trip = await tripByClaim(ctx).load(claim.id);
  const visibilities = [claim.supplierId, trip?.supplierId ?? null].map((id) => canSeeSupplier(ctx, id));
  return (await Promise.all(visibilities)).every(Boolean);
}

@Resolver(() => Claim)
export class ClaimRoutesResolver {
  @FieldResolver(() => ClaimTrip, {
    nullable: true,
    description:
      "Current trip to the claim. null if no resource is on its way, after the arrival, or if the resource is out of the viewer's scope.",
  })
  async trip(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const trip = claim.arrivedAt === null && claim.status !== "FINISHED" ? await tripOf(ctx, claim) : null;
    return trip && (await canSeeSupplier(ctx, trip.supplierId)) ? toClaimTrip(trip) : null;
  }

  @AnsweredFrom("eta", "measuredFrom", "lateChance", "likelyLateAt", "veryLikelyLateAt", "instanceId", "supplierId", "proposed")
  @FieldResolver(() => ClaimEta, {
    nullable: true,
    description:
      "Expected arrival with its 90th percentile and the chance of being late. null after the arrival, or if the resource is not on its way, out of scope, or its position is outdated (KPI 5).",
  })
  async eta(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    if (claim.lateChance === null || !(await canSeeSupplier(ctx, assignedSupplierId(claim)))) return null;
    const settings = await settingsNow(ctx).load("now");
    return toClaimEta(claim, settings.of(claim.instanceId).values, ctx.clock.now());
  }

  @FieldResolver(() => ClaimRoutes, {
    nullable: true,
    description: "Routes of the assigned mobile resource. null if there is none, or if it is out of the viewer's scope.",
  })
  async routes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const trip = canDo(requireViewer(ctx), "claim.detail") ? await tripOf(ctx, claim) : null;
    if (!trip || !(await canSeeSupplier(ctx, trip.supplierId))) return null;
    return toClaimRoutes(trip, trip.realPath === null ? await fixesByClaim(ctx).load(claim.id) : []);
  }

  @AnsweredFrom("id")
  @FieldResolver(() => [MilestonePosition], {
    description:
      "Positions of the mobile resource at acceptance, arrival and completion. Positions of a resource out of the viewer's scope are omitted.",
  })
  async milestonePositions(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    if (!canDo(requireViewer(ctx), "claim.detail")) return [];
    const rows = await milestonePositionsByClaim(ctx).load(claim.id);
    const visibilities = await Promise.all(rows.map(({ supplierId }) => canSeeSupplier(ctx, supplierId)));
    return rows.filter((_, i) => visibilities[i]).map(toMilestonePosition);
  }

  @AnsweredFrom("predictedAt", "supplierId", "proposed")
  @FieldResolver(() => DateTimeISO, { nullable: true })
  async predictedAt(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Date | null> {
    const { predictedAt } = claim;
    return !predictedAt || (await canSeeSupplier(ctx, assignedSupplierId(claim)))
      ? predictedAt
      : new Date(wholeMinute(predictedAt.getTime()));
  }

  @AnsweredFrom("eta", "lateChance", "supplierId", "proposed")
  @FieldResolver(() => DateTimeISO, { nullable: true })
  async latestArrivalAt(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Date | null> {
    if (!claim.eta || claim.lateChance === null) return null;
    const at = arrivalBy(claim.eta, 90);
    return new Date((await canSeeSupplier(ctx, assignedSupplierId(claim))) ? at : wholeMinute(at));
  }

  @FieldResolver(() => RouteFigures, { description: "Lengths, durations and deviation of the routes." })
  async routeFigures(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Partial<RouteFigures>> {
    if (!(await canSeeRoute(ctx, claim))) return {};
    const trip = await tripOf(ctx, claim);
    // Stored values (sent by the source or stored on arrival) take precedence over those of the current trip.
    const ofTrip: Partial<Record<RouteFigure, number | null>> = trip ? routeFiguresOf(trip) : {};
    return Object.fromEntries(routeFigures.map((name) => [name, claim[name] ?? ofTrip[name]]));
  }
}
