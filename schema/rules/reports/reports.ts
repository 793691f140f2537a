// Reports of the dashboard: as which files, and how much there may be of them.

export const ReportFormat = { PDF: "PDF", XLSX: "XLSX" } as const;
export type ReportFormat = keyof typeof ReportFormat;
