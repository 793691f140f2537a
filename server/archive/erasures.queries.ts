import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Administrator } from "../admin/permissions/administrator";
import { isFirstAdministrator } from "../auth/permissions/ownership";
import type { Reader } from "../db/connect";
import { type PersonDigests, erasures } from "../db/tables/erasures";
import { keyedDigest, type SecretHolder } from "../platform/encryption";
import { isPerson, type PersonForms } from "./personForms";

export type ErasureRow = typeof erasures.$inferSelect;

const MAX_LISTED = 100;
const PURPOSE = "erasures";

export const erasuresFor = (db: Reader, viewer: Administrator): Promise<ErasureRow[]> =>
  db.select().from(erasures).where(isFirstAdministrator(viewer)).orderBy(desc(erasures.number)).limit(MAX_LISTED);

export async function sameErasure(
  db: Reader,
  { claimId, person }: Pick<ErasureRow, "claimId" | "person">,
): Promise<ErasureRow | undefined> {
  const same = claimId === null ? sql`${erasures.person} = ${JSON.stringify(person)}::text::jsonb` : eq(erasures.claimId, claimId);
  const [row] = await db
    .select()
    .from(erasures)
    .where(and(isNull(erasures.completedAt), same));
  return row;
}

/** Number up to which all erasures have checked every claim; 0 if there are none. Includes erasures waiting for open claims. */
export async function lastCompleteErasure(db: Reader): Promise<number> {
  const [row] = await db.execute<{ last: string }>(
    sql`select coalesce(min(number) filter (where completed_at is null and due_at is null) - 1, max(number), 0)::text as last from erasures`,
  );
  return Number(row!.last);
}

export const erasuresAfter = (db: Reader, number: number): Promise<ErasureRow[]> =>
  db.select().from(erasures).where(gt(erasures.number, number)).orderBy(erasures.number);

/** Keyed digests of the person to erase; the plain data is not stored. */
export function digestsOf(holder: SecretHolder, { phone, plate, name }: PersonForms): PersonDigests {
  const digest = (kind: string, form: string): string => keyedDigest(holder, PURPOSE, `${kind} ${form}`);
  return {
    ...(phone.length && { phone: phone.map((number) => digest("phone", number)) }),
    ...(plate && { plate: digest("plate", plate) }),
    ...(name && { name: digest("name", name) }),
  };
}

export function isErased(holder: SecretHolder, { claimId, person }: ErasureRow, claim: { id: string; person: PersonForms }): boolean {
  if (claimId !== null) return claim.id === claimId;
  const forms = (digests: PersonDigests): PersonForms => ({
    phone: digests.phone ?? [],
    plate: digests.plate ?? "",
    name: digests.name ?? "",
  });
  return isPerson(forms(person!), forms(digestsOf(holder, claim.person)));
}
