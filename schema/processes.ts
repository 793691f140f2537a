import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Process, ProcessFinding, ProcessState } from "./rules/claims/processes";

registerEnumType(Process, {
  name: "Process",
  description: "An automatic process of a claim.",
  valuesConfig: {
    ARRIVAL_CONTACT_CENTRE: { description: "Late arrival, KPI 8: the contact centre calls the supplier." },
    ARRIVAL_CONTACT_LIST: { description: "Late arrival, KPI 10: the insured goes onto a contact list." },
    COMPLETION_CONTACT_CENTRE: { description: "Late completion, KPI 9: the contact centre calls the supplier." },
    COMPLETION_CONTACT_LIST: { description: "Late completion, KPI 11: the insured goes onto a contact list." },
    AUTOMATIC_ARRIVAL: { description: "The resource stayed within KPI 15 metres of the claim: arrival confirmed." },
    AUTOMATIC_COMPLETION: { description: "KPI 16 on, KPI 17 minutes since the arrival: completion confirmed." },
  },
});
registerEnumType(ProcessState, {
  name: "ProcessState",
  description: "Where a run of a process stands.",
  valuesConfig: {
    STARTED: { description: "Begun; the assistance system has been notified or is being notified." },
    CANCELLED: { description: "Taken back, as the claim recovered." },
    NOTHING_TO_DO: { description: "Due, and without anybody to call: the finding says why." },
  },
});
registerEnumType(ProcessFinding, {
  name: "ProcessFinding",
  description: "Why a process that was due had nothing to do.",
  valuesConfig: {
    NO_PHONE: { description: "No phone is known." },
    NO_LIST: { description: "No contact list is configured for the claim." },
  },
});

@ObjectType({ description: "What was seen when a process ran. No personal data; what does not concern the process is null." })
export class ProcessEvidence {
  @Field(() => Int, { nullable: true, description: "Number of the KPI setting that decided." })
  setting!: number | null;
  @Field(() => Int, { nullable: true, description: "Its value then, in its unit." })
  limit!: number | null;
  @Field(() => Int, { nullable: true, description: "Minutes late, the prediction counted; of an automatic completion, since the arrival." })
  minutes!: number | null;
  @Field(() => ProcessFinding, { nullable: true, description: "Why there was nothing to do." })
  finding!: ProcessFinding | null;
  @Field(() => String, { nullable: true, description: "Identifier of the contact list in the contact centre." })
  listId!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: "First position of the resource's stay at the claim: when it arrived." })
  from!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Position by which the stay was long enough." })
  to!: Date | null;
  @Field(() => Int, { nullable: true, description: "Positions of that stay." })
  fixes!: number | null;
  @Field(() => Float, { nullable: true, description: "Farthest of them from the claim, metres." })
  metres!: number | null;
}

@ObjectType({ description: "A run of an automatic process: one per claim, process, assignment and episode of delay." })
export class ProcessRun {
  @Field(() => Process, { description: "Which process." })
  process!: Process;
  @Field(() => ProcessState, { description: "Where it stands." })
  state!: ProcessState;
  @Field(() => DateTimeISO, { description: "When it ran." })
  at!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was taken back." })
  cancelledAt!: Date | null;
  @Field(() => ProcessEvidence, { description: "What was seen." })
  evidence!: ProcessEvidence;
}

@ObjectType({ description: "What an automatic process will do about a claim if nothing else changes." })
export class UpcomingProcess {
  @Field(() => Process, { description: "Which process." })
  process!: Process;
  @Field(() => DateTimeISO, { nullable: true, description: "When; null: when the resource is there, whenever that is." })
  at!: Date | null;
  @Field(() => Int, { description: "Number of the KPI setting that decides." })
  setting!: number;
  @Field(() => Int, { description: "Its value now, in its unit." })
  limit!: number;
}
