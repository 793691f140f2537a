import { aClaim, aSupplier } from "../../msw/db";
import { db } from "../setup";

export const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
export const entry = (claimId: string, group: string, limit: number) => ({
  __typename: "WorklistEntry",
  claimId,
  group,
  status: group === "UNASSIGNED_LATE" ? "NO_SUPPLIER_DELAYED" : "PENDING_ARRIVAL_CRITICAL",
  limitAt: at(limit),
});
export const list = (...entries: ReturnType<typeof entry>[]) => ({
  __typename: "Worklist",
  entries,
  coming: [] as { __typename: string; until: string; count: number }[],
  totals: ["CRITICAL", "UNASSIGNED_LATE", "COMPLETION_LATE", "NEXT"].map((group) => ({
    __typename: "WorklistTotal",
    group,
    count: entries.filter((one) => one.group === group).length,
  })),
});
export const add = (id: string, more: object = {}) =>
  db().claims.set(
    id,
    aClaim({
      id,
      status: "PENDING_ARRIVAL_CRITICAL",
      measuredFrom: at(-31.5),
      promisedAt: at(-31.5),
      predictedAt: at(5.5),
      origin: `Street of ${id}`,
      supplier: aSupplier({ id: "M-1", name: "Tow One" }),
      ...more,
    }),
  );
