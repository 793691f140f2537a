import { FormattedMessage, useIntl } from "react-intl";
import { useClaimDetailQuery } from "../gql/hooks";
import { DetailState } from "../mapkit/DetailState";
import { DetailTabs } from "../mapkit/DetailTabs";
import styles from "../mapkit/detail.module.css";
import { ClaimEconomics } from "./ClaimEconomics";
import { ClaimGeneral } from "./ClaimGeneral";
import { ClaimHeader } from "./ClaimHeader";
import { ClaimMilestones } from "./ClaimMilestones";
import { ClaimTimes } from "./ClaimTimes";
import { FinishedStrip } from "./FinishedStrip";

export interface ClaimDetailProps {
  id: string;
  /** The part in front; null: the first. */
  part: string | null;
  onPart(part: string | null): void;
  onSupplier(id: string): void;
  /** When the tab closes by itself, milliseconds since 1970; null: it stays. */
  closesAt: number | null;
  onKeep(): void;
}

/** Everything about one claim. What changes comes by `claimChanged` into the cache, and from there to the panel that shows it. */
export function ClaimDetail({ id, part, onPart, onSupplier, closesAt, onKeep }: ClaimDetailProps) {
  const intl = useIntl();
  const { data, loading, error, refetch } = useClaimDetailQuery({ variables: { id } });
  const claim = data?.claim;
  if (!claim) {
    return (
      <DetailState
        loading={loading}
        error={error}
        retry={() => void refetch()}
        missing={
          <FormattedMessage
            id="claim.missing"
            defaultMessage="There is no claim {id}, or your profile does not let you see it."
            values={{ id: <b>{id}</b> }}
          />
        }
      />
    );
  }
  return (
    <article className={styles.detail} aria-label={intl.formatMessage({ id: "claim.title", defaultMessage: "Claim {id}" }, { id })}>
      {claim.status === "FINISHED" && (
        <FinishedStrip
          cancelled={claim.cancelledAt !== null}
          at={claim.finishedAt ?? claim.cancelledAt}
          zone={claim.timeZone}
          closesAt={closesAt}
          onKeep={onKeep}
        />
      )}
      <ClaimHeader claim={claim} />
      <ClaimTimes claim={claim} />
      <DetailTabs
        title={intl.formatMessage({ id: "claim.parts", defaultMessage: "Parts of the claim" })}
        shown={part}
        onShow={onPart}
        parts={[
          {
            key: "general",
            label: <FormattedMessage id="claim.part.general" defaultMessage="General" />,
            content: <ClaimGeneral claim={claim} onSupplier={onSupplier} />,
          },
          {
            key: "milestones",
            label: <FormattedMessage id="claim.part.milestones" defaultMessage="Milestones" />,
            content: <ClaimMilestones claim={claim} />,
          },
          {
            key: "economic",
            label: <FormattedMessage id="claim.part.economic" defaultMessage="Economic" />,
            content: <ClaimEconomics claim={claim} />,
          },
        ]}
      />
    </article>
  );
}
