import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { type ClassType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { AuditFilter } from "./audit";
import { ClaimFilter, ClaimOrderInput, ClaimSort } from "../claims/claims";
import { ApiErrorFilter } from "../integrations/integrations";
import { orderByDescription } from "../lists/listOrders";
import { registerCamelCaseEnum } from "../enums";
import { RequestIdField } from "../requestId";
import { MINUTE_MS } from "../rules/durations";
import { type ExportedList, ExportFormat, exportLimits, ExportState } from "../rules/exports/exports";
import type { FieldOrder } from "../rules/fields/orders";
import { SupplierFilterCallFilter } from "../search/supplierFilter";
import { SupplierFilter, SupplierOrderInput, SupplierSort } from "../suppliers/suppliers";
import { Node } from "../node";

registerEnumType(ExportFormat, {
  name: "ExportFormat",
  description: "Type of file.",
  valuesConfig: {
    XLSX: {
      description: `Office Open XML. Text cells are text, times are numbers with their time zone, and a new sheet starts after ${exportLimits.sheetRows} rows.`,
    },
    CSV: { description: "RFC 4180 in UTF-8. Text that a spreadsheet would read as a formula starts with an apostrophe." },
  },
});
const ExportedListName = registerCamelCaseEnum<ExportedList>("ExportedList", "Lists that can be exported.", {
  claims: { description: "Claims, with the requested columns: `exportClaims`." },
  mobileSuppliers: { description: "Suppliers that move and send positions: `exportMobileSuppliers`." },
  bases: { description: "Fixed places from which suppliers work: `exportBases`." },
  collaborators: { description: "Suppliers of the collaborating network: `exportCollaborators`." },
  audit: { description: "Recorded events, with values before and after: `exportAudit`." },
  apiErrors: { description: "Calls to integrations that failed: `exportApiErrors`." },
  supplierFilterCalls: { description: "Requests to the supplier filter, with input and output: `exportSupplierFilterCalls`." },
});
registerEnumType(ExportState, {
  name: "ExportState",
  description: "State of an export.",
  valuesConfig: {
    WAITING: { description: "Waits until other exports have ended." },
    RUNNING: { description: "Rows are being written; `rows` is the number so far." },
    DONE: { description: `Ready for download, for ${exportLimits.keptMs / MINUTE_MS} minutes.` },
    DOWNLOADED: { description: "Downloaded completely and no longer kept." },
    CANCELLED: { description: "Cancelled by the user who requested it." },
    FAILED: { description: "The file could not be written and is not kept. Request the export again." },
  },
});

@ObjectType({ implements: Node, description: "A file with the rows of a list, as its viewer requested it." })
export class Export {
  @Field(() => ID, {
    description: "Unique id of the export. The file is downloaded from `/exports/{id}`, with the same authorization as /graphql.",
  })
  id!: string;
  @Field(() => ExportedListName, { description: "Exported list." })
  list!: ExportedList;
  @Field(() => ExportFormat, { description: "Type of file." })
  format!: ExportFormat;
  @Field(() => ExportState, { description: "State of the export." })
  state!: ExportState;
  @Field(() => Int, { description: "Rows written so far." })
  rows!: number;
  @Field(() => Int, { nullable: true, description: "Total number of rows. null if they are not counted yet." })
  total!: number | null;
  @Field(() => Float, { description: "Current size of the file, in bytes." })
  bytes!: number;
  @Field(() => String, { description: "File name." })
  fileName!: string;
  @Field(() => DateTimeISO, { description: "Time at which the export was started." })
  createdAt!: Date;
}

@InputType({ description: "Input common to all exports." })
class ExportInput {
  @Field(() => ExportFormat, { description: "Type of file." })
  format!: ExportFormat;
  @Field(() => [String], {
    description:
      "Names of the fields to export as columns, in this order, each at most once. Open list: the fields of the schema. A field that the viewer's profile hides returns FIELD_UNKNOWN.",
  })
  columns!: string[];
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "An export of `claims`." })
export class ExportClaimsInput extends ExportInput {
  @Field(() => ClaimFilter, { nullable: true, description: "Filters the exported claims. null exports all." })
  filter?: ClaimFilter | null;
  @Field(() => ClaimSort, { defaultValue: ClaimSort.URGENCY, description: "Order of the claims." })
  sort!: ClaimSort;
  @Field(() => [ClaimOrderInput], { nullable: true, description: orderByDescription })
  orderBy?: FieldOrder[] | null;
}

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
    @Field(() => SupplierFilter, { nullable: true, description: "Filters the exported suppliers. null exports all of the list." })
    filter?: SupplierFilter | null;
    @Field(() => SupplierSort, { defaultValue: SupplierSort.NAME, description: "Order of the suppliers." })
    sort!: SupplierSort;
    @Field(() => [SupplierOrderInput], { nullable: true, description: orderByDescription })
    orderBy?: FieldOrder[] | null;
  }
  return Input;
}
export const ExportMobileSuppliersInput = supplierExportInput("ExportMobileSuppliersInput", "mobileSuppliers");
export const ExportBasesInput = supplierExportInput("ExportBasesInput", "bases");
export const ExportCollaboratorsInput = supplierExportInput("ExportCollaboratorsInput", "collaborators");

/** Input of a log's export. The columns are fixed; the row's details are one column of JSON. */
export interface LogExport {
  format: ExportFormat;
  filter?: AuditFilter | ApiErrorFilter | SupplierFilterCallFilter | null;
}

function logExportInput<Filter extends object>(name: string, list: string, filterType: ClassType<Filter>): ClassType<LogExport> {
  @InputType(name, { description: `An export of \`${list}\`, newest first, with instants in UTC.` })
  class Input {
    @Field(() => ExportFormat, { description: "Type of file." })
    format!: ExportFormat;
    @Field(() => filterType, { nullable: true, description: "Filters the exported rows. null exports all that the viewer may see." })
    filter?: Filter | null;
    @RequestIdField()
    requestId?: string | null;
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

@InputType({ description: "Export to cancel." })
export class CancelExportInput {
  @Field(() => ID, { description: "Export.id of an export of the viewer." })
  id!: string;
}
