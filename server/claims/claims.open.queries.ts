import { and, asc, eq, ne, sql } from "drizzle-orm";
import { claimsInScope } from "../auth/inScope";
import type { Reader } from "../db/connect";
import { claims } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";
import type { Scope } from "../platform/viewer";
import { judgedClaim, type JudgedClaim, type JudgedRow } from "./claims.judged";

/** Open claims read at once: unpacking them holds this thread for some milliseconds. */
const page = 100;

/** The open claims of an instance that are in scope, a page at a time, in the order of an index. */
export async function* openClaims(db: Reader, scope: Scope, instanceId: string): AsyncGenerator<JudgedClaim[]> {
  for (let last: JudgedRow | null = null, more = true; more;) {
    const found: JudgedClaim[] = await db
      .select(judgedClaim)
      .from(claims)
      .leftJoin(suppliers, eq(suppliers.id, claims.supplierId))
      .where(and(eq(claims.instanceId, instanceId), ne(claims.status, "FINISHED"), claimsInScope(scope), last ? after(last) : undefined))
      .orderBy(asc(claims.status), asc(claims.id))
      .limit(page);
    more = found.length === page;
    last = found.at(-1)?.row ?? null;
    if (found.length) yield found;
  }
}

/** Open claims of one instance that come after this one in the order of `claims_open`. */
export const after = ({ status, id }: Pick<JudgedRow, "status" | "id">) =>
  sql`(${claims.status}, ${claims.id}) > (${status}::claim_status, ${id})`;
