import type { Example, ExampleSender } from "./sender";

const starts = [
  ["exportClaims", "ExportClaimsInput"],
  ["exportMobileSuppliers", "ExportMobileSuppliersInput"],
  ["exportBases", "ExportBasesInput"],
  ["exportCollaborators", "ExportCollaboratorsInput"],
  ["exportAudit", "ExportAuditInput"],
  ["exportApiErrors", "ExportApiErrorsInput"],
  ["exportSupplierFilterCalls", "ExportSupplierFilterCallsInput"],
] as const;

const registers: ReadonlySet<string> = new Set(starts.slice(0, 4).map(([mutation]) => mutation));

export async function* exportExamples({ send, byId }: ExampleSender): AsyncGenerator<Example> {
  let id = "";
  const cancel = () => byId("cancelExport", id);
  for (const [mutation, type] of starts) {
    if (id) await cancel();
    const start = () => send(mutation, type, { format: "CSV", ...(registers.has(mutation) && { columns: ["id"] }) });
    yield { mutation, leaves: ["export.start"], done: async () => void ({ id } = await start()), again: start };
  }
  yield { mutation: "cancelExport", leaves: ["export.cancel"], done: cancel, again: cancel };
  const startData = () => send("startDataExport", "StartDataExportInput", { dataSet: "CLAIMS", format: "NDJSON" });
  yield { mutation: "startDataExport", leaves: ["export.start"], done: async () => void ({ id } = await startData()) };
  const cancelData = () => byId("cancelDataExport", id);
  yield { mutation: "cancelDataExport", leaves: ["export.cancel"], done: cancelData, again: cancelData };
  const report = () =>
    send("createReport", "CreateReportInput", { instanceId: "ES", period: { name: "TODAY" }, format: "XLSX", requestId: "audited" });
  yield { mutation: "createReport", leaves: ["export.start"], done: async () => void ({ id } = await report()), again: report };
  const cancelReport = () => byId("cancelReport", id);
  yield { mutation: "cancelReport", leaves: ["export.cancel"], done: cancelReport, again: cancelReport };
}
