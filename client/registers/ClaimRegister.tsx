import { claimStatuses } from "../../schema/rules/lists/claims";
import { ClaimBulk, useBulkActions } from "../claims/bulk/ClaimBulk";
import { ClaimRegisterDocument } from "../gql/graphql";
import { ownClaimColumns } from "./claimColumns";
import { type ClaimRow, claimRowFields } from "./claimRow";
import { useClaimFilters } from "./filters";
import { Register } from "./Register";

const zoneOf = ({ timeZone }: ClaimRow): string => timeZone;
const isUrgent = ({ status }: ClaimRow): boolean => claimStatuses[status].timing === "critical";

export function ClaimRegister() {
  const { fields, filter, isOpenOnly, narrowing, isCounted } = useClaimFilters();
  const canAct = useBulkActions().length > 0;
  return (
    <Register<ClaimRow>
      list="claims"
      page="claims"
      group="claims"
      document={ClaimRegisterDocument}
      fragment="ClaimRegister_claim"
      rowFields={claimRowFields}
      overrides={ownClaimColumns}
      zoneOf={zoneOf}
      filters={fields}
      narrowing={narrowing}
      isCounted={isCounted}
      filter={filter}
      usualSort={isOpenOnly ? "URGENCY" : "NEWEST"}
      isUrgent={isUrgent}
      {...(canAct && { bulk: (chosen, keep) => <ClaimBulk claimIds={chosen.map(({ id }) => id)} onSelect={keep} /> })}
    />
  );
}
