/**
 * What one node does at a time, by the number of its advisory lock in this database: in one list, so that no two things share one.
 */
export const advisoryLocks = {
  migrations: 727_001,
  roles: 727_002,
  auditSeal: 727_003,
  searchKeys: 727_004,
  gazetteer: 727_005,
  figures: 727_006,
  /** Held while a backup is written: partitions wait. */
  backup: 727_007,
  /** Erasures are numbered in the order of their commits, and applied to archives by one node at a time. */
  erasures: 727_008,
} as const;
