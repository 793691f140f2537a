import { takeClaimRecords } from "../claims/intake/claimIntake.actions";
import type { Sender } from "../platform/viewer";
import { addSuppliers } from "../suppliers/intake/addSuppliers.actions";
import type { IngestAnswer } from "./answer";
import type { RecordsBody } from "./body/readBody";
import { claimRecordCodes, readClaim } from "./records/claimRecords";
import { takeRecords, type IngestWork } from "./takeRecords";

/** `POST /ingest/claims`. Errors: those of `takeRecords`. */
export const claimsEndpoint =
  (work: IngestWork) =>
  (sender: Sender, body: RecordsBody): Promise<IngestAnswer> =>
    takeRecords(
      work,
      { read: readClaim, codes: claimRecordCodes, take: (records) => takeClaimRecords({ ...work, addSuppliers }, sender, records) },
      body,
    );
