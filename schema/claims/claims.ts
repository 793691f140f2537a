import { IndicatorFilterInput } from "../indicators/indicators";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ClaimFilterParts } from "../lists/claimFilters";
import { columnFilterInputOf, columnsDescription } from "../lists/columnFilters";
import { InstantRange } from "../ranges";
import type { ColumnFilter } from "../rules/fields/columnFilters";
import { AssignmentType, ClaimStatus, MilestoneCode, RiskType, ServiceKind, TimingLabel } from "../enums";
import { orderInputOf } from "../lists/listOrders";
import { BoundsInput } from "../map/map";
import { connectionOf } from "../paging";
import { claimFields } from "../rules/fields/claimFields";
import { claimCodes as source, movementCodes } from "../rules/fields/sourceCodes";
import { Node } from "../node";
import { Attributes, Decimal, TimeZone } from "../scalars";

@ObjectType({ description: "A recorded moment of a service." })
export class Milestone {
  @Field(() => MilestoneCode, { description: "The milestone." })
  code!: MilestoneCode;
  @Field(() => DateTimeISO, { description: "Time of the milestone." })
  at!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      "Path of the picture on this server, for a GET request with the same authorization. null if there is none. Only for PHOTOGRAPHS and SIGNATURE.",
  })
  picture!: string | null;
}

@ObjectType({ description: "A question of a claim's surveys and its answer, as the source words them." })
export class SurveyAnswer {
  @Field(() => String, { description: "Path of the question in the source record, one name per level." })
  question!: string;
  @Field(() => String, { description: "Answer to the question." })
  answer!: string;
}

@ObjectType({ description: "Economic movement of a claim." })
export class Movement {
  @Field(() => Int, { description: `Number. Source: ${movementCodes.number}.` })
  number!: number;
  @Field(() => Decimal, { description: `Amount. Source: ${movementCodes.amount}.` })
  amount!: string;
  @Field(() => String, { description: "Currency of the amount, ISO 4217: the one of the claim's instance." })
  currency!: string;
}

@ObjectType({ description: "A source record that contradicts a closed claim. The claim stays closed." })
export class ClaimContradiction {
  @Field(() => DateTimeISO, { description: "Time of the first contradicting record." })
  since!: Date;
  @Field(() => String, { description: "State code of the last contradicting record." })
  serviceState!: string;
}

