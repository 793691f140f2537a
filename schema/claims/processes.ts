import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Process, ProcessFinding, ProcessState } from "../rules/claims/processes";

registerEnumType(Process, {
  name: "Process",
  description: "An automatic process of a claim.",
  valuesConfig: {
    ARRIVAL_CONTACT_CENTRE: { description: "Late arrival, KPI 8: the contact centre calls the supplier." },
    ARRIVAL_CONTACT_LIST: { description: "Late arrival, KPI 10: the insured is added to a contact list." },
    COMPLETION_CONTACT_CENTRE: { description: "Late completion, KPI 9: the contact centre calls the supplier." },
    COMPLETION_CONTACT_LIST: { description: "Late completion, KPI 11: the insured is added to a contact list." },
    AUTOMATIC_ARRIVAL: { description: "The resource stayed within the distance of KPI 15 of the claim: the arrival is confirmed." },
    AUTOMATIC_COMPLETION: { description: "If KPI 16 is on, the completion is confirmed KPI 17 minutes after the arrival." },
  },
});
registerEnumType(ProcessState, {
  name: "ProcessState",
  description: "State of a run of a process.",
  valuesConfig: {
    STARTED: { description: "Started; the assistance system has been notified or is being notified." },
    CANCELLED: { description: "Cancelled, because the claim recovered." },
    NOTHING_TO_DO: { description: "Due, but there is no person to call. `finding` contains the reason." },
  },
});
registerEnumType(ProcessFinding, {
  name: "ProcessFinding",
  description: "Reason why a due process had nothing to do.",
  valuesConfig: {
    NO_PHONE: { description: "The claim or the supplier has no phone to call." },
    PHONE_UNDIALLABLE: { description: "The known phone is not a number that can be dialled." },
    NO_LIST: { description: "No contact list is configured for the claim." },
  },
});

@ObjectType({ description: "Facts that a process found when it ran. No personal data. Fields that do not concern the process are null." })
export class ProcessEvidence {
  @Field(() => Int, { nullable: true, description: "Number of the KPI setting that decided." })
  setting!: number | null;
  @Field(() => Int, { nullable: true, description: "Value of the setting at that time, in its unit." })
  limit!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "Lateness in minutes, including the prediction. For an automatic completion, minutes since the arrival.",
  })
  minutes!: number | null;
  @Field(() => ProcessFinding, { nullable: true, description: "Reason why there was nothing to do." })
  finding!: ProcessFinding | null;
  @Field(() => String, { nullable: true, description: "Identifier of the contact list in the contact centre." })
  listId!: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Time of the first position of the resource's stay at the claim, which is its arrival.",
  })
  from!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the position with which the stay was long enough." })
  to!: Date | null;
  @Field(() => Int, { nullable: true, description: "Number of positions of the stay." })
  fixes!: number | null;
  @Field(() => Float, { nullable: true, description: "Largest distance of these positions from the claim, in metres." })
  metres!: number | null;
}

@ObjectType({ description: "A run of an automatic process: one per claim, process, assignment and episode of delay." })
export class ProcessRun {
  @Field(() => Process, { description: "Process of the run." })
  process!: Process;
  @Field(() => ProcessState, { description: "State of the run." })
  state!: ProcessState;
  @Field(() => DateTimeISO, { description: "Time of the run." })
  at!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of cancellation. null if the run was not cancelled." })
  cancelledAt!: Date | null;
  @Field(() => ProcessEvidence, { description: "Facts that the process found." })
  evidence!: ProcessEvidence;
}

@ObjectType({ description: "An automatic process that will run on a claim unless something changes." })
export class UpcomingProcess {
  @Field(() => Process, { description: "Process that will run." })
  process!: Process;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the run. null if it runs when the resource arrives." })
  at!: Date | null;
  @Field(() => Int, { description: "Number of the KPI setting that decides." })
  setting!: number;
  @Field(() => Int, { description: "Current value of the setting, in its unit." })
  limit!: number;
}
