import { exclusionsOf } from "./filterExclusions";
import type { ExclusionReason, FilterContext, FilterReason, ServiceNeed, SupplierFacts } from "./filterFacts";
import { compareRanks, departureOf, estimatedTravel, rankOf, type Departure, type Rank } from "./filterRanking";

export interface EstimatedSupplier {
  supplier: SupplierFacts;
  departure: Departure;
  rank: Rank;
}
export interface ExcludedSupplier {
  supplier: SupplierFacts;
  reasons: FilterReason<ExclusionReason>[];
}

/** Returns eligible suppliers ranked by straight-line estimates, and excluded ones in input order. */
export function filterSuppliers(
  need: ServiceNeed,
  suppliers: readonly SupplierFacts[],
  context: FilterContext,
): { able: EstimatedSupplier[]; excluded: ExcludedSupplier[] } {
  const able: EstimatedSupplier[] = [];
  const excluded: ExcludedSupplier[] = [];
  for (const supplier of suppliers) {
    const reasons = exclusionsOf(need, supplier, context);
    if (reasons.length) excluded.push({ supplier, reasons });
    else {
      const departure = departureOf(need, supplier, context);
      able.push({ supplier, departure, rank: rankOf(need, supplier, context, departure, estimatedTravel(need, departure)) });
    }
  }
  able.sort((a, b) => compareRanks(a.rank, b.rank));
  return { able, excluded };
}
