import { claimFields } from "../../../schema/rules/fields/claimFields";
import { claimCodes } from "../../../schema/rules/fields/sourceCodes";
import type { ClaimRecord } from "../../claims/intake/claimRecord";
import { recordReader, type ReadResult } from "./recordReader";

export const claimRecordCodes = claimCodes;

export const readClaim: (value: unknown) => ReadResult<ClaimRecord> = recordReader(claimFields);
