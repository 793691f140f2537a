import type { FragmentType } from "@apollo/client";
import { FormattedMessage } from "react-intl";
import type { ClaimRow_ClaimFragment, ClaimServices_ClaimFragment } from "../../gql/graphql";
import { useClaimServices_claimFragment } from "../../gql/hooks";
import { DetailTable } from "../../entity/detail/DetailTable";
import { ServiceName } from "../../entity/ServiceName";
import { useClaimColumns } from "../../entity/useClaimColumns";
import styles from "../../entity/detail/detail.module.css";
import { ClaimStatusPill } from "../../entity/StatusPill";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { ClaimAndLocalTime } from "../../entity/ClaimAndLocalTime";
import { ClaimName } from "../../entity/ClaimName";

export interface ClaimServicesProps {
  claim: FragmentType<ClaimServices_ClaimFragment>;
  onClaim(id: string): void;
}

export function ClaimServices({ claim, onClaim }: ClaimServicesProps) {
  const data = useCompleteFragment(useClaimServices_claimFragment(claim));
  const columns = useClaimColumns<ClaimRow_ClaimFragment>(
    [
      {
        key: "id",
        label: <FormattedMessage id="claim.services.claim" defaultMessage="Claim" />,
        cell: ({ id }) => (
          <button type="button" className={styles.link} title={id} onClick={() => onClaim(id)}>
            <ClaimName id={id} />
          </button>
        ),
      },
      {
        key: "service",
        label: <FormattedMessage id="claim.services.service" defaultMessage="Service" />,
        cell: ({ kind, service }) => <ServiceName kind={kind} service={service} />,
      },
      {
        key: "status",
        label: <FormattedMessage id="claim.services.status" defaultMessage="Status" />,
        cell: ({ status }) => <ClaimStatusPill status={status} />,
      },
      {
        key: "occurredAt",
        label: <FormattedMessage id="claim.general.occurred" defaultMessage="Occurred" />,
        cell: ({ occurredAt, timeZone }) => <ClaimAndLocalTime at={occurredAt} zone={timeZone} />,
      },
    ],
    ["kind", "measuredFrom"],
  );
  if (!data) return null;
  return (
    <DetailTable
      rows={data.otherServices}
      keyOf={({ id }) => id}
      none={<FormattedMessage id="claim.services.none" defaultMessage="No other services on this file." />}
      columns={columns}
    />
  );
}
