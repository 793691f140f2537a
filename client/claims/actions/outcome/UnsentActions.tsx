import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { ClaimName } from "../../../entity/ClaimName";
import { useConnection } from "../../../live/connection";
import { useObservable } from "../../../store/observable";
import { actionCatalogue } from "../actionCatalogue";
import styles from "../actions.module.css";
import { openActionDialog } from "../dialog";
import { useSendAction } from "../useSendAction";
import { discardUnsent, type UnsentAction, unsentActions } from "./unsentActions";

export interface UnsentActionsProps {
  /** Shows only actions of this claim. Absent: actions of all claims. */
  claimId?: string;
  onClaim(id: string): void;
}

export function UnsentActions({ claimId, onClaim }: UnsentActionsProps) {
  const unsent = useObservable(unsentActions).filter((action) => claimId === undefined || action.claimId === claimId);
  return unsent.map((action) => <Unsent key={action.sent.requestId} action={action} isNamed={claimId === undefined} onClaim={onClaim} />);
}

function Unsent({ action: { claimId, sent }, isNamed, onClaim }: { action: UnsentAction; isNamed: boolean; onClaim(id: string): void }) {
  const intl = useIntl();
  const { state } = useConnection();
  const { act, sending } = useSendAction(claimId, (again) => {
    openActionDialog.set({ claimId, sent: again });
    onClaim(claimId);
  });
  return (
    <div className={styles.unsent}>
      <IconAlertTriangle size={15} aria-hidden />
      <span>
        {isNamed && (
          <>
            <button type="button" className={styles.unsentClaim} title={claimId} onClick={() => onClaim(claimId)}>
              <ClaimName id={claimId} />
            </button>
            {" · "}
          </>
        )}
        <FormattedMessage
          id="action.unsent"
          defaultMessage="{action}: not sent"
          values={{ action: intl.formatMessage(actionCatalogue[sent.action].label) }}
        />
      </span>
      <Button size="compact-xs" loading={sending !== null} disabled={state === "lost"} onClick={() => void act(sent)}>
        <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
      </Button>
      <Button size="compact-xs" variant="default" disabled={sending !== null} onClick={() => discardUnsent(sent.requestId)}>
        <FormattedMessage id="action.discard" defaultMessage="Discard" />
      </Button>
    </div>
  );
}
