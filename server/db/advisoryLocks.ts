/** Keys of advisory locks, in one list so that none is used twice. */
export const advisoryLocks = {
  migrations: 727_001,
  roles: 727_002,
  auditSeal: 727_003,
  searchKeys: 727_004,
  gazetteer: 727_005,
  figures: 727_006,
  /** Held while a backup is written; partitions are not created or dropped then. */
  backup: 727_007,
  erasures: 727_008,
  /** Held while webhook events become deliveries, so that the events of a claim keep their order. */
  webhooks: 727_009,
} as const;
