// What was erased in the database goes from the archives as well, on each node that has some, in the order of the erasures.
import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { record } from "../audit/record";
import { advisoryLocks } from "../db/advisoryLocks";
import { erasures } from "../db/tables/erasures";
import { audit } from "../db/tables/log";
import { transaction } from "../db/transaction";
import { systemActor } from "../platform/actor";
import { type Archive, archiveOf, archivesOf, readArchive, rewriteArchive, setErasedUntil } from "./archiveFiles";
import { type ErasureWork, noteErased } from "./erasures.actions";
import { type ErasureRow, erasuresAfter, isErased } from "./erasures.queries";
import { formsOf, personOf } from "./personForms";

/**
 * Brings the archives of a folder up to the erasure of this number, which is complete, and so are all before it. An archive that is damaged is left,
 * and thrown at the end.
 */
export async function eraseFromArchives(work: ErasureWork, folder: string, last: number, signal: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  for (const archive of await archivesOf(folder)) {
    signal.throwIfAborted();
    if (archive.erasedUntil < last)
      await eraseFromArchive(work, folder, archive.manifest, last).catch((error: unknown) => void errors.push(error));
  }
  if (errors.length) throw errors[0];
}

/**
 * One archive, which no other node rewrites meanwhile. That its claims are erased is committed before the file is another one: killed in between,
 * they are found in it again, and counted once.
 */
const eraseFromArchive = (work: ErasureWork, folder: string, manifest: string, last: number): Promise<void> =>
  transaction(work, async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasures})`);
    const archive = await archiveOf(folder, manifest);
    if (archive.erasedUntil >= last) return;
    const wanted = (await erasuresAfter(tx, archive.erasedUntil)).filter(({ number }) => number <= last);
    const { kept, erased } = await split(work, folder, archive, wanted);
    if (!erased.size) return setErasedUntil(folder, archive, last);
    await noteAll(work, archive, erased);
    await rewriteArchive(folder, archive, last, Readable.from(kept));
  });

/** Notes claims of an archive's file as erased, once, in a transaction of its own. `erased`: by which erasure each goes. */
const noteAll = (work: ErasureWork, { file }: Archive, erased: ReadonlyMap<string, string>): Promise<void> =>
  transaction(work, async (tx, now) => {
    const event = { action: "archive.erase", model: "archive", entityId: file } as const;
    const [noted] = await tx
      .select({ id: audit.id })
      .from(audit)
      .where(and(eq(audit.action, event.action), eq(audit.model, event.model), eq(audit.entityId, file)))
      .limit(1);
    if (noted) return;
    await noteErased(tx, now, [...erased.keys()]);
    for (const id of new Set(erased.values())) {
      const claims = [...erased.values()].filter((one) => one === id).length;
      await tx
        .update(erasures)
        .set({ archivedClaims: sql`${erasures.archivedClaims} + ${claims}` })
        .where(eq(erasures.id, id));
    }
    await record(tx, now, systemActor, { ...event, after: { claims: erased.size } });
  });

/** The lines that stay, and by which erasure (its id) each of the other claims goes. */
async function split(
  { installation }: ErasureWork,
  folder: string,
  archive: Archive,
  wanted: readonly ErasureRow[],
): Promise<{ kept: string[]; erased: Map<string, string> }> {
  const kept: string[] = [];
  const erased = new Map<string, string>();
  await readArchive(folder, archive, ({ claim }, line) => {
    const described = { id: claim.id, person: formsOf(personOf(claim)) };
    const erasure = wanted.find((one) => isErased(installation, one, described));
    if (erasure) erased.set(claim.id, erasure.id);
    else kept.push(`${line}\n`);
  });
  return { kept, erased };
}
