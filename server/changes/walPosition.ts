import { type SQL, sql } from "drizzle-orm";

export interface WalPosition {
  /** Incremented by each promotion of a standby. */
  timeline: number;
  /** Flushed bytes since the cluster was created. A lower value than before means an older copy of the data. */
  lsn: bigint;
}

/** Columns `timeline` and `lsn`. Fails on a standby, whose data may be behind. */
export const walColumns: SQL = sql`
  ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline,
  (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as lsn`;

export interface WalRow extends Record<string, unknown> {
  timeline: number;
  lsn: string;
}

export const walPosition = ({ timeline, lsn }: WalRow): WalPosition => ({ timeline, lsn: BigInt(lsn) });
