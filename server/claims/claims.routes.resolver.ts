import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Ctx, FieldResolver, Float, Resolver, Root } from "type-graphql";
import { ClaimDrive, ClaimRoutes, Sighting } from "../../schema/claimRoute";
import { Claim } from "../../schema/claims";
import { wholeMinute } from "../../schema/rules/hiddenSupplier";
import { viewerIn, type Context } from "../auth/context";
import { mayDo } from "../auth/functionalities";
import { suppliersInScope } from "../auth/inScope";
import type { ClaimRow } from "../changes/claimState";
import { canSeeSupplier } from "../suppliers/suppliers.visible.loaders";
import { assignedTo } from "./claims.assignment";
import { figuresOf, isDriveOf, type RouteFigure } from "./drives.course";
import { driveByClaim, sightingsByClaim, trackByClaim } from "./drives.loaders";
import type { DriveRow } from "./drives.queries";
import { driveShown, routesShown, sightingShown } from "./drives.routes";

/** The drive of the claim's present supplier; null: there is none. */
async function driveOf(ctx: Context, claim: ClaimRow): Promise<DriveRow | null> {
  const drive = assignedTo(claim) === null ? null : await driveByClaim(ctx).load(claim.id);
  return isDriveOf(claim, drive) ? drive : null;
}

/** Distances tell where a resource was: whoever serves or is to serve the claim, and whoever drove there, must be in the viewer's scope. */
async function canSeeWay(ctx: Context, claim: ClaimRow): Promise<boolean> {
  if (!suppliersInScope(viewerIn(ctx).scope)) return true;
  const drive = await driveByClaim(ctx).load(claim.id);
  const seen = [claim.supplierId, drive?.supplierId ?? null].map((id) => canSeeSupplier(ctx, id));
  return (await Promise.all(seen)).every(Boolean);
}

/** A figure of the route: the source's or what was kept at the arrival, else what the drive says as it is now. */
async function figure(ctx: Context, claim: ClaimRow, name: RouteFigure): Promise<number | null> {
  if (!(await canSeeWay(ctx, claim))) return null;
  if (claim[name] !== null) return claim[name];
  const drive = await driveOf(ctx, claim);
  return drive && figuresOf(drive)[name];
}

@Resolver(() => Claim)
export class ClaimRoutesResolver {
  @FieldResolver(() => ClaimDrive, {
    nullable: true,
    description:
      "The way that is being driven; null when nobody drives, also after the arrival, or the resource is out of the viewer's scope.",
  })
  async drive(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const drive = claim.arrivedAt === null && claim.status !== "FINISHED" ? await driveOf(ctx, claim) : null;
    return drive && (await canSeeSupplier(ctx, drive.supplierId)) ? driveShown(drive) : null;
  }

  @FieldResolver(() => ClaimRoutes, {
    nullable: true,
    description: "The ways of the assigned mobile resource; null without one, or out of the viewer's scope.",
  })
  async routes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const drive = mayDo(viewerIn(ctx), "claim.detail") ? await driveOf(ctx, claim) : null;
    if (!drive || !(await canSeeSupplier(ctx, drive.supplierId))) return null;
    return routesShown(drive, drive.realPath === null ? await trackByClaim(ctx).load(claim.id) : []);
  }

  @FieldResolver(() => [Sighting], {
    description: "Where the mobile resource was at acceptance, arrival and end; without those of a resource out of the viewer's scope.",
  })
  async sightings(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    if (!mayDo(viewerIn(ctx), "claim.detail")) return [];
    const rows = await sightingsByClaim(ctx).load(claim.id);
    const seen = await Promise.all(rows.map(({ supplierId }) => canSeeSupplier(ctx, supplierId)));
    return rows.filter((_, i) => seen[i]).map(sightingShown);
  }

  @FieldResolver(() => DateTimeISO, { nullable: true })
  async predictedAt(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Date | null> {
    const { predictedAt } = claim;
    return !predictedAt || (await canSeeSupplier(ctx, assignedTo(claim))) ? predictedAt : new Date(wholeMinute(predictedAt.getTime()));
  }

  @FieldResolver(() => Float, { nullable: true })
  async originDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return (await canSeeWay(ctx, claim)) ? claim.originDistance : null;
  }

  @FieldResolver(() => Float, { nullable: true })
  async destinationDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return (await canSeeWay(ctx, claim)) ? claim.destinationDistance : null;
  }

  @FieldResolver(() => Float, { nullable: true })
  realRouteDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "realRouteDistance");
  }

  @FieldResolver(() => Float, { nullable: true })
  realRouteMinutes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "realRouteMinutes");
  }

  @FieldResolver(() => Float, { nullable: true })
  assignedRouteDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "assignedRouteDistance");
  }

  @FieldResolver(() => Float, { nullable: true })
  assignedRouteMinutes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "assignedRouteMinutes");
  }

  @FieldResolver(() => Float, { nullable: true })
  straightDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "straightDistance");
  }

  @FieldResolver(() => Float, { nullable: true })
  additionalDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "additionalDistance");
  }

  @FieldResolver(() => Float, { nullable: true })
  additionalMinutes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "additionalMinutes");
  }

  @FieldResolver(() => Float, { nullable: true })
  currentDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "currentDistance");
  }

  @FieldResolver(() => Float, { nullable: true })
  precalculatedRouteDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "precalculatedRouteDistance");
  }

  @FieldResolver(() => Float, { nullable: true })
  precalculatedRouteMinutes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "precalculatedRouteMinutes");
  }

  @FieldResolver(() => Float, { nullable: true })
  thresholdDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "thresholdDistance");
  }

  @FieldResolver(() => Float, { nullable: true })
  deviationDistance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return figure(ctx, claim, "deviationDistance");
  }
}
