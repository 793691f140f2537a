import { IndicatorFilterInput } from "./indicators";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ClaimFilterParts } from "./claimFilters";
import { columnFilterInputOf, columnsDescription } from "./columnFilters";
import type { ColumnFilter } from "./rules/fields/columnFilters";
import { AssignmentType, ClaimStatus, MilestoneCode, RiskType, ServiceKind, TimingLabel } from "./enums";
import { orderInputOf } from "./listOrders";
import { BoundsInput } from "./map";
import { connectionOf } from "./paging";
import { claimFields } from "./rules/fields/claimFields";
import { claimCodes as source, movementCodes } from "./rules/fields/sourceCodes";
import { Attributes } from "./scalars";

@ObjectType({ description: "A recorded moment of a service." })
export class Milestone {
  @Field(() => MilestoneCode, { description: "Which moment." })
  code!: MilestoneCode;
  @Field(() => DateTimeISO, { description: "When." })
  at!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      "Path of its picture on this server, for a GET with the same authorization; null: it has none. Of PHOTOGRAPHS and SIGNATURE only.",
  })
  picture!: string | null;
}

@ObjectType({ description: "A question of a claim's surveys and its answer, as the source words them." })
export class SurveyAnswer {
  @Field(() => String, { description: "What was asked: the names that lead to the answer in the source's record." })
  question!: string;
  @Field(() => String, { description: "What was answered." })
  answer!: string;
}

@ObjectType({ description: "Economic movement of a claim." })
export class Movement {
  @Field(() => Int, { description: `Number. Source: ${movementCodes.number}.` })
  number!: number;
  @Field(() => String, { description: `Amount, a decimal number as text. Source: ${movementCodes.amount}.` })
  amount!: string;
  @Field(() => String, { description: "Currency of the amount, ISO 4217: the one of the claim's instance." })
  currency!: string;
}

@ObjectType({ description: "What the source says of a claim that something else has closed, and that stays closed." })
export class ClaimContradiction {
  @Field(() => DateTimeISO, { description: "Since when." })
  since!: Date;
  @Field(() => String, { description: "State code of the last record that said so." })
  serviceState!: string;
}

