import { reconsiderClaims } from "../claims/reconsider.actions";
import type { Sender } from "../platform/viewer";
import { takeSuppliers } from "../suppliers/suppliers.actions";
import type { SupplierRecord } from "../suppliers/suppliers.records";
import type { IngestAnswer } from "./answer";
import type { RecordsBody } from "./body";
import { takeRecords, type IngestWork } from "./recordsDoor";
import { readSupplier, supplierRecordCodes } from "./supplierRecords";

/** `POST /ingest/suppliers`. Errors: those of `takeRecords`. */
export const suppliersDoor =
  (work: IngestWork) =>
  (sender: Sender, body: RecordsBody): Promise<IngestAnswer> => {
    const take = async (records: readonly SupplierRecord[]) => {
      const { outcomes, moves } = await takeSuppliers(work, sender, records);
      if (moves) await reconsiderClaims(work, sender.actor, moves);
      return outcomes;
    };
    return takeRecords(work, { read: readSupplier, codes: supplierRecordCodes, take }, body);
  };
