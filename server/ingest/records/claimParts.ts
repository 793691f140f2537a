import { milestoneOfCode, movementCodes } from "../../../schema/rules/fields/sourceCodes";
import type { MilestoneRecord, MovementRecord } from "../../../schema/rules/fields/record";
import { ObjectReader } from "./compoundValues";
import { instant } from "./dates";
import { ValueError } from "./valueError";
import { coded, httpsAddress, number, whole, type ValueReader } from "./values";

export const milestone: ValueReader<MilestoneRecord> = (value) => {
  const entry = ObjectReader.of(value);
  if (entry instanceof ValueError) return entry;
  const what = entry.required("code", coded(milestoneOfCode));
  if (what instanceof ValueError) return what;
  const at = entry.read("at", instant);
  if (at instanceof ValueError) return at;
  if (at === undefined) return new ValueError("REQUIRED", { at: "at" });
  const url = entry.read("url", httpsAddress);
  return url instanceof ValueError ? url : { code: what, at, url };
};

export const movement: ValueReader<MovementRecord> = (value) => {
  const entry = ObjectReader.of(value);
  if (entry instanceof ValueError) return entry;
  const which = entry.required(movementCodes.number, whole(-2_147_483_648, 2_147_483_647));
  if (which instanceof ValueError) return which;
  const amount = entry.required(movementCodes.amount, number(-999_999_999_999, 999_999_999_999));
  // Adding 0 after rounding prevents "-0.00".
  return amount instanceof ValueError ? amount : { number: which, amount: (Number(amount.toFixed(2)) + 0).toFixed(2) };
};
