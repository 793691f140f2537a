// Who can take a claim, and in which order: the supplier filter, as far as it needs no road.
import { exclusionsOf } from "./filterExclusions";
import type { ExclusionReason, FilterContext, FilterReason, ServiceNeed, SupplierFacts } from "./filterFacts";
import { candidateOf, compareCandidates, departureOf, estimatedTravel, type Candidate, type Departure } from "./filterRanking";

export interface EstimatedSupplier {
  supplier: SupplierFacts;
  departure: Departure;
  candidate: Candidate;
}
export interface ExcludedSupplier {
  supplier: SupplierFacts;
  reasons: FilterReason<ExclusionReason>[];
}

/** Those who can take it in their order, each way estimated by its straight line, and those who cannot, as they came. */
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
      able.push({ supplier, departure, candidate: candidateOf(need, supplier, context, departure, estimatedTravel(need, departure)) });
    }
  }
  able.sort((a, b) => compareCandidates(a.candidate, b.candidate));
  return { able, excluded };
}
