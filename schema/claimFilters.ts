// What claims can be narrowed by, the same for lists, maps, figures and changes: one value serves them all.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { AssignmentType, ClaimStatus, ServiceKind } from "./enums";
import { claimCodes as source } from "./rules/fields/sourceCodes";

@InputType({ description: "Whole minutes that have passed, both included; what is absent or null does not limit." })
export class MinutesRangeInput {
  @Field(() => Int, { nullable: true, description: "At least so many." })
  from?: number | null;
  @Field(() => Int, { nullable: true, description: "At most so many." })
  to?: number | null;
}

@InputType()
export abstract class ClaimFilterParts {
  @Field(() => [ClaimStatus], {
    nullable: true,
    description:
      "Claims of one of these statuses (the KPI filter); on a map it narrows what is shown, not the counts by status and by layer.",
  })
  statuses?: ClaimStatus[] | null;
  @Field(() => [ID], { nullable: true, description: "One of these AMA instances; on a map of all features." })
  instanceIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims of one of these processing centres." })
  centreIds?: string[] | null;
  @Field(() => [ServiceKind], { nullable: true, description: "Claims of one of these kinds of service." })
  kinds?: ServiceKind[] | null;
  @Field(() => [ID], { nullable: true, description: `Claims of one of these services. Source: ${source.serviceId}.` })
  serviceIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims of one of these clients." })
  clientIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims of one of these contracts." })
  contractIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: "Claims assigned to one of these suppliers; on a map these suppliers, too." })
  supplierIds?: string[] | null;
  @Field(() => String, {
    nullable: true,
    description: `Claims assigned to the mobile resource of this person or device; on a map that resource, too. Source: mobile.`,
  })
  mobileUser?: string | null;
  @Field(() => Boolean, { nullable: true, description: "Claims scheduled or not; those that do not say are neither." })
  scheduled?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True: claims that do not say whether they are scheduled; beside `scheduled` these too.",
  })
  scheduledUnknown?: boolean | null;
  @Field(() => [String], { nullable: true, description: `Claims of one of these priorities. Source: ${source.priorityCode}.` })
  priorityCodes?: string[] | null;
  @Field(() => Boolean, { nullable: true, description: "True: claims without a priority; beside `priorityCodes` these too." })
  priorityUnknown?: boolean | null;
  @Field(() => [AssignmentType], { nullable: true, description: "Claims assigned in one of these ways." })
  assignmentTypes?: AssignmentType[] | null;
  @Field(() => MinutesRangeInput, { nullable: true, description: "Claims assigned so long ago." })
  assignedMinutes?: MinutesRangeInput | null;
  @Field(() => MinutesRangeInput, { nullable: true, description: "Open claims that have waited so long for a supplier and have none." })
  unassignedMinutes?: MinutesRangeInput | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims planned to begin at or after this second." })
  plannedFrom?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims planned to begin before this second." })
  plannedTo?: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Claims whose insured was first reached at or after this second: milestone PHONE, else ${source.validatedAt}.`,
  })
  contactFrom?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Claims whose insured was first reached before this second." })
  contactTo?: Date | null;
  @Field(() => String, { nullable: true, description: `Claims of this file. Source: ${source.file}.` })
  file?: string | null;
  @Field(() => String, { nullable: true, description: `Claims of this other people's file. Source: ${source.otherFile}.` })
  otherFile?: string | null;
  @Field(() => String, {
    nullable: true,
    description: `Claims with this text in one of their variable attributes, in its name or its value, whatever the case. Source: ${source.attributes}.`,
  })
  attributeText?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: only what has no position, false: only what has one. On a map, true leaves the filters by status out, and only counts and lists have any of it.",
  })
  withoutPosition?: boolean | null;
}
