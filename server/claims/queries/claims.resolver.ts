import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import {
  Claim,
  ClaimConnection,
  ClaimContradiction,
  ClaimFilter,
  ClaimOrderInput,
  ClaimSort,
  Milestone,
  Movement,
  SurveyAnswer,
} from "../../../schema/claims/claims";
import { Centre, Client, Contract, Instance, Service } from "../../../schema/instances";
import { orderByDescription } from "../../../schema/lists/listOrders";
import { PageArguments } from "../../../schema/paging";
import { Position } from "../../../schema/position";
import { picturePath } from "../../../schema/rules/claims/pictures";
import { surveyEntries } from "../../../schema/rules/claims/surveys";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import { claimCodes } from "../../../schema/rules/fields/sourceCodes";
import { Supplier } from "../../../schema/suppliers/suppliers";
import { requireViewer, type Context } from "../../auth/context";
import { canDo, Needs } from "../../auth/permissions/functionalities";
import { AnsweredFrom, askedColumns } from "../../graphql/askedColumns";
import { plainIdOf } from "../../platform/objectIds";
import { centreByKey, clientByKey, contractByKey, instanceById, compositeKey, serviceByKey } from "../../settings/references.loaders";
import { supplierById } from "../../suppliers/queries/suppliers.loaders";
import { milestonesByClaim, movementsByClaim } from "./claims.loaders";
import { claimByCode, claimById, claimsPage } from "./claims.queries";
import type { ClaimRow } from "../../changes/claimState";

@Resolver(() => Claim)
export class ClaimsResolver {
  @Needs("claim.detail")
  @Errors("FORBIDDEN")
  @Query(() => Claim, {
    nullable: true,
    description: "Returns a claim. null if it does not exist or the viewer may not see it.",
  })
  async claim(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, {
      description: "Claim.id or Claim.globalId, or the code in the source system if exactly one claim in scope has it.",
    })
    id: string,
  ) {
    const viewer = requireViewer(ctx);
    const claimId = plainIdOf("Claim", id);
    return (await claimById(ctx.db, viewer, claimId)) ?? (await claimByCode(ctx.db, viewer, claimId));
  }

  @Needs("layer.incidents")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID", "TOO_MANY_TO_ORDER")
  @Query(() => ClaimConnection, {
    description: "Returns the claims in the viewer's scope.",
  })
  claims(
    @Ctx() ctx: Context,
    @Arg("filter", () => ClaimFilter, { nullable: true, description: "Criteria that the claims must meet. null returns all." })
    filter: ClaimFilter | null,
    @Arg("sort", () => ClaimSort, { defaultValue: ClaimSort.URGENCY, description: "Order of the claims if `orderBy` is absent." })
    sort: ClaimSort,
    @Arg("orderBy", () => [ClaimOrderInput], { nullable: true, description: orderByDescription }) orderBy: FieldOrder[] | null,
    @Args(() => PageArguments) page: PageArguments,
    @Info() info: GraphQLResolveInfo,
  ) {
    return claimsPage(ctx.db, requireViewer(ctx), filter, { sort, orderBy }, page, ctx.clock.now(), askedColumns(info, "Claim"));
  }

  @AnsweredFrom("lon", "lat")
  @FieldResolver(() => Position, {
    nullable: true,
    description: "Position of the claim. null if it is unknown. Source: geometry, or x and y.",
  })
  position(@Root() claim: ClaimRow): Position | null {
    return claim.lon === null || claim.lat === null ? null : { lon: claim.lon, lat: claim.lat, at: null };
  }

  @AnsweredFrom("instanceId")
  @FieldResolver(() => Instance, { description: "AMA instance of the claim." })
  instance(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return instanceById(ctx, claim.instanceId);
  }

  @AnsweredFrom("instanceId", "serviceId")
  @FieldResolver(() => Service, { description: "Service to provide." })
  service(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return serviceByKey(ctx, compositeKey(claim.instanceId, claim.serviceId));
  }

  @AnsweredFrom("instanceId", "centreId")
  @FieldResolver(() => Centre, { nullable: true, description: "Processing centre of the claim. null if the source names none." })
  centre(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return claim.centreId === null ? null : centreByKey(ctx, compositeKey(claim.instanceId, claim.centreId));
  }

  @AnsweredFrom("instanceId", "clientId")
  @FieldResolver(() => Client, { nullable: true, description: "Client whose contract covers the claim. null if the source names none." })
  client(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return claim.clientId === null ? null : clientByKey(ctx, compositeKey(claim.instanceId, claim.clientId));
  }

  @AnsweredFrom("instanceId", "clientId", "contractId")
  @FieldResolver(() => Contract, { nullable: true, description: "Contract of the client. null if the source names none." })
  contract(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    const { instanceId, clientId, contractId } = claim;
    return clientId === null || contractId === null ? null : contractByKey(ctx, compositeKey(instanceId, clientId, contractId));
  }

  @AnsweredFrom("supplierId")
  @FieldResolver(() => Supplier, {
    nullable: true,
    description: "Assigned or proposed supplier. null if there is none, or if it is out of the viewer's scope.",
  })
  supplier(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return claim.supplierId === null ? null : supplierById(ctx).load(claim.supplierId);
  }

  @AnsweredFrom("id")
  @FieldResolver(() => [Milestone], { description: "Milestones of the claim, in chronological order." })
  async milestones(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Milestone[]> {
    const rows = await milestonesByClaim(ctx).load(claim.id);
    return rows.map(({ code, at, url }) => ({ code, at, picture: url === null ? null : picturePath(claim.id, code) }));
  }

  @AnsweredFrom("surveys")
  @FieldResolver(() => [SurveyAnswer], {
    description: `Answers to the surveys of the claim, at most 100. Personal data. Source: ${claimCodes.surveys}.`,
  })
  surveys(@Root() claim: ClaimRow): SurveyAnswer[] {
    return surveyEntries(claim.surveys);
  }

  @AnsweredFrom("contradictedAt", "contradictedState")
  @FieldResolver(() => ClaimContradiction, {
    nullable: true,
    description:
      "State that the source reports for a claim that an operator, the assistance system or an automatic process closed; the claim stays closed. null if the source agrees or reports nothing else.",
  })
  contradiction(@Root() { contradictedAt, contradictedState }: ClaimRow): ClaimContradiction | null {
    return contradictedAt && { since: contradictedAt, serviceState: contradictedState! };
  }

  @AnsweredFrom("id", "instanceId")
  @FieldResolver(() => [Movement], {
    nullable: true,
    description: "Economic movements of the claim. null if the viewer may not see economic data.",
  })
  async movements(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<Movement[] | null> {
    if (!canDo(requireViewer(ctx), "claim.economics")) return null;
    const [rows, instance] = await Promise.all([movementsByClaim(ctx).load(claim.id), instanceById(ctx, claim.instanceId)]);
    return rows.map(({ number, amount }) => ({ number, amount, currency: instance!.currency }));
  }

  @AnsweredFrom("invoiceReference")
  @FieldResolver(() => String, { nullable: true })
  invoiceReference(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return canDo(requireViewer(ctx), "claim.economics") ? claim.invoiceReference : null;
  }
}