@ObjectType({
  implements: Node,
  description: "One assistance service to provide. Visible within the viewer's scope. Related entities are separate fields.",
})
export class Claim {
  @Field(() => ID, { description: `Unique id of the claim. Source: ${source.id}.` })
  id!: string;
  @Field(() => ID, { description: `AMA instance of the claim. Source: ${source.instanceId}.` })
  instanceId!: string;
  @Field(() => Float, { description: "Version of the claim, increased by each change. Discard data with a lower version than yours." })
  version!: number;
  @Field(() => ClaimStatus, {
    description: "Status and timing of the claim. The status rules derive it from the facts, the settings and the current time.",
  })
  status!: ClaimStatus;
  @Field(() => TimingLabel, { nullable: true, description: "Early, on time or late. null if the status says nothing about time." })
  statusLabel!: TimingLabel | null;
  @Field(() => DateTimeISO, { description: "Time since which the claim has this status." })
  statusAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Time from which the age or lateness counts: the moved end, the work limit, the start of waiting, or the planned start. null if there is none.",
  })
  measuredFrom!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Predicted arrival of the resource: its last fix plus the driving time from there. Rounded to the minute if the resource is out of the viewer's scope. null if there is no prediction.",
  })
  predictedAt!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Time by which 9 of 10 such arrivals come, as `eta.p90`. Rounded to the minute if the resource is out of the viewer's scope. null without a current prediction.",
  })
  latestArrivalAt!: Date | null;
  @Field(() => Int, {
    nullable: true,
    description:
      "Chance that the arrival is late, as of the position, in percent. `eta.lateChance` also counts the time since then. null without a current prediction.",
  })
  lateChance!: number | null;
  @Field(() => ServiceKind, { description: `Type of service, derived from the service code. Source: ${source.serviceId}.` })
  kind!: ServiceKind;
  @Field(() => String, { nullable: true, description: `Supplement. Source: ${source.supplement}.` })
  supplement!: string | null;
  @Field(() => String, { nullable: true, description: `Number of the service within its file. Source: ${source.serviceNumber}.` })
  serviceNumber!: string | null;
  @Field(() => String, { nullable: true, description: `File of the claim; several claims can share one. Source: ${source.file}.` })
  file!: string | null;
  @Field(() => String, { nullable: true, description: `File number of the claim at another company. Source: ${source.otherFile}.` })
  otherFile!: string | null;
  @Field(() => String, { nullable: true, description: `Name of the insured. Personal data. Source: ${source.insuredName}.` })
  insuredName!: string | null;
  @Field(() => String, { nullable: true, description: `Phone of the insured. Personal data. Source: ${source.insuredPhone}.` })
  insuredPhone!: string | null;
  @Field(() => String, { nullable: true, description: `Registration plate. Personal data. Source: ${source.plate}.` })
  plate!: string | null;
  @Field(() => RiskType, { nullable: true, description: `Type of insured object, derived from the risk code. Source: ${source.riskCode}.` })
  riskType!: RiskType | null;
  @Field(() => String, { nullable: true, description: `Risk. Source: ${source.riskCode}.` })
  riskCode!: string | null;
  @Field(() => String, { nullable: true, description: `Name of the risk. Source: ${source.riskName}.` })
  riskName!: string | null;
  @Field(() => String, { nullable: true, description: `Fault. Source: ${source.faultCode}.` })
  faultCode!: string | null;
  @Field(() => String, { nullable: true, description: `Name of the fault. Source: ${source.faultName}.` })
  faultName!: string | null;
  @Field(() => String, { nullable: true, description: `Cause. Source: ${source.causeCode}.` })
  causeCode!: string | null;
  @Field(() => String, { nullable: true, description: `Cover. Source: ${source.coverCode}.` })
  coverCode!: string | null;
  @Field(() => String, { nullable: true, description: `Product. Source: ${source.productCode}.` })
  productCode!: string | null;
  @Field(() => String, { nullable: true, description: `Priority. Source: ${source.priorityCode}.` })
  priorityCode!: string | null;
  @Field(() => String, { nullable: true, description: `Name of the priority. Source: ${source.priorityName}.` })
  priorityName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: `State in the source system; FIN finished, ANU cancelled. Source: ${source.serviceState}.`,
  })
  serviceState!: string | null;
  @Field(() => String, { nullable: true, description: `Name of the state in the source system. Source: ${source.serviceStateName}.` })
  serviceStateName!: string | null;
  @Field(() => String, { nullable: true, description: `Type of creation of the claim. Source: ${source.creationMode}.` })
  creationMode!: string | null;
  @Field(() => String, {
    nullable: true,
    description: `Invoice reference. null if the viewer may not see economic data. Source: ${source.invoiceReference}.`,
  })
  invoiceReference!: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: `True if the service is planned for a fixed time. null if the source does not say. Source: ${source.scheduled}.`,
  })
  scheduled!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: `True if the supplier is proposed and not assigned. Source: ${source.proposed}.` })
  proposed!: boolean | null;
  @Field(() => AssignmentType, {
    nullable: true,
    description: `Type of assignment, from the source record, otherwise from the way in which the supplier is reached. Source: ${source.assignmentType}.`,
  })
  assignmentType!: AssignmentType | null;
  @Field(() => String, { nullable: true, description: `Address at which the service starts. Personal data. Source: ${source.origin}.` })
  origin!: string | null;
  @Field(() => String, { nullable: true, description: `Address at which the service ends. Personal data. Source: ${source.destination}.` })
  destination!: string | null;
  @Field(() => String, { nullable: true, description: `Free text. Personal data. Source: ${source.notes}.` })
  notes!: string | null;
  @Field(() => String, { nullable: true, description: `Limits of the cover, as text. Personal data. Source: ${source.limits}.` })
  limits!: string | null;
  @Field(() => Attributes, {
    nullable: true,
    description: `Variable attributes, which the text search includes. Personal data. Source: ${source.attributes}.`,
  })
  attributes!: Record<string, string> | null;
  @Field(() => TimeZone, {
    description: "IANA time zone of the claim: from its position, otherwise from its centre, otherwise from its AMA instance.",
  })
  timeZone!: string;
  @Field(() => DateTimeISO, { description: `Time at which the incident occurred. Source: ${source.occurredAt}.` })
  occurredAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: `Start of the planned window. Source: ${source.plannedStart}.` })
  plannedStart!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `End of the planned window. Source: ${source.plannedEnd}.` })
  plannedEnd!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `Time at which the work was recorded. Source: ${source.workAt}.` })
  workAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `Time at which the claim was validated. Source: ${source.validatedAt}.` })
  validatedAt!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Start of the wait without a supplier. Source: ${source.noSupplierSince}.`,
  })
  noSupplierSince!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Time since which the arrival has been pending. Source: ${source.pendingArrivalSince}.`,
  })
  pendingArrivalSince!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `Time at which the supplier was assigned. Source: ${source.assignedAt}.` })
  assignedAt!: Date | null;
  @Field(() => Float, { nullable: true, description: `Minutes promised to the insured at assignment. Source: ${source.promisedMinutes}.` })
  promisedMinutes!: number | null;
  @Field(() => DateTimeISO, { nullable: true, description: "End of the first promised window. A reassignment does not change it." })
  promisedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of acceptance, milestone A." })
  acceptedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of arrival, milestone C." })
  arrivedAt!: Date | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True if the supplier arrived late. Decided once, on arrival. null before the arrival.",
  })
  arrivedLate!: boolean | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of completion, milestone F, or the end recorded by the source." })
  finishedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of cancellation." })
  cancelledAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "New end of the arrival after a managed delay." })
  managedUntil!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "New end of the completion after a managed delay." })
  workManagedUntil!: Date | null;
  @Field(() => Float, { nullable: true, description: `Minutes to the destination. Source: ${source.destinationEtaMinutes}.` })
  destinationEtaMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: `Actual minutes until the arrival. Source: ${source.actualMinutes}.` })
  actualMinutes!: number | null;
  @Field(() => DateTimeISO, { description: "Time of the last change in the product." })
  updatedAt!: Date;
}

