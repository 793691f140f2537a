import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { DeleteContactListInput, SaveContactListInput } from "../../../schema/settings/contactLists";
import { isName, tidyName } from "../../../schema/rules/access/people";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import type { Tx } from "../../db/connect";
import { instances } from "../../db/tables/instances";
import { contactLists } from "../../db/tables/processes";
import { sqlState, transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { assertUnchanged, monotonicNow } from "../../platform/monotonicNow";
import type { Viewer } from "../../platform/viewer";
import { contactListInScope, mayChangeContactList, type ContactListRow } from "../../settings/contactLists.queries";
import { referencesOf } from "./contactLists.queries";

type Facts = Omit<ContactListRow, "id" | "createdAt" | "updatedAt">;
const audited = ({ updatedAt: _updatedAt, ...facts }: ContactListRow) => facts;

export async function saveContactList(ctx: Context, input: SaveContactListInput): Promise<ContactListRow> {
  const viewer = requireViewer(ctx);
  const fields = fieldsOf(input);
  return transaction(ctx, async (tx, now) => {
    const before = input.id == null ? null : await listForUpdate(tx, viewer, input.id);
    await checkInstance(tx, viewer, fields.instanceId);
    await checkReferences(tx, viewer, fields);
    if (!mayChangeContactList(viewer.scope, fields)) throw new AppError("FORBIDDEN");
    const after = {
      ...fields,
      ...{ id: before?.id ?? uuidv7(), createdAt: before?.createdAt ?? now, updatedAt: monotonicNow(now, before?.updatedAt) },
    };
    if (before && isDeepStrictEqual(audited(before), audited(after))) return before;
    if (before) assertUnchanged(input, before);
    if (before) await tx.update(contactLists).set(after).where(eq(contactLists.id, before.id));
    else await tx.insert(contactLists).values(after);
    const events = { before: before && audited(before), after: audited(after) };
    await record(tx, now, viewer.actor, { action: "contactList.save", model: "contactList", entityId: after.id, ...events });
    return after;
  }).catch((error: unknown) => {
    throw sqlState(error) === "23505" ? new AppError("CONTACT_LIST_EXISTS") : error;
  });
}

/** Deletes the configuration only; entries in the contact centre remain. Throws NOT_FOUND, FORBIDDEN. */
export async function deleteContactList(ctx: Context, { id }: DeleteContactListInput): Promise<ContactListRow> {
  const viewer = requireViewer(ctx);
  return transaction(ctx, async (tx, now) => {
    const list = await listForUpdate(tx, viewer, id);
    await tx.delete(contactLists).where(eq(contactLists.id, id));
    await record(tx, now, viewer.actor, { action: "contactList.delete", model: "contactList", entityId: id, before: audited(list) });
    return list;
  });
}

async function listForUpdate(tx: Tx, { scope }: Viewer, id: string): Promise<ContactListRow> {
  const row = await contactListInScope(tx, scope, id, "for update");
  if (!row) throw new AppError("NOT_FOUND");
  if (!mayChangeContactList(scope, row)) throw new AppError("FORBIDDEN");
  return row;
}

async function checkInstance(tx: Tx, { scope }: Viewer, instanceId: string): Promise<void> {
  const [instance] = await tx.select({ id: instances.id }).from(instances).where(eq(instances.id, instanceId));
  if (!instance || (scope.instances !== "all" && !scope.instances.has(instanceId))) throw new AppError("NOT_FOUND");
}

async function checkReferences(tx: Tx, viewer: Viewer, list: Facts): Promise<void> {
  const { hasCentre, hasClient, hasContract } = await referencesOf(tx, viewer.scope, list);
  if (list.centreId !== null && !hasCentre) throw new AppError("CONTACT_LIST_CENTRE");
  if (list.clientId !== null && !hasClient) throw new AppError("CONTACT_LIST_CLIENT");
  if (list.contractId !== null && !hasContract) throw new AppError("CONTACT_LIST_CONTRACT");
}

function fieldsOf(input: SaveContactListInput): Facts {
  const trimmedOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
  const [listId, name] = [trimmedOrNull(input.listId), tidyName(input.name)];
  const [clientId, contractId] = [trimmedOrNull(input.clientId), trimmedOrNull(input.contractId)];
  const riskCode = trimmedOrNull(input.riskCode);
  if (riskCode !== null && input.riskType != null) throw new AppError("BAD_USER_INPUT", { field: "riskCode" });
  if (listId === null || (contractId !== null && clientId === null)) throw new AppError("BAD_USER_INPUT");
  if (!isName(name)) throw new AppError("NAME_INVALID");
  const { instanceId, riskType } = input;
  return {
    instanceId,
    centreId: trimmedOrNull(input.centreId),
    riskType: riskType ?? null,
    riskCode,
    clientId,
    contractId,
    supplement: trimmedOrNull(input.supplement),
    listId,
    name,
  };
}
