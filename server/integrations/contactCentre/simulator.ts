// Built-in contact centre, which stores lists and calls no one.
import { sql } from "drizzle-orm";
import type { IntegrationOperation } from "../../../schema/rules/claims/integrations";
import type { Tx } from "../../db/connect";
import { contactListEntries } from "../../db/tables/processes";
import type { Work } from "../../db/transaction";
import type { CallResult, CallBody, IntegrationAdapter } from "../adapter";
import { answerCall } from "../simulator";
import { contactAdded, contactRemoved, type ContactAdded, type ContactRemoved } from "./contacts";

export class ContactCentreSimulator implements IntegrationAdapter {
  readonly isSimulator = true;
  constructor(private readonly work: Work) {}

  pathOf(operation: IntegrationOperation, body: CallBody): string {
    const { listId, contactId } = contactRemoved.parse(body);
    return `/lists/${listId}/contacts${operation === "removeContact" ? `/${contactId}` : ""}`;
  }

  async call(operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult> {
    if (operation !== "addContact" && operation !== "removeContact") throw new Error(`the contact centre knows no ${operation}`);
    const contact = contactRemoved.parse(body);
    const phone = operation === "addContact" ? contactAdded.parse(body).phone : null;
    // The call is stored without the phone, which is only in the list and deleted with the contact.
    return answerCall(this.work, { integration: "CONTACT_CENTRE", operation, body: contact, key }, signal, async (tx, now) => {
      await (phone === null ? remove(tx, now, contact) : add(tx, now, { ...contact, phone }));
      return null;
    });
  }
}

async function add(tx: Tx, now: Date, { contactId: id, listId, claimId, phone }: ContactAdded): Promise<void> {
  const contact = { id, listId, data: { claimId, phone }, callable: true, addedAt: now };
  await tx.insert(contactListEntries).values(contact).onConflictDoNothing();
}

async function remove(tx: Tx, now: Date, { contactId: id, listId, claimId }: ContactRemoved): Promise<void> {
  const removal = { callable: false, data: { claimId }, removedAt: now };
  await tx
    .insert(contactListEntries)
    .values({ id, listId, addedAt: now, ...removal })
    .onConflictDoUpdate({ target: contactListEntries.id, set: removal, setWhere: sql`${contactListEntries.removedAt} is null` });
}
