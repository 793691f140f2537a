/** Instant so many minutes from now, ISO 8601. */
export const minutes = (from: number): string => new Date(Date.now() + from * 60_000).toISOString();

/** A claim record as the source system sends it. */
export const claimRecord = (id: string, more: object = {}) => ({
  rgpresta: id,
  cdama: "ES",
  cdservicio: "GRU",
  fhocurrencia: minutes(-10),
  x: -3.7,
  y: 40.4,
  version: 1,
  ...more,
});

export const supplierRecord = (id: string, more: object = {}) => ({
  cdprovee: id,
  cdama: "ES",
  nbprovee: `Supplier ${id}`,
  tpaccprovee: "BASES",
  x: -3.6,
  y: 40.5,
  version: 1,
  ...more,
});
