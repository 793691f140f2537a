// Objects next to the fields that contain their ids. Each is read in one statement per request, and is null if the viewer may not see it.
import { type ClassType, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Alarm, AlarmRow } from "../../schema/claims/alarms";
import { ArrivalFit } from "../../schema/claims/arrivalFits";
import { Claim } from "../../schema/claims/claims";
import { ClaimPresence } from "../../schema/claims/presence";
import { WorklistEntry } from "../../schema/claims/worklist";
import { Dashboard } from "../../schema/indicators/dashboard";
import { FigureGroup, IndicatorsAnswer } from "../../schema/indicators/indicators";
import { IndicatorChange } from "../../schema/indicators/indicatorSettings";
import { IndicatorAlert, Report, ReportSending, ReportSubscription } from "../../schema/indicators/reports";
import { Centre, Instance, Service } from "../../schema/instances";
import { ApiError, SimulatorCall } from "../../schema/integrations/integrations";
import { OutboxCall } from "../../schema/logs/outbox";
import { SupplierFilterCall } from "../../schema/search/supplierFilter";
import { ContactList, ContactListMatches } from "../../schema/settings/contactLists";
import { HolidayList } from "../../schema/settings/holidays";
import { KpiSettingChange } from "../../schema/settings/settings";
import { ClaimStatusEffect } from "../../schema/settings/settingsPreview";
import { Supplier } from "../../schema/suppliers/suppliers";
import { ApiKey } from "../../schema/users/apiKeys";
import { ClientChoice, ProfileContract } from "../../schema/users/profiles";
import { requireViewer, type Context } from "../auth/context";
import { visibleClaimById } from "../claims/queries/visibleClaims.loaders";
import { centreByKey, compositeKey, instanceById, serviceByKey } from "../settings/references.loaders";
import { visibleSupplierById } from "../suppliers/queries/visibleSuppliers.loaders";

const OUT_OF_SCOPE = "or if the viewer may not see it.";

function claimOf(type: ClassType, otherReasons = ""): Function {
  const description = `Claim with the id in \`claimId\`. null ${otherReasons}if it does not exist, ${OUT_OF_SCOPE}`;
  @Resolver(() => type)
  class ClaimOfType {
    @FieldResolver(() => Claim, { nullable: true, description })
    claim(@Ctx() ctx: Context, @Root() { claimId }: { claimId: string | null }) {
      return visibleClaimById(ctx, claimId);
    }
  }
  return ClaimOfType;
}

function instanceOf(type: ClassType, idField = "instanceId"): Function {
  const description = `AMA instance with the id in \`${idField}\`. null if there is none, ${OUT_OF_SCOPE}`;
  const name = idField.replace(/Id$/, "");
  @Resolver(() => type)
  class InstanceOfType {
    @FieldResolver(() => Instance, { name, nullable: true, description })
    instance(@Ctx() ctx: Context, @Root() row: Record<string, string | null>) {
      return visibleInstance(ctx, row[idField] ?? null);
    }
  }
  return InstanceOfType;
}

function visibleInstance(ctx: Context, id: string | null) {
  const { instances } = requireViewer(ctx).scope;
  return id !== null && (instances === "all" || instances.has(id)) ? instanceById(ctx, id) : null;
}

@Resolver(() => AlarmRow)
class AlarmRowCentreResolver {
  @FieldResolver(() => Centre, { nullable: true, description: "Centre with the code in `centreId`. null if that is null." })
  centre(@Ctx() ctx: Context, @Root() { instanceId, centreId }: AlarmRow) {
    return instanceId === null || centreId === null ? null : centreByKey(ctx, compositeKey(instanceId, centreId));
  }
}

@Resolver(() => ApiKey)
class ApiKeySupplierResolver {
  @FieldResolver(() => Supplier, {
    nullable: true,
    description: `Supplier with the id in \`supplierId\`. null if the key is not bound to one ${OUT_OF_SCOPE}`,
  })
  supplier(@Ctx() ctx: Context, @Root() { supplierId }: ApiKey) {
    return visibleSupplierById(ctx, supplierId);
  }
}

@Resolver(() => SupplierFilterCall)
class FilterCallServiceResolver {
  @FieldResolver(() => Service, { nullable: true, description: "Service with the code in `serviceId`. null if there is none." })
  service(@Ctx() ctx: Context, @Root() { instanceId, serviceId }: SupplierFilterCall) {
    return serviceByKey(ctx, compositeKey(instanceId, serviceId));
  }
}

const withoutClaim = "if `claimId` is null, ";
export const relatedObjectResolvers = [
  ...[Alarm, ApiError, OutboxCall, SimulatorCall, SupplierFilterCall].map((type) => claimOf(type, withoutClaim)),
  ...[ClaimPresence, ClaimStatusEffect, ContactListMatches, WorklistEntry].map((type) => claimOf(type)),
  ...[AlarmRow, ApiError, ArrivalFit, Centre, ClientChoice, ContactList, ContactListMatches, FigureGroup, HolidayList].map((type) =>
    instanceOf(type),
  ),
  ...[IndicatorAlert, IndicatorChange, IndicatorsAnswer, KpiSettingChange, ProfileContract].map((type) => instanceOf(type)),
  ...[Report, ReportSending, ReportSubscription, SupplierFilterCall].map((type) => instanceOf(type)),
  instanceOf(Dashboard, "busiestInstanceId"),
  AlarmRowCentreResolver,
  ApiKeySupplierResolver,
  FilterCallServiceResolver,
];
