import { FormattedMessage, useIntl } from "react-intl";
import { useClaimDetailQuery } from "../../gql/hooks";
import { useObservable } from "../../store/observable";
import { useLookAtClaim } from "../../live/presence";
import { OtherViewersLines } from "../../entity/presence/OtherViewers";
import { openActionDialog } from "../actions/dialog";
import { DetailPanel } from "../../entity/detail/DetailPanel";
import { ClaimActions } from "../actions/ClaimActions";
import { ClaimContactListButton } from "./ClaimContactListButton";
import { ClaimSuppliers } from "../suppliers/ClaimSuppliers";
import { ClaimEconomics } from "./ClaimEconomics";
import { ClaimGeneral } from "./ClaimGeneral";
import { ClaimHeader } from "./ClaimHeader";
import { ClaimMilestones } from "../milestones/ClaimMilestones";
import { ClaimServices } from "./ClaimServices";
import { ClaimStatusReason } from "../activity/ClaimStatusReason";
import { ClaimProcessesAndActivity } from "../activity/ClaimProcessesAndActivity";
import { useClaimExplanation } from "../activity/useClaimExplanation";
import { ClaimTimes } from "./ClaimTimes";
import { ClaimVisits } from "./ClaimVisits";
import { ContradictionStrip } from "./ContradictionStrip";
import { FinishedStrip } from "./FinishedStrip";

export interface ClaimDetailProps {
  id: string;
  part: string | null;
  onPart(part: string | null): void;
  onSupplier(id: string): void;
  onClaim(id: string): void;
  /** Time at which the tab closes automatically, in milliseconds since 1970; `null` if it stays open. */
  closesAt: number | null;
  onKeep(): void;
  onClose(): void;
}

/** Live changes arrive through `claimChanged` in the cache, which updates the sections. */
export function ClaimDetail({ id, part, onPart, onSupplier, onClaim, closesAt, onKeep, onClose }: ClaimDetailProps) {
  const intl = useIntl();
  const result = useClaimDetailQuery({ variables: { id } });
  const explanation = useClaimExplanation(id, result.data?.claim?.version);
  const dialog = useObservable(openActionDialog);
  useLookAtClaim(result.data?.claim ? id : null, dialog?.claimId === id ? dialog.sent.action : null);
  return (
    <DetailPanel
      result={result}
      entity={result.data?.claim}
      missing={
        <FormattedMessage
          id="claim.missing"
          defaultMessage="Claim {id} does not exist or your profile does not give access to it."
          values={{ id: <b>{id}</b> }}
        />
      }
      failureOf={(fields) => (fields.includes("otherServices") ? "fileServicesFailed" : "claimFailed")}
      title={intl.formatMessage({ id: "claim.title", defaultMessage: "Claim {id}" }, { id })}
      zone={({ timeZone }) => timeZone}
      country={({ instance }) => instance.country}
      head={(claim) => (
        <>
          {claim.status === "FINISHED" && (
            <FinishedStrip
              cancelled={claim.cancelledAt !== null}
              at={claim.finishedAt ?? claim.cancelledAt}
              zone={claim.timeZone}
              closesAt={closesAt}
              onKeep={onKeep}
            />
          )}
          <ContradictionStrip claim={claim} />
          <ClaimHeader claim={claim} />
          <OtherViewersLines claimId={id} spoken />
          <ClaimTimes claim={claim}>
            <ClaimStatusReason reason={explanation?.statusReason} />
          </ClaimTimes>
          <ClaimActions claim={claim} whatToSay={explanation?.whatToSay} onClaim={onClaim} />
        </>
      )}
      aside={(claim) => (
        <>
          <ClaimVisits claim={claim} />
          <ClaimContactListButton claimId={claim.id} />
        </>
      )}
      partsTitle={intl.formatMessage({ id: "claim.parts", defaultMessage: "Claim sections" })}
      shown={part}
      onShow={onPart}
      onClose={onClose}
      parts={(claim) => [
        {
          key: "general",
          label: <FormattedMessage id="claim.part.general" defaultMessage="General" />,
          content: (
            <ClaimProcessesAndActivity explanation={explanation} zone={claim.timeZone}>
              <ClaimSuppliers claim={claim} onSupplier={onSupplier} />
              <ClaimGeneral claim={claim} onSupplier={onSupplier} />
            </ClaimProcessesAndActivity>
          ),
        },
        {
          key: "milestones",
          columns: ["incidents.milestones", "incidents.promisedAt", "incidents.predictedAt"],
          label: <FormattedMessage id="claim.part.milestones" defaultMessage="Milestones" />,
          content: <ClaimMilestones claim={claim} />,
        },
        {
          key: "economic",
          columns: ["incidents.movements"],
          functionality: "claim.economics",
          label: <FormattedMessage id="claim.part.economic" defaultMessage="Movements" />,
          content: <ClaimEconomics claim={claim} />,
        },
        {
          key: "services",
          columns: ["incidents.otherServices"],
          label: (
            <FormattedMessage
              id="claim.part.services"
              defaultMessage="Services {count, plural, =0 {} other {#}}"
              values={{ count: claim.otherServices.length }}
            />
          ),
          content: <ClaimServices claim={claim} onClaim={onClaim} />,
        },
      ]}
    />
  );
}
