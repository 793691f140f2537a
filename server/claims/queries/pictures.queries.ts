import { and, eq } from "drizzle-orm";
import { milestoneOfCode } from "../../../schema/rules/fields/sourceCodes";
import { pictureMilestones } from "../../../schema/rules/claims/pictures";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import { canDo } from "../../auth/permissions/functionalities";
import type { Reader } from "../../db/connect";
import { claims, milestones } from "../../db/tables/claims";
import type { Viewer } from "../../platform/viewer";

/**
 * URL of the picture of a milestone, by its letter (D, S). `null` if there is none or the viewer may not see the claim, its details or
 * its milestones.
 */
export async function pictureAddress(db: Reader, viewer: Viewer, claimId: string, letter: string): Promise<string | null> {
  const code = Object.hasOwn(milestoneOfCode, letter) ? milestoneOfCode[letter]! : undefined;
  if (!code || !pictureMilestones.includes(code)) return null;
  if (!canDo(viewer, "claim.detail") || isHidden(viewer.scope.hiddenFields, "INCIDENTS", "milestones")) return null;
  const [row] = await db
    .select({ url: milestones.url })
    .from(milestones)
    .innerJoin(claims, eq(claims.id, milestones.claimId))
    .where(and(eq(claims.id, claimId), eq(milestones.code, code), claimsInScope(viewer.scope)));
  return row?.url ?? null;
}
