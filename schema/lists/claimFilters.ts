import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { AssignmentType, ClaimStatus, ServiceKind } from "../enums";
import { claimCodes as source } from "../rules/fields/sourceCodes";

@InputType({ description: "Range of elapsed whole minutes, bounds included. Omitted and null bounds do not filter." })
export class MinutesRangeInput {
  @Field(() => Int, { nullable: true, description: "Lower bound." })
  from?: number | null;
  @Field(() => Int, { nullable: true, description: "Upper bound." })
  to?: number | null;
}

@InputType()
export abstract class ClaimFilterParts {
  @Field(() => [ClaimStatus], {
    nullable: true,
    description:
      "Claims with one of these statuses (the KPI filter). On a map it filters the features, not the counts by status and by layer.",
  })
  statuses?: ClaimStatus[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims of one of these AMA instances. On a map, it filters all features." })
  instanceIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims of the processing centres with these codes." })
  centreIds?: string[] | null;
  @Field(() => [ServiceKind], { nullable: true, description: "Claims of one of these kinds of service." })
  kinds?: ServiceKind[] | null;
  @Field(() => [ID], { nullable: true, description: `Claims of the services with these codes. Source: ${source.serviceId}.` })
  serviceIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims of the clients with these codes." })
  clientIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims of the contracts with these codes." })
  contractIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims assigned to one of these suppliers. On a map, it also filters the suppliers." })
  supplierIds?: string[] | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Claims assigned to the mobile resource of this person or device. On a map, it also filters the resources. Source: mobile.",
  })
  mobileUser?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True returns scheduled claims, false unscheduled claims. Claims whose scheduling is unknown match neither.",
  })
  scheduled?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True also returns claims whose scheduling is unknown, in addition to those that `scheduled` returns.",
  })
  scheduledUnknown?: boolean | null;
  @Field(() => [String], { nullable: true, description: `Claims of one of these priorities. Source: ${source.priorityCode}.` })
  priorityCodes?: string[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True also returns claims without a priority, in addition to those that `priorityCodes` returns.",
  })
  priorityUnknown?: boolean | null;
  @Field(() => [AssignmentType], { nullable: true, description: "Claims with one of these types of assignment." })
  assignmentTypes?: AssignmentType[] | null;
  @Field(() => MinutesRangeInput, { nullable: true, description: "Minutes since the claim was assigned." })
  assignedMinutes?: MinutesRangeInput | null;
  @Field(() => MinutesRangeInput, { nullable: true, description: "Minutes that an open claim without supplier has waited for one." })
  unassignedMinutes?: MinutesRangeInput | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims whose planned start is at or after this second." })
  plannedFrom?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims whose planned start is before this second." })
  plannedTo?: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Claims whose insured was first reached at or after this second: milestone PHONE, otherwise ${source.validatedAt}.`,
  })
  contactFrom?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims whose insured was first reached before this second." })
  contactTo?: Date | null;
  @Field(() => String, { nullable: true, description: `Claims of this file. Source: ${source.file}.` })
  file?: string | null;
  @Field(() => String, { nullable: true, description: `Claims with this file number of another company. Source: ${source.otherFile}.` })
  otherFile?: string | null;
  @Field(() => String, {
    nullable: true,
    description: `Claims with this text in one of their variable attributes, in its name or its value, ignoring case and accents. Source: ${source.attributes}.`,
  })
  attributeText?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "True returns only claims without a position, false only claims with one. On a map, true ignores the filters by status and affects only counts and lists.",
  })
  withoutPosition?: boolean | null;
}
