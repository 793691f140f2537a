import type { Answer, Endpoints } from "../endpoints";
import type { TraccarFix } from "../fixes";
import type { ClaimRecord, SupplierRecord } from "../records";
import type { OutgoingRecords } from "./state";

const RECORDS_PER_REQUEST = 500;

/** Pending changes, merged per claim, supplier and device, so that nothing is lost or accumulates while the product is unreachable. */
export class Outbox {
  private claims = new Map<string, ClaimRecord>();
  private suppliers = new Map<string, SupplierRecord>();
  private fixes = new Map<string, TraccarFix>();

  add({ claims, suppliers, fixes }: OutgoingRecords): void {
    for (const claim of claims) this.claims.set(claim.rgpresta, { ...this.claims.get(claim.rgpresta), ...claim });
    for (const supplier of suppliers) this.suppliers.set(supplier.cdprovee, { ...this.suppliers.get(supplier.cdprovee), ...supplier });
    for (const fix of fixes) this.fixes.set(fix.device.uniqueId, fix);
  }

  /** Sends suppliers first, because claims and fixes refer to them. Unsent changes remain after an error. */
  async send(endpoints: Endpoints): Promise<Answer[]> {
    const answers: Answer[] = [];
    const sendAll = async <T>(items: Map<string, T>, send: (batch: T[]) => Promise<Answer>): Promise<void> => {
      const entries = [...items];
      for (let from = 0; from < entries.length; from += RECORDS_PER_REQUEST) {
        const batch = entries.slice(from, from + RECORDS_PER_REQUEST);
        answers.push(await send(batch.map(([, item]) => item)));
        // A change merged during sending is a new object and remains for the next time.
        for (const [key, item] of batch) if (items.get(key) === item) items.delete(key);
      }
    };
    await sendAll(this.suppliers, (batch) => endpoints.suppliers(batch));
    await sendAll(this.claims, (batch) => endpoints.claims(batch));
    await sendAll(this.fixes, (batch) => endpoints.fixes(batch));
    return answers;
  }
}
