import type { Answer, Endpoints } from "../endpoints";
import type { TraccarFix } from "../fixes";
import type { ClaimRecord, SupplierRecord } from "../records";
import type { OutgoingRecords } from "./state";

/** Records in one sending. */
const RECORDS_PER_REQUEST = 500;

/**
 * What is still to be sent, each claim, supplier and device once: later changes are laid over earlier ones, so that nothing is lost
 * while the product cannot be reached, and nothing piles up.
 */
export class Outbox {
  private claims = new Map<string, ClaimRecord>();
  private suppliers = new Map<string, SupplierRecord>();
  private fixes = new Map<string, TraccarFix>();

  add({ claims, suppliers, fixes }: OutgoingRecords): void {
    for (const claim of claims) this.claims.set(claim.rgpresta, { ...this.claims.get(claim.rgpresta), ...claim });
    for (const supplier of suppliers) this.suppliers.set(supplier.cdprovee, { ...this.suppliers.get(supplier.cdprovee), ...supplier });
    for (const fix of fixes) this.fixes.set(fix.device.uniqueId, fix);
  }

  /** Sends all, suppliers first since claims and fixes name them; gives the answers. What was not sent when it throws stays for the next time. */
  async send(endpoints: Endpoints): Promise<Answer[]> {
    const answers: Answer[] = [];
    const sendAll = async <T>(items: Map<string, T>, send: (batch: T[]) => Promise<Answer>): Promise<void> => {
      const entries = [...items];
      for (let from = 0; from < entries.length; from += RECORDS_PER_REQUEST) {
        const batch = entries.slice(from, from + RECORDS_PER_REQUEST);
        answers.push(await send(batch.map(([, item]) => item)));
        // What was laid over while it was under way is another object, and goes next time.
        for (const [key, item] of batch) if (items.get(key) === item) items.delete(key);
      }
    };
    await sendAll(this.suppliers, (batch) => endpoints.suppliers(batch));
    await sendAll(this.claims, (batch) => endpoints.claims(batch));
    await sendAll(this.fixes, (batch) => endpoints.fixes(batch));
    return answers;
  }
}
