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
import { eraseFromConfigurations, namesOf, type NamesErased, type SearchedClaim } from "./eraseTraces";
import { formsOf, personOf } from "./personForms";

/** Applies all erasures up to `last`, which must be complete. Skips damaged archives and throws at the end. */
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
 * An advisory lock excludes other nodes. The audit is committed before the file is replaced: after a crash the claims are found again, but
 * audited once.
 */
const eraseFromArchive = (work: ErasureWork, folder: string, manifest: string, last: number): Promise<void> =>
  transaction(work, async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasures})`);
    const archive = await archiveOf(folder, manifest);
    if (archive.erasedUntil >= last) return;
    const dueErasures = (await erasuresAfter(tx, archive.erasedUntil)).filter(({ number }) => number <= last);
    const { kept, erased, instancesOfErased, searched } = await split(work, folder, archive, dueErasures);
    if (!erased.size) return setErasedUntil(folder, archive, last);
    await noteAll(work, archive, erased, instancesOfErased, namesOf(searched));
    await rewriteArchive(folder, archive, last, Readable.from(kept));
  });

/** Audits the erased claims of a file once, in a separate transaction. `erased` maps claims to erasure ids. */
const noteAll = (
  work: ErasureWork,
  { file }: Archive,
  erased: ReadonlyMap<string, string>,
  instances: ReadonlyMap<string, string>,
  namesErased: NamesErased,
): Promise<void> =>
  transaction(work, async (tx, now) => {
    const event = { action: "archive.erase", model: "archive", entityId: file } as const;
    const [noted] = await tx
      .select({ id: audit.id })
      .from(audit)
      .where(and(eq(audit.action, event.action), eq(audit.model, event.model), eq(audit.entityId, file)))
      .limit(1);
    if (noted) return;
    await noteErased(tx, now, [...erased.keys()], instances);
    await eraseFromConfigurations(tx, work.ownerDb, now, namesErased);
    for (const id of new Set(erased.values())) {
      const claims = [...erased.values()].filter((erasedId) => erasedId === id).length;
      await tx
        .update(erasures)
        .set({ archivedClaims: sql`${erasures.archivedClaims} + ${claims}` })
        .where(eq(erasures.id, id));
    }
    await record(tx, now, systemActor, { ...event, after: { claims: erased.size } });
  });

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

async function split(
  { installation }: ErasureWork,
  folder: string,
  archive: Archive,
  wanted: readonly ErasureRow[],
): Promise<{ kept: string[]; erased: Map<string, string>; instancesOfErased: Map<string, string>; searched: SearchedClaim[] }> {
  const keptLines: string[] = [];
  const erased = new Map<string, string>();
  const instancesOfErased = new Map<string, string>();
  const searched: SearchedClaim[] = [];
  await readArchive(folder, archive, ({ claim }, line) => {
    const person = personOf(claim);
    const described = { id: claim.id, person: formsOf(person) };
    const erasure = wanted.find((candidate) => isErased(installation, candidate, described));
    if (erasure) {
      erased.set(claim.id, erasure.id);
      const instanceId = textOf(claim["instance_id"]);
      if (instanceId !== null) instancesOfErased.set(claim.id, instanceId);
      searched.push({ numbers: [claim.id, textOf(claim["file"]), textOf(claim["other_file"])], person });
    } else keptLines.push(`${line}\n`);
  });
  return { kept: keptLines, erased, instancesOfErased, searched };
}
