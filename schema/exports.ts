// A register or a log as a file: begun by a mutation, written beside the requests, fetched by HTTP.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { type ClassType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { AuditFilter } from "./audit";
import { ClaimFilter, ClaimOrderInput, ClaimSort } from "./claims";
import { ApiErrorFilter } from "./integrations";
import { orderByDescription } from "./listOrders";
import { registerCamelCaseEnum } from "./enums";
import { MINUTE_MS } from "./rules/durations";
import { type ExportedList, ExportFormat, exportLimits, ExportState } from "./rules/exports/exports";
import type { FieldOrder } from "./rules/fields/orders";
import { SupplierFilterCallFilter } from "./supplierFilter";
import { SupplierFilter, SupplierOrderInput, SupplierSort } from "./suppliers";

registerEnumType(ExportFormat, {
  name: "ExportFormat",
  description: "Kind of file.",
  valuesConfig: {
    XLSX: {
      description: `Office Open XML. Every text is text, times are numbers that show their zone; after ${exportLimits.sheetRows} rows there is a next sheet.`,
    },
    CSV: { description: "RFC 4180 in UTF-8. A text that a spreadsheet would take for a formula has an apostrophe in front." },
  },
});
const ExportedListName = registerCamelCaseEnum<ExportedList>("ExportedList", "Lists that have a file.", {
  claims: { description: "`claims`." },
  mobileSuppliers: { description: "`mobileSuppliers`." },
  bases: { description: "`bases`." },
  collaborators: { description: "`collaborators`." },
  audit: { description: "`auditEntries`." },
  apiErrors: { description: "`apiErrors`." },
  supplierFilterCalls: { description: "`supplierFilterCalls`." },
});
registerEnumType(ExportState, {
  name: "ExportState",
  description: "How far an export has come.",
  valuesConfig: {
    WAITING: { description: "For its turn." },
    RUNNING: { description: "It is being written." },
    DONE: { description: `It can be fetched, for ${exportLimits.keptMs / MINUTE_MS} minutes.` },
    DOWNLOADED: { description: "It was fetched to its end, and is not kept any more." },
    CANCELLED: { description: "By its viewer." },
    FAILED: { description: "It could not be written." },
  },
});

@ObjectType({ description: "A file of the rows of a list, as its viewer asked for them." })
export class Export {
  @Field(() => ID, { description: "Unique everywhere. The file is fetched from `/exports/{id}`, with the same authorization as /graphql." })
  id!: string;
  @Field(() => ExportedListName, { description: "Of which list." })
  list!: ExportedList;
  @Field(() => ExportFormat, { description: "Kind of file." })
  format!: ExportFormat;
  @Field(() => ExportState, { description: "How far it has come." })
  state!: ExportState;
  @Field(() => Int, { description: "Rows written so far." })
  rows!: number;
  @Field(() => Int, { nullable: true, description: "Rows that there will be; null: not counted yet." })
  total!: number | null;
  @Field(() => Float, { description: "Size of the file so far." })
  bytes!: number;
  @Field(() => String, { description: "What the file is called." })
  fileName!: string;
  @Field(() => DateTimeISO, { description: "When it was begun." })
  createdAt!: Date;
}

@InputType({ description: "What every export takes." })
class ExportInput {
  @Field(() => ExportFormat, { description: "Kind of file." })
  format!: ExportFormat;
  @Field(() => [String], {
    description:
      "Names of the fields that are columns, in their order, each once. One that the viewer's profile hides is refused with FIELD_UNKNOWN.",
  })
  columns!: string[];
}

@InputType({ description: "An export of `claims`." })
export class ExportClaimsInput extends ExportInput {
  @Field(() => ClaimFilter, { nullable: true, description: "Which claims; null: all." })
  filter?: ClaimFilter | null;
  @Field(() => ClaimSort, { defaultValue: ClaimSort.URGENCY, description: "Their order." })
  sort!: ClaimSort;
  @Field(() => [ClaimOrderInput], { nullable: true, description: orderByDescription })
  orderBy?: FieldOrder[] | null;
}

/** What the export of a list of suppliers takes: `filter`, `sort` and `orderBy` as the list. */
export interface SuppliersExport {
  format: ExportFormat;
  columns: string[];
  filter?: SupplierFilter | null;
  sort: SupplierSort;
  orderBy?: FieldOrder[] | null;
}

function supplierExportInput(name: string, list: string): ClassType<SuppliersExport> {
  @InputType(name, { description: `An export of \`${list}\`.` })
  class Input extends ExportInput implements SuppliersExport {
    @Field(() => SupplierFilter, { nullable: true, description: "Which suppliers; null: all of the list." })
    filter?: SupplierFilter | null;
    @Field(() => SupplierSort, { defaultValue: SupplierSort.NAME, description: "Their order." })
    sort!: SupplierSort;
    @Field(() => [SupplierOrderInput], { nullable: true, description: orderByDescription })
    orderBy?: FieldOrder[] | null;
  }
  return Input;
}
export const ExportMobileSuppliersInput = supplierExportInput("ExportMobileSuppliersInput", "mobileSuppliers");
export const ExportBasesInput = supplierExportInput("ExportBasesInput", "bases");
export const ExportCollaboratorsInput = supplierExportInput("ExportCollaboratorsInput", "collaborators");

/** What the export of a log takes: its columns are those of its page, with what each row holds as JSON. */
export interface LogExport {
  format: ExportFormat;
  filter?: AuditFilter | ApiErrorFilter | SupplierFilterCallFilter | null;
}

function logExportInput<Filter extends object>(name: string, list: string, filterType: ClassType<Filter>): ClassType<LogExport> {
  @InputType(name, { description: `An export of \`${list}\`, the newest first, instants in UTC.` })
  class Input {
    @Field(() => ExportFormat, { description: "Kind of file." })
    format!: ExportFormat;
    @Field(() => filterType, { nullable: true, description: "Which rows; null: all that the viewer may see." })
    filter?: Filter | null;
  }
  return Input as ClassType<LogExport>;
}
export const ExportAuditInput = logExportInput("ExportAuditInput", "auditEntries", AuditFilter);
export const ExportApiErrorsInput = logExportInput("ExportApiErrorsInput", "apiErrors", ApiErrorFilter);
export const ExportSupplierFilterCallsInput = logExportInput(
  "ExportSupplierFilterCallsInput",
  "supplierFilterCalls",
  SupplierFilterCallFilter,
);

@InputType({ description: "The end of an export." })
export class CancelExportInput {
  @Field(() => ID, { description: "Export.id of one of the viewer's own." })
  id!: string;
}
