import type { AssignmentType, MilestoneCode } from "../lists/claims";
import type { FeedState, NetworkState, SupplierAccess } from "../lists/suppliers";
import type { Field, Fields, FieldType } from "./field";

/** `at` is `null` if the milestone is withdrawn; an absent `url` is unchanged. */
export interface MilestoneRecord {
  code: MilestoneCode;
  at: Date | null;
  url?: string | null;
}
export interface MovementRecord {
  number: number;
  amount: string;
}
export interface VehicleRecord {
  code: string;
  name: string | null;
  plate: string | null;
}
export interface RecordedPlace {
  lon: number;
  lat: number;
}

/** Local time (2026-10-25T02:30:00) without time zone, or an instant if the source gives an offset. */
export type LocalTime = { local: string } | Date;

export interface RecordValues extends Record<FieldType, unknown> {
  text100: string;
  text300: string;
  text1000: string;
  text2000: string;
  text20000: string;
  phone: string;
  flag: boolean;
  instant: Date;
  instantInUtc: Date;
  minutes: number;
  metres: number;
  number: number;
  count: number;
  version: number;
  attributes: Record<string, string>;
  codes: string[];
  json: unknown;
  place: RecordedPlace;
  assignmentType: AssignmentType;
  milestones: MilestoneRecord[];
  movements: MovementRecord[];
  access: SupplierAccess;
  networkState: NetworkState;
  feedState: FeedState;
  fleet: VehicleRecord[];
  bands: number[];
  bandThresholds: (number | null)[];
  localTime: LocalTime;
}

export type RecordField = Field & { code: string; type: FieldType };
export const isRecordField = (field: Field): field is RecordField => field.code !== undefined && field.type !== undefined;

type Names<F extends Fields> = { [N in keyof F]: F[N] extends { code: string; type: FieldType } ? N : never }[keyof F];
type ValueIn<One> = One extends { type: infer T extends FieldType }
  ? RecordValues[T] | (One extends { required: true } ? never : null)
  : never;

/** Record with our names and types. Absent: unchanged. `null`: cleared. */
export type RecordOf<F extends Fields> = { [N in Names<F>]?: ValueIn<F[N]> };
