import type { claimFields } from "../../../schema/rules/fields/claimFields";
import type { RecordOf } from "../../../schema/rules/fields/record";

/**
 * What the source says of one claim. Absent: unchanged. Null: cleared. Readings, "Records coming in". Milestones: those that it says
 * something of, null takes all back; movements: all that there are. Without a version the record counts as newer than what is stored.
 */
export interface ClaimRecord extends RecordOf<typeof claimFields> {
  id: string;
}
export type ClaimField = keyof ClaimRecord;
