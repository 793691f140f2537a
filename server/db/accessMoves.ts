// Suppliers that are reached in another way than before, noted with that until their claims have followed: a node may be gone in between.
import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { Reader, Tx } from "./connect";
import { installation } from "./tables/log";

export interface AccessMoves {
  key: string;
  moves: { id: string; was: SupplierAccess }[];
}

const prefix = "access moves ";

export async function noteAccessMoves(tx: Tx, now: Date, moves: AccessMoves["moves"]): Promise<AccessMoves> {
  const key = prefix + uuidv7();
  await tx.insert(installation).values({ key, value: JSON.stringify({ at: now.getTime(), moves }) });
  return { key, moves };
}

/** The oldest, if it was noted before this. */
export async function openAccessMoves(db: Reader, before: number): Promise<AccessMoves | undefined> {
  const [row] = await db
    .select()
    .from(installation)
    .where(sql`starts_with(${installation.key}, ${prefix})`)
    .orderBy(installation.key)
    .limit(1);
  if (!row) return undefined;
  const { at, moves } = JSON.parse(row.value) as Pick<AccessMoves, "moves"> & { at: number };
  return at < before ? { key: row.key, moves } : undefined;
}

export async function forgetAccessMoves(db: Reader, { key }: AccessMoves): Promise<void> {
  await db.delete(installation).where(eq(installation.key, key));
}
