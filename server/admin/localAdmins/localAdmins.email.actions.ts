import { eq } from "drizzle-orm";
import type { ChangeLocalAdminEmailInput } from "../../../schema/users";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { users } from "../../db/tables/users";
import { voidLinks } from "../../outside/mail/letters";
import { mailUser } from "../../outside/mail/mailUser";
import { AppError } from "../../platform/errors";
import { administering, checkId } from "../administrator";
import { checkGiven } from "../giving";
import { later } from "../../platform/later";
import { reauthenticate } from "../reauthenticate";
import { emailOf, factsOf } from "../users/users.fields";
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
    // Whoever chooses the address can get in by a new password: only into what is its own.
    const { instanceIds, ...facts } = await factsOf(tx, row);
    if (id !== viewer.userId) await checkGiven(tx, viewer, { ...facts, instanceIds: facts.allInstances ? null : instanceIds });
    const [changed] = await tx
      .update(users)
      .set({ email, updatedAt: later(now, row.updatedAt) })
      .where(eq(users.id, id))
      .returning();
    await voidLinks(tx, now, id);
    for (const to of [row.email, email]) if (to) await mailUser(tx, now, { kind: "emailChanged", userId: id, to });
    await record(tx, now, viewer, {
      action: "localAdmin.email",
      model: "user",
      entityId: id,
      before: { email: row.email },
      after: { email },
    });
    return changed!;
  });
}
