// What each data set consists of: the rows that the viewer may see, and their columns without hidden fields.
import { and, type SQL, sql } from "drizzle-orm";
import type { GraphQLSchema } from "graphql";
import type { InstantRange } from "../../../schema/ranges";
import type { DataSet } from "../../../schema/rules/exports/dataSets";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { type Fields, namesWhere } from "../../../schema/rules/fields/field";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { routeFigures } from "../../../schema/rules/fields/routeFigures";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { layerOfAccess, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { canDo } from "../../auth/permissions/functionalities";
import { claimsSelection } from "../../claims/queries/claims.queries";
import type { Reader } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import { trips } from "../../db/tables/trips";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { suppliersSelection } from "../../suppliers/queries/suppliers.queries";
import type { Row } from "../columns/ownColumn";
import type { ExportedSelection } from "../selections";
import { type DataColumn, type DataColumns, dataColumnsOf } from "./columns";
import { trackColumns, trackRecords } from "./tracks";

export interface DataRequest {
  period: InstantRange | undefined;
  instanceIds: string[] | undefined;
  now: number;
}
export interface DataSource extends DataColumns {
  type: "Claim" | "Supplier";
  selection: ExportedSelection;
  /** Records of some rows, in the order of the columns. Absent if each row is one record. */
  recordsOf?(db: Reader, rows: readonly Row[]): Promise<unknown[][]>;
}

/** Texts, commands and lists that are made for screens, or are a data set of their own. */
const notOfClaims: readonly string[] = [
  ...["statusReason", "whatToSay", "statusHistory", "pendingAction", "actions", "processes", "upcomingProcesses", "visits"],
  ...["otherServices", "trip", "routes", "milestonePositions", "instance"],
];
const tripFields = [
  ...["id", "instanceId", "kind", "status", "supplier", "position", "assignedAt", "acceptedAt", "promisedAt", "predictedAt", "arrivedAt"],
  ...["arrivedLate", "eta", "trip", "routes", "updatedAt"],
];
const statusFields = ["at", "from", "to", "rule", "cause", "settingsVersion", "actor", "inputs"];

const fieldNames = (fields: Fields, isLeftOut: (name: string) => boolean): string[] =>
  namesWhere(fields, ({ shownAs, group }, name) => shownAs === undefined && group === undefined && !isLeftOut(name));

export function assertVisible(viewer: Viewer, dataSet: DataSet): void {
  const { hiddenFields } = viewer.scope;
  if (dataSet === "STATUS_LOG" && !canDo(viewer, "claim.detail")) throw new AppError("FORBIDDEN");
  if (dataSet === "STATUS_LOG" && isHidden(hiddenFields, "INCIDENTS", "statusHistory"))
    throw new AppError("FIELD_UNKNOWN", { field: "statusHistory" });
  if (dataSet === "TRACKS" && isHidden(hiddenFields, "MOBILE", "position")) throw new AppError("FIELD_UNKNOWN", { field: "position" });
}

const sources: Record<DataSet, (schema: GraphQLSchema, viewer: Viewer, request: DataRequest) => DataSource> = {
  CLAIMS: (schema, viewer, request) => ({
    ...claimColumns(
      schema,
      viewer,
      fieldNames(claimFields, (name) => notOfClaims.includes(name)),
    ),
    ...claimRows(viewer, request),
  }),
  SUPPLIERS: (schema, viewer, request) => ({
    ...dataColumnsOf(schema, "Supplier", visibleSupplierFields(viewer)),
    ...supplierRows(viewer, request, request.period),
  }),
  TRIPS: (schema, viewer, request) => ({
    ...claimColumns(schema, viewer, tripFields),
    ...claimRows(viewer, request, sql`exists (select from ${trips} where ${trips.claimId} = ${claims.id})`),
  }),
  TRACKS: (_, viewer, request) => ({
    columns: trackColumns,
    selects: "id",
    ...supplierRows(viewer, request, undefined, sql`access = 'MOBILE'`),
    recordsOf: (db, rows) =>
      trackRecords(
        db,
        viewer.scope,
        rows.map(({ id }) => id as string),
        request.period,
      ),
  }),
  STATUS_LOG: (schema, viewer, request) => statusLog(schema, viewer, request),
};

export const dataSourceOf = (schema: GraphQLSchema, viewer: Viewer, dataSet: DataSet, request: DataRequest): DataSource =>
  sources[dataSet](schema, viewer, request);

function claimColumns(schema: GraphQLSchema, { scope }: Viewer, names: readonly string[]): DataColumns {
  const isVisible = (name: string): boolean => !isHidden(scope.hiddenFields, "INCIDENTS", name);
  const figures = routeFigures.filter(isVisible);
  const fields = [...names.filter(isVisible), ...(figures.length ? ["routeFigures"] : [])];
  return dataColumnsOf(schema, "Claim", fields, { routeFigures: figures });
}

/** A field is left out if it is hidden in each layer of the viewer. Where it is hidden in some, their rows have null. */
function visibleSupplierFields({ scope }: Viewer): string[] {
  const layers = [...new Set<MapLayer>(Object.values(layerOfAccess))].filter((layer) => scope.layers.includes(layer));
  const isLeftOut = (name: string): boolean =>
    name === "instance" || (layers.length > 0 && layers.every((layer) => isHidden(scope.hiddenFields, layer, name)));
  return fieldNames(supplierFields, isLeftOut);
}

function claimRows(viewer: Viewer, { instanceIds, period, now }: DataRequest, condition?: SQL): Pick<DataSource, "type" | "selection"> {
  const filter = { instanceIds, updatedAt: period };
  const selection = claimsSelection(viewer, filter, { sort: "ID" }, now);
  return { type: "Claim", selection: { ...selection, where: and(selection.where, condition) } as never };
}

function supplierRows(
  viewer: Viewer,
  { instanceIds }: DataRequest,
  updatedAt: InstantRange | undefined,
  condition?: SQL,
): Pick<DataSource, "type" | "selection"> {
  const selection = suppliersSelection(viewer, { instanceIds, updatedAt }, { sort: "ID" });
  return { type: "Supplier", selection: { ...selection, where: and(selection.where, condition) } as never };
}

/** A change of the status changes the claim, so that claims which did not change since the start of the period have none in it. */
function statusLog(schema: GraphQLSchema, viewer: Viewer, request: DataRequest): DataSource {
  const { columns, selects } = dataColumnsOf(schema, "StatusChange", statusFields);
  const { period } = request;
  const ofClaim = (name: string, field: string): DataColumn => ({
    name,
    type: "text",
    description: "Claim.".concat(field),
    valueOf: (row) => row[field],
  });
  const claimColumnsOfRow = [ofClaim("claimId", "id"), ofClaim("instanceId", "instanceId")];
  const isInPeriod = ({ at }: Row): boolean => {
    const time = new Date(at as string);
    return (!period?.from || time >= period.from) && (!period?.to || time < period.to);
  };
  return {
    ...claimRows(viewer, { ...request, period: period?.from ? { from: period.from } : undefined }),
    columns: [...claimColumnsOfRow, ...columns],
    selects: `id instanceId statusHistory { ${selects} }`,
    recordsOf: (_, rows) =>
      Promise.resolve(
        rows.flatMap((claim) => {
          const ids = claimColumnsOfRow.map(({ valueOf }) => valueOf(claim));
          const changes = (claim.statusHistory as Row[]).filter(isInPeriod).toReversed();
          return changes.map((change) => [...ids, ...columns.map(({ valueOf }) => valueOf(change))]);
        }),
      ),
  };
}
