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

/** What a claim's record says so that the demo's client sees it; and the base of the demo's provider. */
export const ofDemoClient = { cdcliente: "AUR", cdcontrato: "AUTO-PLUS-3" } as const;
export const ofDemoProvider = { cdprovee: "DEMO-MAD-BAS-01" } as const;
