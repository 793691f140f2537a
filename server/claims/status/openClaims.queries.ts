import { and, asc, eq, ne, sql } from "drizzle-orm";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import type { Reader } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import type { Scope } from "../../platform/viewer";
import { evaluatedClaimColumns, type EvaluatedClaim, type EvaluatedRow } from "./evaluatedClaim";

/** Rows per page. Decoding a page blocks the event loop for some milliseconds. */
const PAGE_ROWS = 100;

export async function* openClaims(db: Reader, scope: Scope, instanceId: string): AsyncGenerator<EvaluatedClaim[]> {
  for (let last: EvaluatedRow | null = null, more = true; more;) {
    const page: EvaluatedClaim[] = await db
      .select(evaluatedClaimColumns)
      .from(claims)
      .leftJoin(suppliers, eq(suppliers.id, claims.supplierId))
      .where(
        and(eq(claims.instanceId, instanceId), ne(claims.status, "FINISHED"), claimsInScope(scope), last ? afterClaim(last) : undefined),
      )
      .orderBy(asc(claims.status), asc(claims.id))
      .limit(PAGE_ROWS);
    more = page.length === PAGE_ROWS;
    last = page.at(-1)?.row ?? null;
    if (page.length) yield page;
  }
}

/** Keyset condition in the order of the index `claims_open`. */
export const afterClaim = ({ status, id }: Pick<EvaluatedRow, "status" | "id">) =>
  sql`(${claims.status}, ${claims.id}) > (${status}::claim_status, ${id})`;
