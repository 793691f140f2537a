// Records of the ingest endpoints with the source system's codes, because the demo acts as a source system. Meaning of the codes:
// schema/rules/fields.
import {
  accessOfCode,
  assignmentTypeOfCode,
  endingServiceState,
  feedStateOfCode,
  milestoneOfCode,
  serviceKindOfCode,
} from "../../schema/rules/fields/sourceCodes";
import type { AssignmentType, MilestoneCode, ServiceKind } from "../../schema/rules/lists/claims";
import type { FeedState, SupplierAccess } from "../../schema/rules/lists/suppliers";
import { rounded, type Place } from "./geo";

export interface Point {
  type: "Point";
  coordinates: [number, number];
}
export interface Milestone {
  code: string;
  at: string;
}
export interface Movement {
  rgmovimi: number;
  ecomov: number;
}

type TextField =
  | "numserv"
  | "nuexpediente"
  | "nuexpajeno"
  | "nbtitular"
  | "txmat"
  | "cdcentro"
  | "nbcentro"
  | "cdcliente"
  | "nbcliente"
  | "cdcontrato"
  | "nbcontrato"
  | "nbservicio"
  | "cdriesgo"
  | "nbriesgo"
  | "cdaveria"
  | "nbaveria"
  | "cdprioridad"
  | "nbprioridad"
  | "cdestadoserv"
  | "nbestadoserv"
  | "cdmodocrea"
  | "dsorigen"
  | "dsdestino"
  | "txobserva"
  | "txtelefonoaseg"
  | "cdprovee"
  | "tpasignacion";
type InstantField = "fhplanificai" | "fhplanificaf" | "fhvalida" | "fhasignacion" | "fhnosupplier" | "fhpendingarrival";

/** Absent fields are unchanged, `null` clears; dates are ISO 8601 with offset. */
export interface ClaimRecord extends Partial<Record<TextField | InstantField, string | null>> {
  rgpresta: string;
  version: number;
  cdama?: string;
  cdservicio?: string;
  fhocurrencia?: string;
  /** Minutes promised to the insured at assignment. */
  eta?: number | null;
  /** Actual minutes from assignment to arrival. */
  ata?: number;
  swprogramado?: 0 | 1;
  geometry?: Point;
  milestones?: Milestone[] | null;
  movements?: Movement[];
  attributes?: Record<string, string>;
}

export interface SupplierRecord {
  cdprovee: string;
  version: number;
  cdama?: string;
  nbprovee?: string;
  tpaccprovee?: string;
  tpprovee?: string;
  statusprov?: string;
  connected?: 0 | 1;
  mobile?: string;
  schedule?: string;
  txtelefono?: string;
  direccion?: string;
  services?: string[];
  tramos_info?: Record<string, number>;
  attributes?: Record<string, string>;
  geometry?: Point;
}

function codeOf<V extends string>(table: Record<string, V>, value: V): string {
  const code = Object.keys(table).find((key) => table[key] === value);
  if (code === undefined) throw new RangeError(`no source code stands for ${value}`);
  return code;
}
export const serviceCode = (kind: ServiceKind): string => codeOf(serviceKindOfCode, kind);
export const accessCode = (access: SupplierAccess): string => codeOf(accessOfCode, access);
export const feedCode = (state: FeedState): string => codeOf(feedStateOfCode, state);
export const assignmentCode = (type: AssignmentType): string => codeOf(assignmentTypeOfCode, type);
export const milestone = (code: MilestoneCode, at: number): Milestone => ({ code: codeOf(milestoneOfCode, code), at: iso(at) });
export const endCode = (end: "finished" | "cancelled"): string => codeOf(endingServiceState, end);
export const iso = (at: number): string => new Date(at).toISOString();
export const point = (place: Place): Point => ({ type: "Point", coordinates: rounded(place) });
