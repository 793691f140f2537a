import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { FeedState, NetworkState, ResourceStatus, SupplierAccess } from "./enums";
import { columnFilterInputOf, columnsDescription } from "./columnFilters";
import type { ColumnFilter } from "./rules/fields/columnFilters";
import { orderInputOf } from "./listOrders";
import { BoundsInput } from "./map";
import { connectionOf } from "./paging";
import { supplierCodes as source } from "./rules/fields/sourceCodes";
import { supplierFields } from "./rules/fields/supplierFields";
import { Attributes } from "./scalars";

@ObjectType({ description: "A vehicle of a supplier's fleet." })
export class FleetVehicle {
  @Field(() => ID, { description: "Code within the fleet." })
  code!: string;
  @Field(() => String, { nullable: true, description: "Name." })
  name!: string | null;
  @Field(() => String, { nullable: true, description: "Registration plate." })
  plate!: string | null;
}

@ObjectType({ description: "Whoever gives a service: a mobile resource, a base, a collaborator, an office." })
export class Supplier {
  @Field(() => ID, { description: `Unique everywhere. Source: ${source.id}.` })
  id!: string;
  @Field(() => ID, { description: `AMA instance it belongs to. Source: ${source.instanceId}.` })
  instanceId!: string;
  @Field(() => Float, { description: "Grows with each change of the supplier." })
  version!: number;
  @Field(() => String, { description: `Name. Source: ${source.name}.` })
  name!: string;
  @Field(() => SupplierAccess, { description: `How it is reached. Source: ${source.access}.` })
  access!: SupplierAccess;
  @Field(() => ResourceStatus, { nullable: true, description: "How a mobile resource stands; null for all others." })
  status!: ResourceStatus | null;
  @Field(() => String, { nullable: true, description: `Type in the source system. Source: ${source.supplierType}.` })
  supplierType!: string | null;
  @Field(() => String, { nullable: true, description: `State in the source system. Source: ${source.supplierState}.` })
  supplierState!: string | null;
  @Field(() => NetworkState, { description: `Whether it takes part in the network. Source: ${source.networkState}.` })
  networkState!: NetworkState;
  @Field(() => FeedState, { nullable: true, description: `What the feed says of the resource. Source: ${source.feedState}.` })
  feedState!: FeedState | null;
  @Field(() => Boolean, { nullable: true, description: `Whether its device is connected; null not said. Source: ${source.connected}.` })
  connected!: boolean | null;
  @Field(() => String, { nullable: true, description: `Base it belongs to. Source: ${source.baseId}.` })
  baseId!: string | null;
  @Field(() => String, { nullable: true, description: `Name of that base. Source: ${source.baseName}.` })
  baseName!: string | null;
  @Field(() => String, { nullable: true, description: `Code of the device or person that sends its positions. Source: ${source.mobile}.` })
  mobile!: string | null;
  @Field(() => String, { nullable: true, description: `Timetable as text. Source: ${source.schedule}.` })
  schedule!: string | null;
  @Field(() => String, { nullable: true, description: `Phone. Personal data. Source: ${source.phone}.` })
  phone!: string | null;
  @Field(() => String, { nullable: true, description: `Phone of the base. Personal data. Source: ${source.basePhone}.` })
  basePhone!: string | null;
  @Field(() => String, { nullable: true, description: `Mobile phone. Personal data. Source: ${source.smartPhone}.` })
  smartPhone!: string | null;
  @Field(() => String, { nullable: true, description: `Phone given to the insured. Personal data. Source: ${source.insuredPhone}.` })
  insuredPhone!: string | null;
  @Field(() => Float, { nullable: true, description: `Rating. Source: ${source.rating}.` })
  rating!: number | null;
  @Field(() => Int, { nullable: true, description: `Number of surveys. Source: ${source.surveyCount}.` })
  surveyCount!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: `Allocations as the source counts them; null where some of its claims are out of the viewer's contracts. Source: ${source.allocationCount}.`,
  })
  allocationCount!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `Actual arrival minutes of its oldest incident; null likewise. Source: ${source.oldestActualMinutes}.`,
  })
  oldestActualMinutes!: number | null;
  @Field(() => String, { nullable: true, description: `Address. Source: ${source.address}.` })
  address!: string | null;
  @Field(() => String, { nullable: true, description: `Address of its last position. Source: ${source.lastPositionAddress}.` })
  lastPositionAddress!: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `When its last position was measured, as the source says: ${source.lastPositionAt}, else this one, the local time of its instance. Source: ${source.feedPositionAt}.`,
  })
  feedPositionAt!: Date | null;
  @Field(() => Boolean, {
    nullable: true,
    description: `Whether the source calls its last position outdated; null: it does not say. Source: ${source.feedOutdated}.`,
  })
  feedOutdated!: boolean | null;
  @Field(() => [String], { nullable: true, description: `Networks it belongs to. Source: ${source.networks}.` })
  networks!: string[] | null;
  @Field(() => [String], { nullable: true, description: `Codes of the services it gives. Source: ${source.services}.` })
  services!: string[] | null;
  @Field(() => Attributes, { nullable: true, description: `Free attributes. Source: ${source.attributes}.` })
  attributes!: Record<string, string> | null;
  @Field(() => [Int], { nullable: true, description: `The 24 hourly bands of its timetable, from midnight. Source: ${source.bands}.` })
  bands!: number[] | null;
  @Field(() => [Int], {
    nullable: "itemsAndList",
    description: `For each band the load above which it is exceeded; null: the source gives none. Source: ${source.bandThresholds}.`,
  })
  bandThresholds!: (number | null)[] | null;
  @Field(() => Boolean, { nullable: true, description: `Whether a band exceeds its threshold. Source: ${source.exceedThreshold}.` })
  exceedThreshold!: boolean | null;
  @Field(() => DateTimeISO, { description: "When we last changed it." })
  updatedAt!: Date;
}

