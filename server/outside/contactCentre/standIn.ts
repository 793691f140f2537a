// The built-in contact centre: keeps its lists, and calls nobody.
import { sql } from "drizzle-orm";
import type { OutsideOperation } from "../../../schema/rules/deeds";
import type { Tx } from "../../db/connect";
import { contactListEntries } from "../../db/tables/processes";
import type { Work } from "../../db/transaction";
import type { Answer, CallBody, OutsidePortAdapter } from "../ports";
import { take } from "../standIn";
import { contactAdded, contactRemoved, type ContactAdded, type ContactRemoved } from "./contacts";

export class ContactCentreStandIn implements OutsidePortAdapter {
  readonly builtIn = true;
  constructor(private readonly work: Work) {}

  pathOf(operation: OutsideOperation, body: CallBody): string {
    const { listId, contactId } = contactRemoved.parse(body);
    return `/lists/${listId}/contacts${operation === "removeContact" ? `/${contactId}` : ""}`;
  }

  async call(operation: OutsideOperation, body: CallBody, key: string, signal: AbortSignal): Promise<Answer> {
    if (operation !== "addContact" && operation !== "removeContact") throw new Error(`the contact centre knows no ${operation}`);
    const contact = contactRemoved.parse(body);
    const phone = operation === "addContact" ? contactAdded.parse(body).phone : null;
    // What it keeps of a call is without the phone: that is on the list alone, and goes when the contact is taken off.
    return take(this.work, { port: "CONTACT_CENTRE", operation, body: contact, key }, signal, async (tx, now) => {
      await (phone === null ? remove(tx, now, contact) : add(tx, now, { ...contact, phone }));
      return null;
    });
  }
}

/** A contact that was there before, or was taken off, stays as it is. */
async function add(tx: Tx, now: Date, { contactId: id, listId, claimId, phone }: ContactAdded): Promise<void> {
  const contact = { id, listId, data: { claimId, phone }, callable: true, addedAt: now };
  await tx.insert(contactListEntries).values(contact).onConflictDoNothing();
}

async function remove(tx: Tx, now: Date, { contactId: id, listId, claimId }: ContactRemoved): Promise<void> {
  const gone = { callable: false, data: { claimId }, removedAt: now };
  await tx
    .insert(contactListEntries)
    .values({ id, listId, addedAt: now, ...gone })
    .onConflictDoUpdate({ target: contactListEntries.id, set: gone, setWhere: sql`${contactListEntries.removedAt} is null` });
}
