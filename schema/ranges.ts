// Ranges of requests. Each replaces a pair of inputs: server/graphql/inputForms.ts adds it to the schema and passes it on as the pair.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, InputType } from "type-graphql";
import { CalendarDate } from "./scalars";

@InputType({ description: "Half-open interval of instants: `from` is part of it, `to` is not. Omitted and null bounds do not filter." })
export class InstantRange {
  @Field(() => DateTimeISO, { nullable: true, description: "First instant of the interval." })
  from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "First instant after the interval." })
  to?: Date | null;
}

@InputType({ description: "Half-open interval of days: `from` is part of it, `to` is not." })
export class DayRange {
  @Field(() => CalendarDate, { description: "First day." })
  from!: string;
  @Field(() => CalendarDate, { description: "Day after the last day." })
  to!: string;
}

export interface Range {
  type: "InstantRange" | "DayRange";
  /** Names of the inputs that the range replaces. The second one of a `DayRange` is inclusive. */
  replaces: readonly [string, string];
  /** True if one of both forms, with both bounds, must be given. */
  isRequired?: boolean;
  description: string;
}

const planned: Range = {
  type: "InstantRange",
  replaces: ["plannedFrom", "plannedTo"],
  description: "Claims whose planned start is in this interval, to the second.",
};
const contacted: Range = {
  type: "InstantRange",
  replaces: ["contactFrom", "contactTo"],
  description: "Claims whose insured was first reached in this interval, to the second.",
};
const recorded = (description: string): Range => ({ type: "InstantRange", replaces: ["from", "to"], description });
const column: Range = {
  type: "InstantRange",
  replaces: ["from", "before"],
  description: "Instant columns: in this interval.",
};

/** Ranges by the input type or the operation that has them, and by name. */
export const ranges: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  ClaimFilter: {
    occurredAt: { type: "InstantRange", replaces: ["occurredFrom", "occurredTo"], description: "Claims that occurred in this interval." },
    plannedStart: planned,
    contactedAt: contacted,
  },
  ClaimChangeFilter: { plannedStart: planned, contactedAt: contacted },
  MapFilterInput: { plannedStart: planned, contactedAt: contacted },
  ClaimColumnInput: { within: column },
  SupplierColumnInput: { within: column },
  AuditFilter: { at: recorded("Events in this interval.") },
  ApiErrorFilter: { at: recorded("Calls recorded in this interval.") },
  SupplierFilterCallFilter: { at: recorded("Requests answered in this interval.") },
  IndicatorFilterInput: { interval: { ...recorded("Interval of the figure. Required, with both bounds."), isRequired: true } },
  PeriodInput: {
    days: { type: "DayRange", replaces: ["firstDay", "lastDay"], description: "Days of a custom period. null for other periods." },
  },
  "Query.holidays": {
    days: { type: "DayRange", replaces: ["firstDay", "lastDay"], isRequired: true, description: "Days to read. Required." },
  },
};