export const SupplierConnection = connectionOf(Supplier, "Supplier");
export const SupplierOrderInput = orderInputOf(supplierFields, "Supplier");
const SupplierColumnInput = columnFilterInputOf(supplierFields, "Supplier");

export const SupplierSort = { NAME: "NAME", ID: "ID" } as const;
export type SupplierSort = keyof typeof SupplierSort;
registerEnumType(SupplierSort, {
  name: "SupplierSort",
  description: "Order of a list of suppliers; the id breaks ties.",
  valuesConfig: { NAME: { description: "By name." }, ID: { description: "By id." } },
});

@InputType({ description: "Which suppliers; what is absent or null does not restrict, what is given must all hold." })
export class SupplierFilter {
  @Field(() => [ID], { nullable: true, description: "One of these suppliers." })
  ids?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "One of these AMA instances." })
  instanceIds?: string[] | null;
  @Field(() => [SupplierAccess], { nullable: true, description: "Reached in one of these ways." })
  access?: SupplierAccess[] | null;
  @Field(() => [ResourceStatus], { nullable: true, description: "Mobile resources of one of these statuses." })
  statuses?: ResourceStatus[] | null;
  @Field(() => [NetworkState], { nullable: true, description: "Of one of these network states." })
  networkStates?: NetworkState[] | null;
  @Field(() => String, { nullable: true, description: `The mobile resource of this person or device. Source: ${source.mobile}.` })
  mobileUser?: string | null;
  @Field(() => String, { nullable: true, description: "Name or id begins with this text, whatever the case." })
  text?: string | null;
  @Field(() => Boolean, { nullable: true, description: "True: without position; false: with one." })
  withoutPosition?: boolean | null;
  @Field(() => BoundsInput, { nullable: true, description: "Within this rectangle." })
  bounds?: BoundsInput | null;
  @Field(() => [SupplierColumnInput], { nullable: true, description: columnsDescription })
  columns?: ColumnFilter[] | null;
}
