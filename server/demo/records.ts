// The records that go through the ingest endpoints, in the source system's codes: this folder is outside the product and speaks as a
// source system does. What each code means: schema/rules/fields.
import {
  accessOfCode,
  assignmentTypeOfCode,
  endingServiceState,
  feedStateOfCode,
  milestoneOfCode,
  serviceKindOfCode,
} from "../../schema/rules/fields/sourceCodes";
import type { AssignmentType, MilestoneCode, ServiceKind } from "../../schema/rules/claims/claims";
import type { FeedState, SupplierAccess } from "../../schema/rules/suppliers/suppliers";
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

/** A claim as it is sent. An absent field is unchanged, null clears it; dates are ISO 8601 with offset. */
export interface ClaimRecord extends Partial<Record<TextField | InstantField, string | null>> {
  rgpresta: string;
  version: number;
  cdama?: string;
  cdservicio?: string;
  fhocurrencia?: string;
  /** Minutes promised to the insured at assignment. */
  eta?: number | null;
  /** Minutes from assignment to arrival, as they were. */
  ata?: number;
  swprogramado?: 0 | 1;
  geometry?: Point;
  /** Null takes all back. */
  milestones?: Milestone[] | null;
  movements?: Movement[];
  attributes?: Record<string, string>;
}

/** A supplier as it is sent. */
export interface SupplierRecord {
  cdprovee: string;
  version: number;
  cdama?: string;
  nbprovee?: string;
  tpaccprovee?: string;
  tpprovee?: string;
  statusprov?: string;
  connected?: 0 | 1;
  /** Code of the device that sends its positions. */
  mobile?: string;
  schedule?: string;
  txtelefono?: string;
  direccion?: string;
  services?: string[];
  tramos_info?: Record<string, number>;
  attributes?: Record<string, string>;
  geometry?: Point;
}

/** The first source code of a table that stands for a value. */
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
/** `cdestadoserv` of a claim that is over. */
export const endCode = (end: "finished" | "cancelled"): string => codeOf(endingServiceState, end);
export const iso = (at: number): string => new Date(at).toISOString();
export const point = (place: Place): Point => ({ type: "Point", coordinates: rounded(place) });
