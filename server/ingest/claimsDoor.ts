import { takeClaims } from "../claims/claims.actions";
import type { Sender } from "../platform/viewer";
import { addSuppliers } from "../suppliers/suppliers.actions";
import type { IngestAnswer } from "./answer";
import type { RecordsBody } from "./body";
import { claimRecordCodes, readClaim } from "./claimRecords";
import { takeRecords, type IngestWork } from "./recordsDoor";

/** `POST /ingest/claims`. Errors: those of `takeRecords`. */
export const claimsDoor =
  (work: IngestWork) =>
  (sender: Sender, body: RecordsBody): Promise<IngestAnswer> =>
    takeRecords(
      work,
      { read: readClaim, codes: claimRecordCodes, take: (records) => takeClaims({ ...work, addSuppliers }, sender, records) },
      body,
    );
