// Pending access changes of suppliers, stored until their claims are updated, so that another node can continue after a crash.
import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { z } from "zod";
import { SupplierAccess } from "../../schema/rules/lists/suppliers";
import { jsonText } from "../platform/parseJson";
import type { Reader, Tx } from "./connect";
import { installation } from "./tables/log";

export interface SupplierAccessChanges {
  key: string;
  moves: { id: string; was: SupplierAccess }[];
}

const KEY_PREFIX = "access moves ";
const storedChanges = jsonText(z.object({ at: z.number(), moves: z.array(z.object({ id: z.string(), was: z.enum(SupplierAccess) })) }));

export async function storeSupplierAccessChanges(tx: Tx, now: Date, moves: SupplierAccessChanges["moves"]): Promise<SupplierAccessChanges> {
  const key = KEY_PREFIX + uuidv7();
  await tx.insert(installation).values({ key, value: JSON.stringify({ at: now.getTime(), moves }) });
  return { key, moves };
}

export async function pendingSupplierAccessChanges(db: Reader, before: number): Promise<SupplierAccessChanges | undefined> {
  const [row] = await db
    .select()
    .from(installation)
    .where(sql`starts_with(${installation.key}, ${KEY_PREFIX})`)
    .orderBy(installation.key)
    .limit(1);
  if (!row) return undefined;
  const { at, moves } = storedChanges.parse(row.value);
  return at < before ? { key: row.key, moves } : undefined;
}

export async function deleteSupplierAccessChanges(db: Reader, { key }: SupplierAccessChanges): Promise<void> {
  await db.delete(installation).where(eq(installation.key, key));
}
