import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Reader } from "../../db/connect";
import { arrivalFits } from "../../db/tables/arrival";

export const MAX_FITS = 100;
const { model: _, ...columns } = getTableColumns(arrivalFits);

export const newestFits = (db: Reader, instanceId: string) =>
  db.select(columns).from(arrivalFits).where(eq(arrivalFits.instanceId, instanceId)).orderBy(desc(arrivalFits.version)).limit(MAX_FITS);
