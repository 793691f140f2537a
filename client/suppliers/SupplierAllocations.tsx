import { FormattedMessage, useIntl } from "react-intl";
import { claimStatuses } from "../../schema/rules/claims/claims";
import { mapLimits } from "../../schema/rules/map/map";
import type { ClaimRow_ClaimFragment } from "../gql/graphql";
import { useSupplierAllocationsQuery } from "../gql/hooks";
import { named } from "../i18n/named";
import { useClaimColumns } from "../entity/useClaimColumns";
import { DetailState } from "../entity/DetailState";
import styles from "../entity/detail.module.css";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";

export interface SupplierAllocationsProps {
  id: string;
  onClaim(id: string): void;
}

/** The open claims a supplier has been given. */
export function SupplierAllocations({ id, onClaim }: SupplierAllocationsProps) {
  const intl = useIntl();
  // Which claims a supplier has is no subscription of its own: asked as often as a map without a live connection.
  const { data, loading, error, refetch } = useSupplierAllocationsQuery({
    variables: { id },
    pollInterval: mapLimits.refreshIntervalMs,
    fetchPolicy: "cache-and-network",
  });
  const columns = useClaimColumns<ClaimRow_ClaimFragment>([], ["id", "status", "service", "measuredFrom", "occurredAt"]);
  const claims = data?.claims;
  if (!claims?.nodes.length) {
    return (
      <DetailState
        loading={loading && !claims}
        error={error}
        retry={() => void refetch()}
        missing={<FormattedMessage id="supplier.allocations.none" defaultMessage="No open claim is assigned to this supplier." />}
      />
    );
  }
  return (
    <table className={styles.table}>
      <tbody>
        {claims.nodes.map((claim) => {
          const { id: claimId, status, service, origin } = claim;
          return (
            <tr key={claimId}>
              <td>
                <StatusGlyph claimStatus={status} label={named(intl, "status", status)} />
              </td>
              <td>
                <button type="button" className={styles.link} onClick={() => onClaim(claimId)}>
                  {claimId}
                </button>
              </td>
              <td>{claimStatuses[status].code.toUpperCase()}</td>
              <td>{[service.name, origin].filter(Boolean).join(", ")}</td>
              {columns.map(({ key, cell }) => (
                <td key={key}>{cell(claim)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
      {claims.totalCount > claims.nodes.length && (
        <tfoot>
          <tr>
            <td colSpan={4 + columns.length}>
              <FormattedMessage
                id="supplier.allocations.more"
                defaultMessage="and {count, number} more"
                values={{ count: claims.totalCount - claims.nodes.length }}
              />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