@ObjectType({ description: "One assistance service to give. Visible within the viewer's scope; related entities are fields of their own." })
export class Claim {
  @Field(() => ID, { description: `Unique everywhere. Source: ${source.id}.` })
  id!: string;
  @Field(() => ID, { description: `AMA instance it belongs to. Source: ${source.instanceId}.` })
  instanceId!: string;
  @Field(() => Float, { description: "Grows with each change of the claim; what is older than what you have can be dropped." })
  version!: number;
  @Field(() => ClaimStatus, {
    description: "Where the service stands and how it stands in time; decided by the rules from the facts, the settings and the clock.",
  })
  status!: ClaimStatus;
  @Field(() => TimingLabel, { nullable: true, description: "Early, on time or late; null where the status says nothing about time." })
  statusLabel!: TimingLabel | null;
  @Field(() => DateTimeISO, { description: "Since when it has this status." })
  statusAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "From when its age or lateness counts: the moved end, the work limit, the start of waiting, or the planned start.",
  })
  measuredFrom!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the resource is predicted to arrive: its last fix plus the driving time from there; the minute of it where the resource is out of the viewer's scope.",
  })
  predictedAt!: Date | null;
  @Field(() => ServiceKind, { description: `What is served, from the service code. Source: ${source.serviceId}.` })
  kind!: ServiceKind;
  @Field(() => String, { nullable: true, description: `Supplement. Source: ${source.supplement}.` })
  supplement!: string | null;
  @Field(() => String, { nullable: true, description: `Number of the service within its file. Source: ${source.serviceNumber}.` })
  serviceNumber!: string | null;
  @Field(() => String, { nullable: true, description: `File; several claims can share one. Source: ${source.file}.` })
  file!: string | null;
  @Field(() => String, { nullable: true, description: `Other people's file. Source: ${source.otherFile}.` })
  otherFile!: string | null;
  @Field(() => String, { nullable: true, description: `Name of the insured. Personal data. Source: ${source.insuredName}.` })
  insuredName!: string | null;
  @Field(() => String, { nullable: true, description: `Phone of the insured. Personal data. Source: ${source.insuredPhone}.` })
  insuredPhone!: string | null;
  @Field(() => String, { nullable: true, description: `Registration plate. Personal data. Source: ${source.plate}.` })
  plate!: string | null;
  @Field(() => RiskType, { nullable: true, description: `What is insured, from the risk code. Source: ${source.riskCode}.` })
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
  @Field(() => String, { nullable: true, description: `Name of that state. Source: ${source.serviceStateName}.` })
  serviceStateName!: string | null;
  @Field(() => String, { nullable: true, description: `How the claim was created. Source: ${source.creationMode}.` })
  creationMode!: string | null;
  @Field(() => String, {
    nullable: true,
    description: `Invoice reference; null for those who may not see economics. Source: ${source.invoiceReference}.`,
  })
  invoiceReference!: string | null;
  @Field(() => Boolean, { nullable: true, description: `Planned for a time; null not said. Source: ${source.scheduled}.` })
  scheduled!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: `The supplier is proposed, not assigned. Source: ${source.proposed}.` })
  proposed!: boolean | null;
  @Field(() => AssignmentType, {
    nullable: true,
    description: `Manual or digital; what the record says, else from how the supplier is reached. Source: ${source.assignmentType}.`,
  })
  assignmentType!: AssignmentType | null;
  @Field(() => String, { nullable: true, description: `Where the service begins, as text. Personal data. Source: ${source.origin}.` })
  origin!: string | null;
  @Field(() => String, { nullable: true, description: `Where it ends, as text. Personal data. Source: ${source.destination}.` })
  destination!: string | null;
  @Field(() => String, { nullable: true, description: `Free text. Personal data. Source: ${source.notes}.` })
  notes!: string | null;
  @Field(() => String, { nullable: true, description: `Limits of the cover, as text. Personal data. Source: ${source.limits}.` })
  limits!: string | null;
  @Field(() => Attributes, {
    nullable: true,
    description: `Variable attributes; the free-text search reads them. Personal data. Source: ${source.attributes}.`,
  })
  attributes!: Record<string, string> | null;
  @Field(() => String, { description: "IANA zone in which its times are local: from its position, else its centre, else its instance." })
  timeZone!: string;
  @Field(() => DateTimeISO, { description: `When it occurred. Source: ${source.occurredAt}.` })
  occurredAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: `Begin of the planned window. Source: ${source.plannedStart}.` })
  plannedStart!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `End of the planned window. Source: ${source.plannedEnd}.` })
  plannedEnd!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `When the work was recorded. Source: ${source.workAt}.` })
  workAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `When it was validated. Source: ${source.validatedAt}.` })
  validatedAt!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Since when it has waited without a supplier. Source: ${source.noSupplierSince}.`,
  })
  noSupplierSince!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Since when the arrival has been pending. Source: ${source.pendingArrivalSince}.`,
  })
  pendingArrivalSince!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: `When the supplier was assigned. Source: ${source.assignedAt}.` })
  assignedAt!: Date | null;
  @Field(() => Float, { nullable: true, description: `Minutes promised to the insured at assignment. Source: ${source.promisedMinutes}.` })
  promisedMinutes!: number | null;
  @Field(() => DateTimeISO, { nullable: true, description: "End of the first window promised; a reassignment does not move it." })
  promisedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Milestone A." })
  acceptedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Milestone C." })
  arrivedAt!: Date | null;
  @Field(() => Boolean, { nullable: true, description: "Whether the arrival was late; decided once, at arrival." })
  arrivedLate!: boolean | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Milestone F, or the end recorded by the source." })
  finishedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was cancelled." })
  cancelledAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Moved end of the arrival once a delay was managed." })
  managedUntil!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Moved end of the completion once a delay was managed." })
  workManagedUntil!: Date | null;
  @Field(() => Float, { nullable: true, description: `Minutes to the destination. Source: ${source.destinationEtaMinutes}.` })
  destinationEtaMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: `Minutes the arrival really took. Source: ${source.actualMinutes}.` })
  actualMinutes!: number | null;
  @Field(() => DateTimeISO, { description: "When we last changed it." })
  updatedAt!: Date;
}

export const ClaimConnection = connectionOf(Claim, "Claim");
export const ClaimOrderInput = orderInputOf(claimFields, "Claim");
const ClaimColumnInput = columnFilterInputOf(claimFields, "Claim");

export const ClaimSort = { URGENCY: "URGENCY", NEWEST: "NEWEST", OLDEST: "OLDEST", ID: "ID" } as const;
export type ClaimSort = keyof typeof ClaimSort;
registerEnumType(ClaimSort, {
  name: "ClaimSort",
  description: "Order of a list of claims; the id breaks ties.",
  valuesConfig: {
    URGENCY: { description: "Most urgent status first, within it the one measured longest." },
    NEWEST: { description: "Latest occurrence first." },
    OLDEST: { description: "Earliest occurrence first." },
    ID: { description: "By id." },
  },
});

@InputType({
  description:
    "Whose changes; what is absent or null does not restrict, what is given must all hold for the claim as it is after the change.",
})
export class ClaimChangeFilter extends ClaimFilterParts {
  @Field(() => [ID], { nullable: true, description: "One of these claims." })
  ids?: string[] | null;
}

@InputType({ description: "Which claims; what is absent or null does not restrict, what is given must all hold." })
export class ClaimFilter extends ClaimChangeFilter {
  @Field(() => Boolean, { nullable: true, description: "True: not finished; false: finished or cancelled." })
  open?: boolean | null;
  @Field(() => BoundsInput, { nullable: true, description: "Within this rectangle." })
  bounds?: BoundsInput | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Occurred at or after this instant." })
  occurredFrom?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Occurred before this instant." })
  occurredTo?: Date | null;
  @Field(() => IndicatorFilterInput, { nullable: true, description: "The claims behind a figure of the dashboard." })
  indicator?: IndicatorFilterInput | null;
  @Field(() => [ClaimColumnInput], { nullable: true, description: columnsDescription })
  columns?: ColumnFilter[] | null;
}
