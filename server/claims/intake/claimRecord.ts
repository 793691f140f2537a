import type { claimFields } from "../../../schema/rules/fields/claimFields";
import type { RecordOf } from "../../../schema/rules/fields/record";

/**
 * One claim as sent by the source. Absent fields keep, `null` clears. Milestones are partial, movements complete. A record without a
 * version counts as newer. Specification readings, "Records coming in".
 */
export interface ClaimRecord extends RecordOf<typeof claimFields> {
  id: string;
}
export type ClaimField = keyof ClaimRecord;
