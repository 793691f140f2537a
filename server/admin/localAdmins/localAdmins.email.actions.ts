import { eq } from "drizzle-orm";
import type { ChangeLocalAdminEmailInput } from "../../../schema/users";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { emails } from "../../db/folded";
import { users } from "../../db/tables/users";
import { emailChanged } from "../../outside/mail/emailChanged";
import { AppError } from "../../platform/errors";
import { administering, checkId } from "../administrator";
import { later } from "../../platform/later";
import { reauthenticate } from "../reauthenticate";
import { checkMayEnter, emailOf } from "../users/users.fields";
import type { UserRow } from "../users/users.queries";
import { localAdmin } from "./localAdmins.queries";

/** Another e-mail for a local administrator, or for the viewer itself, who shows first that it is still itself; both addresses are told. */
export async function changeLocalAdminEmail(ctx: Context, input: ChangeLocalAdminEmailInput): Promise<UserRow> {
  const id = checkId(input.id);
  if (input.email.trim() !== input.repeated.trim()) throw new AppError("EMAILS_DIFFER");
  const email = emailOf(input.email);
  if (email === null) throw new AppError("EMAIL_INVALID");
  await reauthenticate(ctx, input.password);
  return administering(ctx, { needs: "admin.localAdmins", ids: [id] }, async (tx, now, viewer) => {
    const row = await localAdmin(tx, viewer, id);
    if (row.internal) throw new AppError("INTERNAL_USER");
    if (row.email === email) return row;
    // Whoever chooses the address can get in by a new password.
    await checkMayEnter(tx, viewer, row);
    const [changed] = await tx
      .update(users)
      .set({ ...emails(email), updatedAt: later(now, row.updatedAt) })
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
