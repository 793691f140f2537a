import { eq } from "drizzle-orm";
import type { ChangeLocalAdminEmailInput } from "../../../schema/users/users";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { emailColumns } from "../../db/text/foldedNames";
import { users } from "../../db/tables/users";
import { emailChanged } from "../../integrations/mail/emailChanged";
import { AppError } from "../../platform/errors";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction } from "../permissions/administrator";
import { monotonicNow } from "../../platform/monotonicNow";
import { reauthenticate } from "../permissions/reauthenticate";
import { assertMayManageCredentials, emailOf } from "../users/users.input";
import type { UserRow } from "../users/users.queries";
import { localAdmin } from "./localAdmins.queries";

/** Changes an administrator's e-mail after reauthentication; both addresses are notified. */
export async function changeLocalAdminEmail(ctx: Context, input: ChangeLocalAdminEmailInput): Promise<UserRow> {
  const id = parseUuid(input.id);
  if (input.email.trim() !== input.repeated.trim()) throw new AppError("EMAILS_DIFFER");
  const email = emailOf(input.email);
  if (email === null) throw new AppError("EMAIL_INVALID");
  await reauthenticate(ctx, input.password);
  return administratorTransaction(ctx, { needs: "admin.localAdmins", ids: [id] }, async (tx, now, viewer) => {
    const row = await localAdmin(tx, viewer, id);
    if (row.internal) throw new AppError("INTERNAL_USER");
    if (row.email === email) return row;
    // The new address could be used to reset the password and take over the account.
    await assertMayManageCredentials(tx, viewer, row);
    const [changed] = await tx
      .update(users)
      .set({ ...emailColumns(email), updatedAt: monotonicNow(now, row.updatedAt) })
      .where(eq(users.id, id))
      .returning();
    await emailChanged(tx, now, id, row.email, email);
    await record(tx, now, viewer.actor, {
      action: "localAdmin.email",
      model: "user",
      entityId: id,
      before: { email: row.email },
      after: { email },
    });
    return changed!;
  });
}
