import { Ctx, FieldResolver, Float, Resolver, Root } from "type-graphql";
import { ClaimDrive, ClaimRoutes, Sighting } from "../../schema/claimRoute";
import { Claim } from "../../schema/claims";
import { viewerIn, type Context } from "../auth/context";
import { mayDo } from "../auth/functionalities";
import type { ClaimRow } from "../changes/claimState";
import { supplierById } from "../suppliers/suppliers.loaders";
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

/** Whose way it is must be in the viewer's scope, too: it tells where a resource is. */
const maySee = async (ctx: Context, supplierId: string): Promise<boolean> => (await supplierById(ctx).load(supplierId)) !== null;

/** A figure of the route: the source's, else what the drive says as it is now, to whom may see whose it is. */
async function figure(ctx: Context, claim: ClaimRow, name: RouteFigure): Promise<number | null> {
  if (claim[name] !== null) return claim[name];
  const drive = await driveOf(ctx, claim);
  return drive && (await maySee(ctx, drive.supplierId)) ? figuresOf(drive)[name] : null;
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
    return drive && (await maySee(ctx, drive.supplierId)) ? driveShown(drive) : null;
  }

  @FieldResolver(() => ClaimRoutes, {
    nullable: true,
    description: "The ways of the assigned mobile resource; null without one, or out of the viewer's scope.",
  })
  async routes(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const drive = mayDo(viewerIn(ctx), "claim.detail") ? await driveOf(ctx, claim) : null;
    if (!drive || !(await maySee(ctx, drive.supplierId))) return null;
    return routesShown(drive, drive.realPath === null ? await trackByClaim(ctx).load(claim.id) : []);
  }

  @FieldResolver(() => [Sighting], {
    description: "Where the mobile resource was at acceptance, arrival and end; without those of a resource out of the viewer's scope.",
  })
  async sightings(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    if (!mayDo(viewerIn(ctx), "claim.detail")) return [];
    const rows = await sightingsByClaim(ctx).load(claim.id);
    const seen = await Promise.all(rows.map(({ supplierId }) => maySee(ctx, supplierId)));
    return rows.filter((_, i) => seen[i]).map(sightingShown);
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
