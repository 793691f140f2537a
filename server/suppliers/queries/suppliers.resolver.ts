import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Float, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { Instance } from "../../../schema/instances";
import { orderByDescription } from "../../../schema/listOrders";
import { Position } from "../../../schema/position";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import { outdatedFrom } from "../../../schema/rules/suppliers/resourceStatus";
import { FleetVehicle, Supplier, SupplierConnection, SupplierFilter, SupplierOrderInput, SupplierSort } from "../../../schema/suppliers";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { AnsweredFrom, askedColumns } from "../../graphql/askedColumns";
import { canSeeAllClaims } from "../../auth/permissions/scopeConditions";
import { instanceById } from "../../settings/references.loaders";
import { settingsNow } from "../../settings/settings.loaders";
import { fleetBySupplier, positionBySupplier } from "./suppliers.loaders";
import { ofLayer, supplierById, suppliersPage, type SupplierRow } from "./suppliers.queries";

@ArgsType()
class SuppliersArgs {
  @Field(() => SupplierFilter, { nullable: true })
  filter?: SupplierFilter | null;
  @Field(() => SupplierSort, { defaultValue: SupplierSort.NAME })
  sort!: SupplierSort;
  @Field(() => [SupplierOrderInput], { nullable: true, description: orderByDescription })
  orderBy?: FieldOrder[] | null;
  @Field(() => Int, { nullable: true, description: "1 to 100; 20 when absent." })
  first?: number | null;
  @Field(() => String, { nullable: true })
  after?: string | null;
}

@Resolver(() => Supplier)
export class SuppliersResolver {
  @Needs("supplier.detail")
  @Errors("FORBIDDEN")
  @Query(() => Supplier, {
    nullable: true,
    description: "A supplier by id; null when there is none or the viewer may not see it.",
  })
  supplier(@Ctx() ctx: Context, @Arg("id", () => ID) id: string) {
    return supplierById(ctx.db, requireViewer(ctx), id);
  }

  @Needs("map")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID", "TOO_MANY_TO_ORDER")
  @Query(() => SupplierConnection, {
    description: "All suppliers in the viewer's scope.",
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
  @Query(() => SupplierConnection, { description: "Mobile suppliers in the viewer's scope. Errors as `suppliers`." })
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
      "Supplier bases in the viewer's scope: what their layer of the map shows, also those reached through the web or by phone. Errors as `suppliers`.",
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
  @Query(() => SupplierConnection, { description: "The collaborating network in the viewer's scope. Errors as `suppliers`." })
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
    description: "Last position of a mobile supplier, place of another; null when there is none.",
  })
  async position(@Ctx() ctx: Context, @Root() supplier: SupplierRow): Promise<Position | null> {
    if (supplier.access !== "MOBILE")
      return supplier.lon === null || supplier.lat === null ? null : { lon: supplier.lon, lat: supplier.lat, at: null };
    const [last, settings] = await Promise.all([positionBySupplier(ctx).load(supplier.id), settingsNow(ctx).load("now")]);
    if (!last) return null;
    const { lon, lat, fixAt, speed, course, accuracy } = last;
    const outdated = new Date(outdatedFrom(fixAt.getTime(), settings.of(supplier.instanceId).values));
    return { lon, lat, at: fixAt, outdatedFrom: outdated, speedMetresPerSecond: speed, courseDegrees: course, accuracyMetres: accuracy };
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
  @FieldResolver(() => Instance, { description: "AMA instance." })
  instance(@Ctx() ctx: Context, @Root() supplier: SupplierRow) {
    return instanceById(ctx, supplier.instanceId);
  }

  @AnsweredFrom("id")
  @FieldResolver(() => [FleetVehicle], { description: "Its fleet." })
  fleet(@Ctx() ctx: Context, @Root() supplier: SupplierRow) {
    return fleetBySupplier(ctx).load(supplier.id);
  }
}
