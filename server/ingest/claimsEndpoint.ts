import { takeClaimRecords } from "../claims/intake/claimIntake.actions";
import { idIf } from "../platform/actor";
import type { Sender } from "../platform/viewer";
import { addSuppliers } from "../suppliers/intake/addSuppliers.actions";
import type { IngestAnswer } from "./answer";
import type { RecordsBody } from "./body/readBody";
import type { FeedBook } from "./feedBook";
import { claimRecordCodes, readClaim } from "./records/claimRecords";
import { labelOf, takeRecords, type IngestWork, type RecordKind } from "./takeRecords";

/**
 * `POST /ingest/claims`. Errors: those of `takeRecords`. A long body counts as one message of the feed, so that an import does not look
 * like a feed.
 */
export const claimsEndpoint =
  ({ feedBook, ...work }: IngestWork & { feedBook: FeedBook }) =>
  (sender: Sender, body: RecordsBody): Promise<IngestAnswer> => {
    const keyId = idIf("KEY", sender.actor);
    let isNoted = false;
    const kind = {
      read: readClaim,
      codes: claimRecordCodes,
      label: (value: { rgpresta?: unknown }) => labelOf(value.rgpresta),
      idOf: ({ id }) => id,
      lanes: 2,
      take: (records, isFirst) => {
        if (keyId !== null) feedBook.note(keyId, "CLAIMS", !isNoted);
        isNoted = true;
        return takeClaimRecords({ ...work, addSuppliers }, sender, records, isFirst);
      },
    } satisfies RecordKind<Parameters<typeof takeClaimRecords>[2][number]>;
    return takeRecords(work, kind, body);
  };
