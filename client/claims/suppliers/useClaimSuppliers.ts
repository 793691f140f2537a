import { useEffect, useRef } from "react";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import type { ClaimSuppliersQuery } from "../../gql/graphql";
import { useClaimSuppliersQuery } from "../../gql/hooks";
import { language } from "../../i18n/language";
import { useCan } from "../../session/useCan";
import { useObservable } from "../../store/observable";

export type SupplierFilterAnswer = ClaimSuppliersQuery["supplierFilter"];
export type FilterCandidate = SupplierFilterAnswer["candidates"][number];
export type FilterExcluded = SupplierFilterAnswer["excluded"][number];

const askedIn: readonly ClaimStatus[] = ["NO_SUPPLIER", "NO_SUPPLIER_DELAYED", "PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_CRITICAL"];
export const isWithoutSupplier = (status: ClaimStatus): boolean => status === "NO_SUPPLIER" || status === "NO_SUPPLIER_DELAYED";

/**
 * Runs the supplier filter once per status and language and on request, because the server logs each call. Returns `null` if it does not
 * apply.
 */
export function useClaimSuppliers(claimId: string, status: ClaimStatus) {
  const can = useCan();
  const isAsked = can("supplierFilter") && askedIn.includes(status);
  const spoken = useObservable(language);
  const result = useClaimSuppliersQuery({
    variables: { claimId },
    skip: !isAsked,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
    context: { queryDeduplication: false },
  });
  const { refetch } = result;
  const key = isAsked ? `${status} ${spoken}` : null;
  const askedFor = useRef(key);
  useEffect(() => {
    const before = askedFor.current;
    askedFor.current = key;
    if (key !== null && before !== null && before !== key) refetch().catch(() => undefined);
  }, [key, refetch]);
  return isAsked ? result : null;
}
