/** What the claims of an instance are grouped by; a contract's key is that of its client and its own. */
export const ClaimGrouping = { CLIENT: "CLIENT", CONTRACT: "CONTRACT", SERVICE: "SERVICE", SUPPLIER: "SUPPLIER" } as const;
export type ClaimGrouping = keyof typeof ClaimGrouping;

/** What figures are grouped by: the claims of an instance, or the instances themselves. */
export const FigureGrouping = { ...ClaimGrouping, INSTANCE: "INSTANCE" } as const;
export type FigureGrouping = keyof typeof FigureGrouping;

/** What figures are kept for: the whole instance, and each contract, service and supplier. A client's are the sum of its contracts'. */
export const KeptGrouping = { INSTANCE: "INSTANCE", CONTRACT: "CONTRACT", SERVICE: "SERVICE", SUPPLIER: "SUPPLIER" } as const;
export type KeptGrouping = keyof typeof KeptGrouping;
export const keptGroupings = Object.keys(KeptGrouping) as KeptGrouping[];

/** Groups that are answered at most, the largest first. */
export const MAX_FIGURE_GROUPS = 100;
