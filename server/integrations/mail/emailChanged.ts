import type { Tx } from "../../db/connect";
import { invalidateLinks } from "./mailTemplates";
import { mailUser } from "./mailUser";

/** Invalidates links sent to the old address and notifies both addresses, in the transaction of the change. */
export async function emailChanged(tx: Tx, now: Date, userId: string, before: string | null, after: string | null): Promise<void> {
  await invalidateLinks(tx, now, userId);
  if (before) await mailUser(tx, now, { kind: "emailChanged", userId, to: before });
  if (after) await mailUser(tx, now, { kind: "emailChangedNew", userId, to: after });
}
