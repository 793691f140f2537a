import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/connect";
import { inList } from "../db/inList";
import { countedSources } from "../db/tables/figures";
import { countSources } from "../figures/countSources.actions";

/** Counts claims into the indicators permanently before they are removed. Requires the lock of figures. */
export async function keepFigures(tx: Tx, ids: readonly string[]): Promise<void> {
  await countSources(
    tx,
    ids.map((sourceId) => ({ source: "CLAIM", sourceId })),
  );
  await tx
    .update(countedSources)
    .set({ kept: true })
    .where(and(eq(countedSources.source, "CLAIM"), inList(countedSources.sourceId, ids)));
}
