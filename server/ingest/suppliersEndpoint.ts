import { onSupplierAccessChanged } from "../claims/status/supplierAccess.actions";
import type { Sender } from "../platform/viewer";
import { takeSuppliers } from "../suppliers/intake/supplierIntake.actions";
import type { SupplierRecord } from "../suppliers/intake/supplierRecord";
import type { IngestAnswer } from "./answer";
import type { RecordsBody } from "./body/readBody";
import { labelOf, takeRecords, type IngestWork } from "./takeRecords";
import { readSupplier, supplierRecordCodes } from "./records/supplierRecords";

/** `POST /ingest/suppliers`. Errors: those of `takeRecords`. */
export const suppliersEndpoint =
  (work: IngestWork) =>
  (sender: Sender, body: RecordsBody): Promise<IngestAnswer> => {
    const take = async (records: readonly SupplierRecord[]) => {
      const { outcomes, accessChanges: moves } = await takeSuppliers(work, sender, records);
      if (moves) await onSupplierAccessChanged(work, sender.actor, moves);
      return outcomes;
    };
    const label = (value: { cdprovee?: unknown }): string | null => labelOf(value.cdprovee);
    return takeRecords(work, { read: readSupplier, codes: supplierRecordCodes, label, take, idOf: ({ id }) => id, lanes: 1 }, body);
  };
