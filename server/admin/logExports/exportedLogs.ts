import type { AuditFilter } from "../../../schema/logs/audit";
import type { ApiErrorFilter } from "../../../schema/integrations/integrations";
import type { SupplierFilterCallFilter } from "../../../schema/search/supplierFilter";
import { type ExportedLog, type ExportedLogs, readPeriod } from "../../exports/exportedLogs";
import type { ExportedSelection } from "../../exports/selections";
import { filterCallsSelection } from "../../supplierFilter/filterCalls.queries";
import { apiErrorsSelection } from "../apiErrors/apiErrors.queries";
import { auditSelection, nearIds, visibleEntry } from "../audit/audit.queries";
import { apiErrorColumns, auditColumns, filterCallColumns } from "./columns";

const audit: ExportedLog = {
  type: "AuditEntry",
  selection: (viewer, filter) => auditSelection(viewer, readPeriod<AuditFilter>(filter)) as unknown as ExportedSelection,
  toNode: (viewer, row) => visibleEntry(viewer, row as never),
  near: nearIds,
  columns: auditColumns,
};
const apiErrors: ExportedLog = {
  type: "ApiError",
  selection: (viewer, filter) => apiErrorsSelection(viewer, readPeriod<ApiErrorFilter>(filter)) as unknown as ExportedSelection,
  columns: apiErrorColumns,
};
const supplierFilterCalls: ExportedLog = {
  type: "SupplierFilterCall",
  selection: (viewer, filter) => filterCallsSelection(viewer, readPeriod<SupplierFilterCallFilter>(filter)) as unknown as ExportedSelection,
  columns: filterCallColumns,
};

export const exportedLogs: ExportedLogs = { audit, apiErrors, supplierFilterCalls };
