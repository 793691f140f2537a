import { Ctx, FieldResolver, Float, Resolver, Root } from "type-graphql";
import { Alarm } from "../../schema/claims/alarms";
import { Claim } from "../../schema/claims/claims";
import { ClaimStatus } from "../../schema/enums";
import { IndicatorKey } from "../../schema/indicators/indicators";
import { Instance } from "../../schema/instances";
import { WebhookEvent } from "../../schema/logs/webhooks";
import { IndicatorLevel } from "../../schema/rules/indicators/indicators";
import { Supplier } from "../../schema/suppliers/suppliers";
import { requireViewer, type Context } from "../auth/context";
import { canDo } from "../auth/permissions/functionalities";
import { instanceById } from "../settings/references.loaders";
import { supplierById } from "../suppliers/queries/suppliers.loaders";
import type { EventRow } from "./matching";
import { eventAlarmById, eventClaimById } from "./webhooks.loaders";

/** Fields of an event. Each related row is read in the scope of the viewer. */
@Resolver(() => WebhookEvent)
export class WebhookEventResolver {
  @FieldResolver(() => Claim, { nullable: true })
  claim(@Ctx() ctx: Context, @Root() { claimId }: EventRow) {
    return claimId === null || !canDo(requireViewer(ctx), "claim.detail") ? null : eventClaimById(ctx).load(claimId);
  }

  @FieldResolver(() => ClaimStatus, { nullable: true })
  statusBefore(@Root() { facts }: EventRow) {
    return facts.statusBefore ?? null;
  }

  @FieldResolver(() => ClaimStatus, { nullable: true })
  statusAfter(@Root() { facts }: EventRow) {
    return facts.statusAfter ?? null;
  }

  @FieldResolver(() => Supplier, { nullable: true })
  supplierBefore(@Ctx() ctx: Context, @Root() { facts }: EventRow) {
    return facts.supplierBefore == null ? null : supplierById(ctx).load(facts.supplierBefore);
  }

  @FieldResolver(() => Supplier, { nullable: true })
  supplier(@Ctx() ctx: Context, @Root() { supplierId }: EventRow) {
    return supplierId === null ? null : supplierById(ctx).load(supplierId);
  }

  @FieldResolver(() => Alarm, { nullable: true })
  alarm(@Ctx() ctx: Context, @Root() { alarmId }: EventRow) {
    return alarmId === null || !canDo(requireViewer(ctx), "alarms") ? null : eventAlarmById(ctx).load(alarmId);
  }

  @FieldResolver(() => Instance, { nullable: true })
  instance(@Ctx() ctx: Context, @Root() { facts }: EventRow) {
    return facts.instanceId === undefined ? null : instanceById(ctx, facts.instanceId);
  }

  @FieldResolver(() => IndicatorKey, { nullable: true })
  indicator(@Root() { facts }: EventRow) {
    return facts.indicator ?? null;
  }

  @FieldResolver(() => IndicatorLevel, { nullable: true })
  levelBefore(@Root() { facts }: EventRow) {
    return facts.levelBefore ?? null;
  }

  @FieldResolver(() => IndicatorLevel, { nullable: true })
  levelAfter(@Root() { facts }: EventRow) {
    return facts.levelAfter ?? null;
  }

  @FieldResolver(() => Float, { nullable: true })
  value(@Root() { facts }: EventRow): number | null {
    return facts.value ?? null;
  }
}
