// A claim as the source system sends it: readings, "Records coming in". Its fields and their codes: schema/rules/fields/claimFields.ts.
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { claimCodes } from "../../../schema/rules/fields/sourceCodes";
import type { ClaimRecord } from "../../claims/intake/claimRecord";
import { recordReader, type ReadResult } from "./recordReader";

/** The source's code of each field of a record. */
export const claimRecordCodes = claimCodes;

/** Reads a claim's record; never throws. */
export const readClaim: (value: unknown) => ReadResult<ClaimRecord> = recordReader(claimFields);
