import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Float, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { Instance } from "../../../schema/instances";
import { orderByDescription } from "../../../schema/lists/listOrders";
import { PageArguments } from "../../../schema/paging";
import { Position } from "../../../schema/position";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import { outdatedFrom } from "../../../schema/rules/suppliers/resourceStatus";
import {
  FleetVehicle,
  Supplier,
  SupplierConnection,
  SupplierFilter,
  SupplierOrderInput,
  SupplierSort,
} from "../../../schema/suppliers/suppliers";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { AnsweredFrom, askedColumns } from "../../graphql/askedColumns";
import { canSeeAllClaims } from "../../auth/permissions/scopeConditions";
import { instanceById } from "../../settings/references.loaders";
import { settingsNow } from "../../settings/settings.loaders";
import { plainIdOf } from "../../platform/objectIds";
import { deviceStateOf } from "../../positions/deviceState";
import { fleetBySupplier, positionBySupplier } from "./suppliers.loaders";
import { ofLayer, supplierById, suppliersPage, type SupplierRow } from "./suppliers.queries";

@ArgsType()
class SuppliersArgs extends PageArguments {
  @Field(() => SupplierFilter, { nullable: true, description: "Criteria that the suppliers must meet. null returns all." })
  filter?: SupplierFilter | null;
  @Field(() => SupplierSort, { defaultValue: SupplierSort.NAME, description: "Order of the suppliers if `orderBy` is absent." })
  sort!: SupplierSort;
  @Field(() => [SupplierOrderInput], { nullable: true, description: orderByDescription })
  orderBy?: FieldOrder[] | null;
  @Field(() => Int, { nullable: true, description: "Maximum number of suppliers in the page, 1 to 100. Default: 20." })
  override first?: number | null;
}

@Resolver(() => Supplier)
export class SuppliersResolver {
  @Needs("supplier.detail")
  @Errors("FORBIDDEN")
  @Query(() => Supplier, {
    nullable: true,
    description: "Returns a supplier. null if it does not exist or the viewer may not see it.",
  })
  supplier(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Supplier.id or Supplier.globalId of the supplier to read." }) id: string,
  ) {
    return supplierById(ctx.db, requireViewer(ctx), plainIdOf("Supplier", id));
  }

  @Needs("map")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID", "TOO_MANY_TO_ORDER")
  @Query(() => SupplierConnection, {
    description: "Returns all suppliers in the viewer's scope.",
  })
  suppliers(
    @Ctx() ctx: Context,
    @Args(() => SuppliersArgs) { filter, sort, orderBy, ...args }: SuppliersArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return suppliersPage(ctx.db, requireViewer(ctx), filter ?? {}, { sort, orderBy }, args, askedColumns(info, "Supplier"));
  }

  @Needs("layer.mobile")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID", "FIELD_UNKNOWN", "TOO_MANY_TO_ORDER")
  @Query(() => SupplierConnection, {
    description: "Returns the mobile suppliers in the viewer's scope.",
  })
  mobileSuppliers(
    @Ctx() ctx: Context,
    @Args(() => SuppliersArgs) { filter, sort, orderBy, ...args }: SuppliersArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return suppliersPage(ctx.db, requireViewer(ctx), ofLayer("MOBILE", filter), { sort, orderBy }, args, askedColumns(info, "Supplier"));
  }

  @Needs("layer.base")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID", "FIELD_UNKNOWN", "TOO_MANY_TO_ORDER")
  @Query(() => SupplierConnection, {
    description:
      "Returns the supplier bases in the viewer's scope: the suppliers of the bases layer of the map, including those reached through the web or by phone.",
  })
  bases(
    @Ctx() ctx: Context,
    @Args(() => SuppliersArgs) { filter, sort, orderBy, ...args }: SuppliersArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return suppliersPage(ctx.db, requireViewer(ctx), ofLayer("BASE", filter), { sort, orderBy }, args, askedColumns(info, "Supplier"));
  }

  @Needs("layer.collaborating")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID", "FIELD_UNKNOWN", "TOO_MANY_TO_ORDER")
  @Query(() => SupplierConnection, {
    description: "Returns the collaborating network in the viewer's scope.",
  })
  collaborators(
    @Ctx() ctx: Context,
    @Args(() => SuppliersArgs) { filter, sort, orderBy, ...args }: SuppliersArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return suppliersPage(
      ctx.db,
      requireViewer(ctx),
      ofLayer("COLLABORATING", filter),
      { sort, orderBy },
      args,
      askedColumns(info, "Supplier"),
    );
  }

  @AnsweredFrom("access", "lon", "lat", "id", "instanceId")
  @FieldResolver(() => Position, {
    nullable: true,
    description: "Last position of a mobile supplier, or the location of any other supplier. null if it is unknown.",
  })
  async position(@Ctx() ctx: Context, @Root() supplier: SupplierRow): Promise<Position | null> {
    if (supplier.access !== "MOBILE")
      return supplier.lon === null || supplier.lat === null ? null : { lon: supplier.lon, lat: supplier.lat, at: null };
    const [last, settings] = await Promise.all([positionBySupplier(ctx).load(supplier.id), settingsNow(ctx).load("now")]);
    if (!last) return null;
    const { lon, lat, fixAt, speed, course, accuracy, altitude, attributes } = last;
    const outdated = new Date(outdatedFrom(fixAt.getTime(), settings.of(supplier.instanceId).values));
    return {
      lon,
      lat,
      at: fixAt,
      outdatedFrom: outdated,
      speedMetresPerSecond: speed,
      courseDegrees: course,
      accuracyMetres: accuracy,
      altitudeMetres: altitude,
      ...deviceStateOf(attributes),
    };
  }

  @AnsweredFrom("allocationCount")
  @FieldResolver(() => Int, { nullable: true })
  allocationCount(@Ctx() ctx: Context, @Root() supplier: SupplierRow) {
    return canSeeAllClaims(requireViewer(ctx).scope) ? supplier.allocationCount : null;
  }

  @AnsweredFrom("oldestActualMinutes")
  @FieldResolver(() => Float, { nullable: true })
  oldestActualMinutes(@Ctx() ctx: Context, @Root() supplier: SupplierRow) {
    return canSeeAllClaims(requireViewer(ctx).scope) ? supplier.oldestActualMinutes : null;
  }

  @AnsweredFrom("instanceId")
  @FieldResolver(() => Instance, { description: "AMA instance of the supplier." })
  instance(@Ctx() ctx: Context, @Root() supplier: SupplierRow) {
    return instanceById(ctx, supplier.instanceId);
  }

  @AnsweredFrom("id")
  @FieldResolver(() => [FleetVehicle], { description: "Vehicles of the supplier." })
  fleet(@Ctx() ctx: Context, @Root() supplier: SupplierRow) {
    return fleetBySupplier(ctx).load(supplier.id);
  }
}
