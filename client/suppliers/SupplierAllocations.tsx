import { FormattedMessage, useIntl } from "react-intl";
import { claimStatuses } from "../../schema/rules/lists/claims";
import { currentJob, jobsInOrder } from "../../schema/rules/claims/currentJob";
import type { ClaimRow_ClaimFragment } from "../gql/graphql";
import { named } from "../i18n/named";
import { useNow } from "../live/connection";
import { DetailState } from "../entity/detail/DetailState";
import styles from "../entity/detail/detail.module.css";
import { stripTimesOf } from "../entity/lateness";
import { StripInstant } from "../entity/detail/StripInstant";
import { noteText, toneOf } from "../entity/timeNotes";
import { useClaimColumns } from "../entity/useClaimColumns";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { ServiceName } from "../entity/ServiceName";
import { ClaimName } from "../entity/ClaimName";
import { useAllocations, type Allocation } from "./useAllocations";

export interface SupplierAllocationsProps {
  id: string;
  onClaim(id: string): void;
}

export function SupplierAllocations({ id, onClaim }: SupplierAllocationsProps) {
  const intl = useIntl();
  const result = useAllocations(id);
  const columns = useClaimColumns<ClaimRow_ClaimFragment>([], ["id", "status", "service", "kind", "measuredFrom", "occurredAt"]);
  const claims = result?.data?.claims;
  if (!claims?.nodes.length) {
    return (
      <DetailState
        loading={result?.loading === true && !claims}
        error={result?.error}
        failure="servicesFailed"
        retry={() => void result?.refetch()}
        missing={<FormattedMessage id="supplier.allocations.none" defaultMessage="No open claims are assigned to this supplier." />}
      />
    );
  }
  const current = currentJob(claims.nodes);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <FormattedMessage id="claim.services.claim" defaultMessage="Claim" />
          </th>
          <th scope="col">
            <FormattedMessage id="claim.services.service" defaultMessage="Service" />
          </th>
          <th scope="col">
            <FormattedMessage id="supplier.allocations.arrival" defaultMessage="Arrival" />
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobsInOrder(claims.nodes).map((claim) => (
          <tr key={claim.id} aria-current={claim === current ? "true" : undefined}>
            <td>
              <StatusGlyph claimStatus={claim.status} label={named(intl, "status", claim.status)} />
            </td>
            <td>
              <button type="button" className={styles.link} title={claim.id} onClick={() => onClaim(claim.id)}>
                <ClaimName id={claim.id} />
              </button>{" "}
              {claimStatuses[claim.status].code.toUpperCase()}
              {claim === current && (
                <span className={styles.tag}>
                  <FormattedMessage id="supplier.allocations.now" defaultMessage="now" />
                </span>
              )}
            </td>
            <td>
              <ServiceName kind={claim.kind} service={claim.service} />
              {claim.origin && <span className={styles.under}>{claim.origin}</span>}
            </td>
            <td>
              <Arrival claim={claim} />
            </td>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(claim)}</td>
            ))}
          </tr>
        ))}
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

function Arrival({ claim }: { claim: Allocation }) {
  const intl = useIntl();
  const times = stripTimesOf(claim, useNow(5_000));
  const [due] = times;
  const arrival = times.find(({ kind, at }) => (kind === "arrived" || kind === "predicted") && at !== null) ?? due;
  const late = due?.note?.kind === "late" || due?.note?.kind === "ahead" ? due.note : (arrival?.note ?? null);
  if (!arrival?.at) return "—";
  return (
    <>
      <StripInstant at={arrival.at} zone={claim.timeZone} />
      {late && (
        <span className={styles.under} data-tone={due && toneOf(claim, due)}>
          {noteText(intl, late, claim.timeZone)}
        </span>
      )}
    </>
  );
}
