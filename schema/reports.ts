// Reports of the dashboard: begun by a mutation, written beside the requests, fetched by HTTP.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { PeriodInput } from "./indicators";
import { ExportState } from "./rules/exports/exports";
import { ReportFormat } from "./rules/reports/reports";

registerEnumType(ReportFormat, {
  name: "ReportFormat",
  description: "Kind of file of a report.",
  valuesConfig: {
    PDF: { description: "Pages to read and print: tiles, charts, numbers, definitions." },
    XLSX: { description: "A sheet of figures, with a column for each hour, day or month, and one of definitions. Every text is text." },
  },
});

@ObjectType({ description: "A report of the dashboard, in the language of who asked for it, on the clocks of its AMA instance." })
export class Report {
  @Field(() => ID, { description: "Unique everywhere. The file is fetched from `/exports/{id}`, with the same authorization as /graphql." })
  id!: string;
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => ReportFormat, { description: "Kind of file." })
  format!: ReportFormat;
  @Field(() => ExportState, { description: "How far it has come." })
  state!: ExportState;
  @Field(() => Float, { description: "Size of the file so far." })
  bytes!: number;
  @Field(() => String, { description: "What the file is called." })
  fileName!: string;
  @Field(() => DateTimeISO, { description: "When it was begun." })
  createdAt!: Date;
}

@InputType({ description: "What a report is made of." })
export class CreateReportInput {
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => PeriodInput, { description: "The period." })
  period!: PeriodInput;
  @Field(() => ReportFormat, { description: "Kind of file." })
  format!: ReportFormat;
  @Field(() => String, {
    description: "Chosen by the caller, new for each report: sent twice it is one. With another input: REQUEST_REUSED.",
  })
  requestId!: string;
}

@InputType({ description: "The end of a report." })
export class CancelReportInput {
  @Field(() => ID, { description: "Report.id of one of the viewer's own." })
  id!: string;
}
