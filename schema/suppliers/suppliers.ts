import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { FeedState, NetworkState, ResourceStatus, SupplierAccess } from "../enums";
import { columnFilterInputOf, columnsDescription } from "../lists/columnFilters";
import { InstantRange } from "../ranges";
import type { ColumnFilter } from "../rules/fields/columnFilters";
import { orderInputOf } from "../lists/listOrders";
import { BoundsInput } from "../map/map";
import { connectionOf } from "../paging";
import { supplierCodes as source } from "../rules/fields/sourceCodes";
import { supplierFields } from "../rules/fields/supplierFields";
import { Attributes } from "../scalars";
import { Node } from "../node";

@ObjectType({ description: "A vehicle of a supplier's fleet." })
export class FleetVehicle {
  @Field(() => ID, { description: "Code within the fleet." })
  code!: string;
  @Field(() => String, { nullable: true, description: "Name of the vehicle." })
  name!: string | null;
  @Field(() => String, { nullable: true, description: "Registration plate." })
  plate!: string | null;
}

@ObjectType({ implements: Node, description: "Provides a service: a mobile resource, a base, a collaborator or an office." })
export class Supplier {
  @Field(() => ID, { description: `Unique id of the supplier. Source: ${source.id}.` })
  id!: string;
  @Field(() => ID, { description: `AMA instance of the supplier. Source: ${source.instanceId}.` })
  instanceId!: string;
  @Field(() => Float, { description: "Version of the supplier, increased by each change." })
  version!: number;
  @Field(() => String, { description: `Name. Source: ${source.name}.` })
  name!: string;
  @Field(() => SupplierAccess, { description: `Way in which the supplier is reached. Source: ${source.access}.` })
  access!: SupplierAccess;
  @Field(() => ResourceStatus, { nullable: true, description: "Status of a mobile resource. null for other suppliers." })
  status!: ResourceStatus | null;
  @Field(() => String, { nullable: true, description: `Type in the source system. Source: ${source.supplierType}.` })
  supplierType!: string | null;
  @Field(() => String, { nullable: true, description: `State in the source system. Source: ${source.supplierState}.` })
  supplierState!: string | null;
  @Field(() => NetworkState, { description: `Participation in the network. Source: ${source.networkState}.` })
  networkState!: NetworkState;
  @Field(() => FeedState, { nullable: true, description: `State of the resource as reported by the feed. Source: ${source.feedState}.` })
  feedState!: FeedState | null;
  @Field(() => Boolean, { nullable: true, description: `True if its device is connected. null if unknown. Source: ${source.connected}.` })
  connected!: boolean | null;
  @Field(() => String, { nullable: true, description: `Base of the supplier. Source: ${source.baseId}.` })
  baseId!: string | null;
  @Field(() => String, { nullable: true, description: `Name of the base. Source: ${source.baseName}.` })
  baseName!: string | null;
  @Field(() => String, { nullable: true, description: `Code of the device or person that sends the positions. Source: ${source.mobile}.` })
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
    description: `Number of allocations reported by the source. null if some of its claims are out of the viewer's contracts. Source: ${source.allocationCount}.`,
  })
  allocationCount!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `Actual arrival minutes of its oldest claim. null if unknown. Source: ${source.oldestActualMinutes}.`,
  })
  oldestActualMinutes!: number | null;
  @Field(() => String, { nullable: true, description: `Address. Source: ${source.address}.` })
  address!: string | null;
  @Field(() => String, { nullable: true, description: `Address of the last position. Source: ${source.lastPositionAddress}.` })
  lastPositionAddress!: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Time at which the last position was measured, as reported by the source: ${source.lastPositionAt}, otherwise this field, in the local time of the instance. Source: ${source.feedPositionAt}.`,
  })
  feedPositionAt!: Date | null;
  @Field(() => Boolean, {
    nullable: true,
    description: `True if the source reports its last position as outdated. null if unknown. Source: ${source.feedOutdated}.`,
  })
  feedOutdated!: boolean | null;
  @Field(() => [String], { nullable: true, description: `Networks of the supplier. Source: ${source.networks}.` })
  networks!: string[] | null;
  @Field(() => [String], { nullable: true, description: `Codes of the services that the supplier provides. Source: ${source.services}.` })
  services!: string[] | null;
  @Field(() => Attributes, { nullable: true, description: `Variable attributes. Source: ${source.attributes}.` })
  attributes!: Record<string, string> | null;
  @Field(() => [Int], {
    nullable: true,
    description: `The 24 hourly bands of the timetable, starting at midnight. Source: ${source.bands}.`,
  })
  bands!: number[] | null;
  @Field(() => [Int], {
    nullable: "itemsAndList",
    description: `Load threshold of each band. null if the source reports none. Source: ${source.bandThresholds}.`,
  })
  bandThresholds!: (number | null)[] | null;
  @Field(() => Boolean, { nullable: true, description: `True if a band exceeds its threshold. Source: ${source.exceedThreshold}.` })
  exceedThreshold!: boolean | null;
  @Field(() => DateTimeISO, { description: "Time of the last change in the product." })
  updatedAt!: Date;
}

export const SupplierConnection = connectionOf(Supplier, "Supplier");
export const SupplierOrderInput = orderInputOf(supplierFields, "Supplier");
const SupplierColumnInput = columnFilterInputOf(supplierFields, "Supplier");

export const SupplierSort = { NAME: "NAME", ID: "ID" } as const;
export type SupplierSort = keyof typeof SupplierSort;
registerEnumType(SupplierSort, {
  name: "SupplierSort",
  description: "Order of a list of suppliers. Ties are ordered by id.",
  valuesConfig: {
    NAME: { description: "By name, alphabetically, whatever the access type." },
    ID: { description: "By the code of the supplier, ascending." },
  },
});

@InputType({ description: "Filters suppliers. Omitted and null fields do not filter; all given fields must match." })
export class SupplierFilter {
  @Field(() => [ID], { nullable: true, description: "Suppliers with one of these ids." })
  ids?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Suppliers of one of these AMA instances." })
  instanceIds?: string[] | null;
  @Field(() => [SupplierAccess], { nullable: true, description: "Suppliers that are reached in one of these ways." })
  access?: SupplierAccess[] | null;
  @Field(() => [ResourceStatus], { nullable: true, description: "Mobile resources with one of these statuses." })
  statuses?: ResourceStatus[] | null;
  @Field(() => [NetworkState], { nullable: true, description: "Suppliers with one of these network states." })
  networkStates?: NetworkState[] | null;
  @Field(() => String, { nullable: true, description: `Mobile resource of this person or device. Source: ${source.mobile}.` })
  mobileUser?: string | null;
  @Field(() => String, { nullable: true, description: "Beginning of the name or the id, ignoring case and accents." })
  text?: string | null;
  @Field(() => Boolean, { nullable: true, description: "True returns only suppliers without a position, false only suppliers with one." })
  withoutPosition?: boolean | null;
  @Field(() => InstantRange, { nullable: true, description: "Suppliers whose last change is in this period." })
  updatedAt?: InstantRange | null;
  @Field(() => BoundsInput, { nullable: true, description: "Suppliers within this rectangle." })
  bounds?: BoundsInput | null;
  @Field(() => [SupplierColumnInput], { nullable: true, description: columnsDescription })
  columns?: ColumnFilter[] | null;
}
