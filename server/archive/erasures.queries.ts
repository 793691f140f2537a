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

/** The newest, at most a hundred, for who manages everybody. */
export const erasuresFor = (db: Reader, viewer: Administrator): Promise<ErasureRow[]> =>
  db.select().from(erasures).where(isFirstAdministrator(viewer)).orderBy(desc(erasures.number)).limit(MAX_LISTED);

/** One that asks for the same and is under way. */
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

/** The number up to which every erasure is complete in the database; 0: none was asked for. */
export async function lastCompleteErasure(db: Reader): Promise<number> {
  const [row] = await db.execute<{ last: string }>(
    sql`select coalesce(min(number) filter (where completed_at is null) - 1, max(number), 0)::text as last from erasures`,
  );
  return Number(row!.last);
}

/** Those with a larger number, in their order. */
export const erasuresAfter = (db: Reader, number: number): Promise<ErasureRow[]> =>
  db.select().from(erasures).where(gt(erasures.number, number)).orderBy(erasures.number);

/** What is kept of who is to be erased. */
export function digestsOf(holder: SecretHolder, { phone, plate, name }: PersonForms): PersonDigests {
  const digest = (kind: string, form: string): string => keyedDigest(holder, PURPOSE, `${kind} ${form}`);
  return {
    ...(phone.length && { phone: phone.map((one) => digest("phone", one)) }),
    ...(plate && { plate: digest("plate", plate) }),
    ...(name && { name: digest("name", name) }),
  };
}

/** Whether a claim, by its number and whom it is about, is one of those that an erasure is about. */
export function isErased(holder: SecretHolder, { claimId, person }: ErasureRow, claim: { id: string; person: PersonForms }): boolean {
  if (claimId !== null) return claim.id === claimId;
  const forms = (digests: PersonDigests): PersonForms => ({
    phone: digests.phone ?? [],
    plate: digests.plate ?? "",
    name: digests.name ?? "",
  });
  return isPerson(forms(person!), forms(digestsOf(holder, claim.person)));
}
