import { and, ne } from "drizzle-orm";
import type { SpecificProfileReach } from "../../../schema/users/profiles";
import { claimsInScope, suppliersInScope } from "../../auth/permissions/scopeConditions";
import { seeThroughProfile } from "../../auth/session/seeAs";
import type { Reader } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import type { Scope } from "../../platform/viewer";
import type { Administrator } from "../permissions/administrator";
import { specificProfile } from "./specificProfiles.queries";

/** Compares the rows visible through a profile with those visible to the viewer. Throws NOT_FOUND. */
export async function profileReach(db: Reader, viewer: Administrator, now: Date, id: string): Promise<SpecificProfileReach> {
  const profile = await specificProfile(db, viewer, id);
  const { scope } = await seeThroughProfile(db, viewer, profile.id, now);
  const [profileCounts, viewerCounts] = [await countsIn(db, scope), await countsIn(db, viewer.scope)];
  return {
    claims: profileCounts.claims,
    ofClaims: viewerCounts.claims,
    suppliers: profileCounts.suppliers,
    ofSuppliers: viewerCounts.suppliers,
  };
}

const countsIn = async (db: Reader, scope: Scope) => ({
  claims: await db.$count(claims, and(claimsInScope(scope), ne(claims.status, "FINISHED"))),
  suppliers: await db.$count(suppliers, suppliersInScope(scope)),
});
