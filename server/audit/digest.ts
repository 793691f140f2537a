// Digests of audit rows, which reveal later changes. Documented so that an export can be verified independently.
import { randomBytes } from "node:crypto";
import type { ActorRow } from "../platform/actor";
import { sha256 } from "../platform/sha256";

export interface AuditRow extends ActorRow {
  id: string;
  at: Date;
  action: string;
  model: string;
  entityId: string | null;
  before: unknown;
  after: unknown;
  origin: string | null;
  requestId: string | null;
}

/** JSON with sorted keys, because the database does not preserve their order. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A 128-bit salt prevents guessing erased payloads from their digest. */
export const newSalt = (): string => randomBytes(16).toString("hex");

export const payloadDigestOf = (salt: string, { before, after }: Pick<AuditRow, "before" | "after">): string =>
  sha256(`${salt}\n${canonical(before)}\n${canonical(after)}`);

type Digested = Omit<AuditRow, "before" | "after">;

export const digestOf = (row: Digested, payloadDigest: string): string =>
  digestBy(row, [row.actorKind, row.actorId, row.actorName], payloadDigest);

/** Digest of rows written before `actorKind` existed: without it, and with the prefix "key" in the name of a key. */
export const formerDigestOf = (row: Digested, payloadDigest: string): string =>
  digestBy(row, [row.actorId, row.actorKind === "KEY" ? `key ${row.actorName}` : row.actorName], payloadDigest);

const digestBy = ({ id, at, action, model, entityId, origin, requestId }: Digested, who: unknown[], payloadDigest: string): string =>
  sha256(canonical([id, at.toISOString(), ...who, action, model, entityId, origin, requestId, payloadDigest]));

export interface SealedRow {
  xid: string;
  seq: number;
  digest: string | null;
}

export const isAfter = (row: Pick<SealedRow, "xid" | "seq">, { xid, seq }: Pick<SealedRow, "xid" | "seq">): boolean =>
  BigInt(row.xid) > BigInt(xid) || (row.xid === xid && row.seq > seq);

export interface Seal {
  id: number;
  at: Date;
  day: string;
  xid: string;
  seq: number;
  rows: number;
  digest: string;
  hash: string;
  firstId: number | null;
  hashBefore: string | null;
  foldHash: string | null;
}

export const sealDigestOf = (rows: readonly SealedRow[]): string => sha256(rows.map(sealedLine).join(""));
export const sealedLine = ({ xid, seq, digest }: SealedRow): string => `${xid} ${seq} ${digest ?? ""}\n`;

export type NewSeal = Pick<Seal, "id" | "at" | "day" | "xid" | "seq" | "rows" | "digest">;

/** Hash chain: changing, removing or moving a seal invalidates all later ones. */
export const sealHashOf = (before: string, { id, at, day, xid, seq, rows, digest }: NewSeal): string =>
  sha256(canonical([before, id, at.toISOString(), day, xid, seq, rows, digest]));

/** Chain of folded seals: one entry per day replaces its seals, and keeps the hash of the last one. */
export const foldHashOf = (
  before: string,
  { id, at, day, xid, seq, rows, digest, hash, firstId, hashBefore }: Omit<Seal, "foldHash">,
): string => sha256(canonical([before, firstId, hashBefore, id, at.toISOString(), day, xid, seq, rows, digest, hash]));