export const ClaimConnection = connectionOf(Claim, "Claim");
export const ClaimOrderInput = orderInputOf(claimFields, "Claim");
const ClaimColumnInput = columnFilterInputOf(claimFields, "Claim");

export const ClaimSort = { URGENCY: "URGENCY", NEWEST: "NEWEST", OLDEST: "OLDEST", ID: "ID" } as const;
export type ClaimSort = keyof typeof ClaimSort;
registerEnumType(ClaimSort, {
  name: "ClaimSort",
  description: "Order of a list of claims. Ties are ordered by id.",
  valuesConfig: {
    URGENCY: { description: "Most urgent status first; within a status, the earliest `measuredFrom` first." },
    NEWEST: { description: "Latest occurrence first." },
    OLDEST: { description: "Earliest occurrence first." },
    ID: { description: "By the code of the claim, ascending." },
  },
});

@InputType({
  description: "Filters changes by the claim after the change. Omitted and null fields do not filter; all given fields must match.",
})
export class ClaimChangeFilter extends ClaimFilterParts {
  @Field(() => [ID], { nullable: true, description: "Claims with one of these ids." })
  ids?: string[] | null;
}

@InputType({ description: "Filters claims. Omitted and null fields do not filter; all given fields must match." })
export class ClaimFilter extends ClaimChangeFilter {
  @Field(() => Boolean, { nullable: true, description: "True returns open claims, false finished and cancelled claims." })
  open?: boolean | null;
  @Field(() => BoundsInput, { nullable: true, description: "Claims within this rectangle." })
  bounds?: BoundsInput | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims that occurred at or after this instant." })
  occurredFrom?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims that occurred before this instant." })
  occurredTo?: Date | null;
  @Field(() => InstantRange, { nullable: true, description: "Claims whose last change is in this period." })
  updatedAt?: InstantRange | null;
  @Field(() => IndicatorFilterInput, { nullable: true, description: "Claims that a figure of the dashboard counts." })
  indicator?: IndicatorFilterInput | null;
  @Field(() => [ClaimColumnInput], { nullable: true, description: columnsDescription })
  columns?: ColumnFilter[] | null;
}
