import { and, eq, isNull } from "drizzle-orm";
import type { BeginSeeAsInput, SeeAs } from "../../../schema/users/seeAs";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { permissionsChanged } from "../../auth/permissions/permissionsVersion";
import { isActiveSession } from "../../auth/session/sessions";
import { sessions } from "../../db/tables/sessions";
import { AppError } from "../../platform/errors";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction } from "../permissions/administrator";
import { profileForUpdate } from "./specificProfiles.actions";

/**
 * Limits the session to a specific profile that the viewer manages. Rights are the intersection of both, so nothing more becomes visible.
 * Throws FORBIDDEN, NOT_FOUND.
 */
export function beginSeeAs(ctx: Context, input: BeginSeeAsInput): Promise<SeeAs> {
  const profileId = parseUuid(input.profileId);
  return administratorTransaction(ctx, { needs: "admin.specificProfiles" }, async (tx, now, viewer) => {
    const { name, profileType } = await profileForUpdate(tx, viewer, profileId);
    const ownSession = and(eq(sessions.id, viewer.sessionId!), isActiveSession(now.getTime()), isNull(sessions.seeAsProfileId));
    const updated = await tx
      .update(sessions)
      .set({ seeAsProfileId: profileId, seeAsSince: now })
      .where(ownSession)
      .returning({ id: sessions.id });
    // Another tab of the session already began.
    if (!updated.length) throw new AppError("SEEING_AS");
    const after = { sessionId: viewer.sessionId, name, profileType };
    await record(tx, now, viewer.actor, { action: "seeAs.begin", model: "specificProfile", entityId: profileId, after });
    await permissionsChanged(tx);
    return { profileId, name, profileType, since: now };
  });
}
