import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { ClaimTrip, ClaimRoutes, MilestonePosition, RouteFigures } from "../../../schema/claimTrips";
import { Claim } from "../../../schema/claims";
import { routeFigures, type RouteFigure } from "../../../schema/rules/claims/routes";
import { wholeMinute } from "../../../schema/rules/fields/hiddenSupplier";
import { requireViewer, type Context } from "../../auth/context";
import { AnsweredFrom } from "../../graphql/askedColumns";
import { canDo } from "../../auth/permissions/functionalities";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import type { ClaimRow } from "../../changes/claimState";
import { canSeeSupplier } from "../../suppliers/queries/visibleSuppliers.loaders";
import { assignedSupplierId } from "../status/assignment";
import { routeFiguresOf, isTripOf } from "./progress";
import { tripByClaim, milestonePositionsByClaim, fixesByClaim } from "./trips.loaders";
import type { TripRow } from "./trips.queries";
import { toClaimTrip, toClaimRoutes, toMilestonePosition } from "./routes";

/** The trip of the claim's present supplier; null: there is none. */
async function tripOf(ctx: Context, claim: ClaimRow): Promise<TripRow | null> {
  const trip = assignedSupplierId(claim) === null ? null : await tripByClaim(ctx).load(claim.id);
  return isTripOf(claim, trip) ? trip : null;
}

/** Distances tell where a resource was: whoever serves or is to serve the claim, and whoever drove there, must be in the viewer's scope. */
async function canSeeRoute(ctx: Context, claim: ClaimRow): Promise<boolean> {
  if (!suppliersInScope(requireViewer(ctx).scope)) return true;
  const trip = await tripByClaim(ctx).load(claim.id);
  const seen = [claim.supplierId, trip?.supplierId ?? null].map((id) => canSeeSupplier(ctx, id));
  return (await Promise.all(seen)).every(Boolean);
}

@Resolver(() => Claim)
export class ClaimRoutesResolver {
  @FieldResolver(() => ClaimTrip, {
    nullable: true,
    description:
      "The way that is being driven; null when nobody drives, also after the arrival, or the resource is out of the viewer's scope.",
  })
  async trip(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const trip = claim.arrivedAt === null && claim.status !== "FINISHED" ? await tripOf(ctx, claim) : null;
    return trip && (await canSeeSupplier(ctx, trip.supplierId)) ? toClaimTrip(trip) : null;
  }

  @FieldResolver(() => ClaimRoutes, {
    nullable: true,
    description: "The ways of the assigned mobile resource; null without one, or out of the viewer's scope.",
  })
  async routes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const trip = canDo(requireViewer(ctx), "claim.detail") ? await tripOf(ctx, claim) : null;
    if (!trip || !(await canSeeSupplier(ctx, trip.supplierId))) return null;
    return toClaimRoutes(trip, trip.realPath === null ? await fixesByClaim(ctx).load(claim.id) : []);
  }

  @AnsweredFrom("id")
  @FieldResolver(() => [MilestonePosition], {
    description: "Where the mobile resource was at acceptance, arrival and end; without those of a resource out of the viewer's scope.",
  })
  async milestonePositions(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    if (!canDo(requireViewer(ctx), "claim.detail")) return [];
    const rows = await milestonePositionsByClaim(ctx).load(claim.id);
    const seen = await Promise.all(rows.map(({ supplierId }) => canSeeSupplier(ctx, supplierId)));
    return rows.filter((_, i) => seen[i]).map(toMilestonePosition);
  }

  @AnsweredFrom("predictedAt", "supplierId", "proposed")
  @FieldResolver(() => DateTimeISO, { nullable: true })
  async predictedAt(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Date | null> {
    const { predictedAt } = claim;
    return !predictedAt || (await canSeeSupplier(ctx, assignedSupplierId(claim)))
      ? predictedAt
      : new Date(wholeMinute(predictedAt.getTime()));
  }

  @FieldResolver(() => RouteFigures, { description: "Figures of its routes." })
  async routeFigures(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Partial<RouteFigures>> {
    if (!(await canSeeRoute(ctx, claim))) return {};
    const trip = await tripOf(ctx, claim);
    // What the source sent or what was kept at the arrival counts before what the trip tells now.
    const ofTrip: Partial<Record<RouteFigure, number | null>> = trip ? routeFiguresOf(trip) : {};
    return Object.fromEntries(routeFigures.map((name) => [name, claim[name] ?? ofTrip[name]]));
  }
}
