import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { ActionFormProps } from "./actionRequest";
import styles from "./actions.module.css";
import { FormButtons } from "./FormButtons";
import { isReason, ReasonField } from "./ReasonField";

/** What cannot be taken back: says what follows, and asks why. */
export function CancelForm({ claim, action, input, sending, onCancel, onSubmit }: ActionFormProps) {
  const [reason, setReason] = useState(input.reason ?? "");
  const [tried, setTried] = useState(false);
  const submit = (): void => {
    setTried(true);
    if (isReason(reason)) onSubmit({ reason: reason.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <ul className={styles.consequences}>
        {action === "cancelProvider" ? (
          <>
            <li>
              <FormattedMessage
                id="claim.cancelProvider.loses"
                defaultMessage="{supplier} is taken off this claim and notified."
                values={{ supplier: <b>{claim.supplier?.name}</b> }}
              />
            </li>
            <li>
              <FormattedMessage
                id="claim.cancelProvider.waits"
                defaultMessage="The claim waits for a supplier from now on; what was promised to the insured stays."
              />
            </li>
          </>
        ) : (
          <>
            <li>
              <FormattedMessage id="claim.cancelService.ends" defaultMessage="The service ends and leaves every map." />
            </li>
            {claim.supplier && !claim.proposed && (
              <li>
                <FormattedMessage
                  id="claim.cancelService.supplier"
                  defaultMessage="{supplier} is asked not to come."
                  values={{ supplier: <b>{claim.supplier.name}</b> }}
                />
              </li>
            )}
          </>
        )}
        <li>
          <FormattedMessage id="claim.cancel.final" defaultMessage="This cannot be undone." />
        </li>
      </ul>
      <ReasonField value={reason} onChange={setReason} tried={tried} autoFocus />
      <FormButtons danger sending={sending} onCancel={onCancel}>
        {action === "cancelProvider" ? (
          <FormattedMessage id="claim.action.cancelProvider" defaultMessage="Cancel provider" />
        ) : (
          <FormattedMessage id="claim.action.cancelService" defaultMessage="Cancel service" />
        )}
      </FormButtons>
    </form>
  );
}
