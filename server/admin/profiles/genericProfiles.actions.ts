import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { ChangeGenericProfileInput, GenericProfile } from "../../../schema/users/profiles";
import { functionalities, requirementsOf, type Functionality } from "../../../schema/rules/access/functionalities";
import type { Locale } from "../../../schema/rules/language/locales";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { permissionsChanged } from "../../auth/permissions/permissionsVersion";
import { genericProfiles as stored } from "../../db/tables/profiles";
import { AppError } from "../../platform/errors";
import { text } from "../../platform/texts";
import { administratorTransaction } from "../permissions/administrator";
import { viewerIsFirstAdministrator } from "../permissions/grants";
import { monotonicNow } from "../../platform/monotonicNow";
import { assignedOf, genericProfiles } from "./genericProfiles.queries";

/** Without these, no administrator could assign functionalities again. */
const requiredFunctionalities: Functionality[] = ["admin.users", "admin.localAdmins", "admin.genericProfiles"];

/** Requires the first administrator, because the change affects all instances. */
export function changeGenericProfile(ctx: Context, input: ChangeGenericProfileInput): Promise<GenericProfile> {
  const { profileType, requiresTwoFactor } = input;
  return administratorTransaction(ctx, { needs: "admin.genericProfiles" }, async (tx, now, viewer) => {
    if (!(await viewerIsFirstAdministrator(tx, viewer))) throw new AppError("FORBIDDEN");
    const assigned = checkFunctionalities(input, ctx.locale);
    // An advisory lock, because the row may not exist yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('genericProfiles'))`);
    const [row] = await tx.select().from(stored).where(eq(stored.profileType, profileType));
    const before = { functionalities: assignedOf(profileType, row), requiresTwoFactor: row?.requiresTwoFactor ?? false };
    const after = { functionalities: assigned, requiresTwoFactor };
    if (!isDeepStrictEqual(before, after)) {
      if ((input.updatedAt?.getTime() ?? null) !== (row?.updatedAt.getTime() ?? null)) throw new AppError("CHANGED_MEANWHILE");
      const values = { profileType, ...after, updatedAt: monotonicNow(now, row?.updatedAt) };
      await tx.insert(stored).values(values).onConflictDoUpdate({ target: stored.profileType, set: values });
      await record(tx, now, viewer.actor, {
        action: "genericProfile.change",
        model: "genericProfile",
        entityId: profileType,
        before,
        after,
      });
      await permissionsChanged(tx);
    }
    return (await genericProfiles(tx, viewer)).find((profile) => profile.profileType === profileType)!;
  });
}

function checkFunctionalities({ profileType, functionalities: ids }: ChangeGenericProfileInput, locale: Locale): Functionality[] {
  const requestedIds = new Set(ids);
  const assigned = functionalities.filter((functionality) => requestedIds.has(functionality));
  if (assigned.length < requestedIds.size) throw new AppError("BAD_USER_INPUT", { field: "functionalities" });
  const nameOf = (functionality: Functionality): string => text(locale, `functionality.${functionality}`);
  const lacking = functionalities.find(
    (functionality) => !requestedIds.has(functionality) && assigned.some((other) => requirementsOf(other).includes(functionality)),
  );
  if (lacking !== undefined) {
    const neededBy = assigned.filter((other) => requirementsOf(other).includes(lacking));
    const names = { name: nameOf(lacking), others: neededBy.map(nameOf).join(", ") };
    throw new AppError("FUNCTIONALITY_NEEDED", { ...names, functionality: lacking, neededBy: neededBy.join(",") });
  }
  const lost = profileType === "LOCALADMIN" ? requiredFunctionalities.find((functionality) => !requestedIds.has(functionality)) : undefined;
  if (lost !== undefined) throw new AppError("FUNCTIONALITY_KEPT", { name: nameOf(lost), functionality: lost });
  return assigned;
}
