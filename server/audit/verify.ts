import type { Db, Tx } from "../db/connect";
import { digestOf, foldHashOf, formerDigestOf, isAfter, payloadDigestOf, sealDigestOf, sealHashOf, type Seal } from "./digest";
import { chainStart } from "./seal";
import { allRows, allSeals, entityOf, maintenanceEvents, type StoredRow } from "./verify.queries";

/** Sign of tampering; or SEAL_FOLDED if the given seal was folded and can no longer be compared. */
export interface Finding {
  kind:
    | "ROW_CHANGED"
    | "ROWS_MISSING"
    | "ROWS_ADDED"
    | "ROWS_REPLACED"
    | "ROW_ERASED"
    | "SEAL_CHANGED"
    | "SEALS_MISSING"
    | "SEAL_NOT_FOUND"
    | "SEAL_FOLDED";
  where: string;
  message: string;
}

export interface Verdict {
  rows: number;
  seals: number;
  erased: number;
  /** Rows removed by retention; their seals remain. */
  removed: number;
  unsealed: number;
  /** Rows written before digests existed. */
  older: number;
  last: Pick<Seal, "id" | "hash"> | null;
  findings: Finding[];
}

/** Recomputes all rows and seals in one snapshot. `known`: number and hash of a seal noted elsewhere. */
export const verifyAudit = (db: Pick<Db, "transaction">, knownSeal?: Pick<Seal, "id" | "hash">): Promise<Verdict> =>
  db.transaction(
    async (tx) => {
      await tx.execute("set local idle_in_transaction_session_timeout = 0");
      return new Verification(await maintenanceEvents(tx)).run(tx, knownSeal);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

class Verification {
  private readonly verdict: Verdict = { rows: 0, seals: 0, erased: 0, removed: 0, unsealed: 0, older: 0, last: null, findings: [] };

  constructor(private readonly maintenance: Awaited<ReturnType<typeof maintenanceEvents>>) {}

  async run(tx: Tx, knownSeal?: Pick<Seal, "id" | "hash">): Promise<Verdict> {
    const rows = allRows(tx);
    let next = await rows.next();
    let before: Pick<Seal, "id" | "hash"> = chainStart;
    let lastFold = "";
    let isKnownSealFound = !knownSeal;
    for await (const seal of allSeals(tx)) {
      const pendingRows: StoredRow[] = [];
      for (; !next.done && !isAfter(next.value, seal); next = await rows.next()) pendingRows.push(this.checked(next.value));
      this.seal(seal, before, pendingRows);
      if (seal.firstId !== null) lastFold = this.fold(seal, lastFold);
      if (seal.id === knownSeal?.id && seal.hash === knownSeal.hash) isKnownSealFound = true;
      else if (knownSeal && seal.firstId !== null && knownSeal.id >= seal.firstId && knownSeal.id < seal.id) {
        this.find("SEAL_FOLDED", `seal ${knownSeal.id}`, `was folded into seal ${seal.id}, ${seal.hash}: compare one that was noted later`);
        isKnownSealFound = true;
      }
      before = seal;
    }
    if (lastFold && lastFold !== this.maintenance.lastFold)
      this.find("SEAL_CHANGED", "the last folded seal", "is not the one that the audit tells of");
    for (; !next.done; next = await rows.next()) {
      this.checked(next.value);
      this.verdict.unsealed++;
    }
    if (!isKnownSealFound) this.find("SEAL_NOT_FOUND", `seal ${knownSeal!.id}`, "is not as it was noted: the chain was written anew");
    this.verdict.last = before.id ? { id: before.id, hash: before.hash } : null;
    return this.verdict;
  }

  private find(kind: Finding["kind"], where: string, says: string): void {
    this.verdict.findings.push({ kind, where, message: says });
  }

  private checked(row: StoredRow): StoredRow {
    this.verdict.rows++;
    const { salt, payloadDigest, digest } = row;
    const where = `row ${row.id} (${row.at.toISOString()} ${row.action} by ${row.actorName})`;
    if (digest === null || payloadDigest === null) this.verdict.older++;
    else if (![digestOf, formerDigestOf].some((digestFunction) => digestFunction(row, payloadDigest) === digest))
      this.find("ROW_CHANGED", where, "was changed");
    else if (salt !== null) {
      if (payloadDigestOf(salt, row) !== payloadDigest) this.find("ROW_CHANGED", where, "was changed: before or after");
    } else if (row.before !== null || row.after !== null) this.find("ROW_CHANGED", where, "was changed: before or after");
    else if (!this.maintenance.erased.has(entityOf(row))) this.find("ROW_ERASED", where, "was erased, and nothing says by whom");
    else this.verdict.erased++;
    return row;
  }

  private fold(seal: Seal, before: string): string {
    if (foldHashOf(before, seal) !== seal.foldHash)
      this.find("SEAL_CHANGED", `seal ${seal.id} (${seal.at.toISOString()})`, "was changed since it was folded, or the one before it");
    return seal.foldHash ?? "";
  }

  private seal(seal: Seal, before: Pick<Seal, "id" | "hash">, pendingRows: readonly StoredRow[]): void {
    this.verdict.seals++;
    const where = `seal ${seal.id} (${seal.at.toISOString()})`;
    const firstId = seal.firstId ?? seal.id;
    const gap = firstId - before.id - 1;
    if (gap) this.find("SEALS_MISSING", `seals ${before.id + 1} to ${firstId - 1}`, "are missing");
    // After a gap the previous hash is unknown; the seal is verified by its rows.
    else if (seal.firstId === null ? sealHashOf(before.hash, seal) !== seal.hash : seal.hashBefore !== before.hash)
      this.find("SEAL_CHANGED", where, "was changed or moved, or the one before it");
    const rows = gap ? pendingRows.slice(-seal.rows) : pendingRows;
    if (rows.length < seal.rows) {
      if (!rows.length && seal.day < this.maintenance.removedBefore) this.verdict.removed += seal.rows;
      else this.find("ROWS_MISSING", where, `${seal.rows - rows.length} of its ${seal.rows} rows are missing`);
    } else if (rows.length > seal.rows) this.find("ROWS_ADDED", where, `${rows.length - seal.rows} rows were added behind it`);
    else if (sealDigestOf(rows) !== seal.digest) this.find("ROWS_REPLACED", where, "its rows are not those that it was made of");
  }
}
