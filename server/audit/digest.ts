// What makes a row of the audit tell when it was changed. Whoever reads this can check an export by hand.
import { randomBytes } from "node:crypto";
import type { ActorRow } from "../platform/actor";
import { sha256 } from "../platform/sha256";

/** What a row says, as it is stored. */
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

/** JSON with its keys in one order, as the database gives no other back: the same for the same value. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** 128 bits: nobody finds an erased payload by trying what it may have been. */
export const newSalt = (): string => randomBytes(16).toString("hex");

export const payloadDigestOf = (salt: string, { before, after }: Pick<AuditRow, "before" | "after">): string =>
  sha256(`${salt}\n${canonical(before)}\n${canonical(after)}`);

type Digested = Omit<AuditRow, "before" | "after">;

export const digestOf = (row: Digested, payloadDigest: string): string =>
  digestBy(row, [row.actorKind, row.actorId, row.actorName], payloadDigest);

/** As rows were digested that are older than `actorKind`: without it, and of a key with this word before its name. */
export const formerDigestOf = (row: Digested, payloadDigest: string): string =>
  digestBy(row, [row.actorId, row.actorKind === "KEY" ? `key ${row.actorName}` : row.actorName], payloadDigest);

const digestBy = ({ id, at, action, model, entityId, origin, requestId }: Digested, who: unknown[], payloadDigest: string): string =>
  sha256(canonical([id, at.toISOString(), ...who, action, model, entityId, origin, requestId, payloadDigest]));

/** A row in its place: what a seal is made of. */
export interface SealedRow {
  xid: string;
  seq: number;
  digest: string | null;
}

/** Whether a row comes behind a place of the log. */
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

/** A seal before it has its place in the chain. */
export type NewSeal = Pick<Seal, "id" | "at" | "day" | "xid" | "seq" | "rows" | "digest">;

/** The chain: a seal cannot be changed, taken away or moved without all that follow. */
export const sealHashOf = (before: string, { id, at, day, xid, seq, rows, digest }: NewSeal): string =>
  sha256(canonical([before, id, at.toISOString(), day, xid, seq, rows, digest]));

/** The chain of what was folded: each day stands for its seals from the first to the last one, whose hash it keeps. */
export const foldHashOf = (
  before: string,
  { id, at, day, xid, seq, rows, digest, hash, firstId, hashBefore }: Omit<Seal, "foldHash">,
): string => sha256(canonical([before, firstId, hashBefore, id, at.toISOString(), day, xid, seq, rows, digest, hash]));
