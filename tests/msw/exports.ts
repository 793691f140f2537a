// The export of the user who is signed in, which a test moves on.
import { GraphQLError } from "graphql";
import type { ExportState } from "../../schema/rules/exports/exports";
import type { Db } from "./db";

export interface ExportRow {
  id: string;
  list: string;
  format: string;
  state: ExportState;
  rows: number;
  total: number | null;
  bytes: number;
  fileName: string;
  createdAt: string;
  input: Record<string, unknown>;
}

type Input = { input: Record<string, unknown> };

export function exporting(db: Db) {
  const begin =
    (list: string) =>
    ({ input }: Input): ExportRow => {
      if (db.passwordNeeded) throw new GraphQLError("PASSWORD_NEEDED", { extensions: { code: "PASSWORD_NEEDED" } });
      if (db.export?.state === "RUNNING") throw new GraphQLError("EXPORT_UNDER_WAY", { extensions: { code: "EXPORT_UNDER_WAY" } });
      const row = { id: "E-1", list, format: String(input.format), rows: 0, total: null, bytes: 0, createdAt: "2026-11-23T22:00:00.000Z" };
      return (db.export = { ...row, state: "RUNNING", fileName: "claims.xlsx", input });
    };
  return {
    export: () => db.export,
    exportClaims: begin("CLAIMS"),
    exportMobileSuppliers: begin("MOBILE_SUPPLIERS"),
    exportBases: begin("BASES"),
    exportCollaborators: begin("COLLABORATORS"),
    exportAudit: begin("AUDIT"),
    exportApiErrors: begin("API_ERRORS"),
    exportSupplierFilterCalls: begin("SUPPLIER_FILTER_CALLS"),
    confirmPassword: ({ input: { password } }: Input) => {
      if (password !== "Present-1!") throw new GraphQLError("PASSWORD_WRONG", { extensions: { code: "PASSWORD_WRONG" } });
      db.passwordNeeded = false;
      return { until: "2026-11-23T22:10:00.000Z" };
    },
    cancelExport: () => (db.export = { ...db.export!, state: "CANCELLED" }),
  };
}
