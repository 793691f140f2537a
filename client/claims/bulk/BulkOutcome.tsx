import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { claimName } from "../../../schema/rules/claims/claimName";
import { ResponseErrors, useErrorText } from "../../apollo/errors";
import type { BulkAnswer_AnswerFragment } from "../../gql/graphql";
import styles from "./bulk.module.css";

/** How many claims an action was done to, and of the others why it was not. */
export function BulkOutcome({ answers, onClose }: { answers: readonly BulkAnswer_AnswerFragment[]; onClose(): void }) {
  const errorText = useErrorText();
  const failures = answers.filter((one) => one.error);
  const pending = answers.filter(({ claim, error }) => !error && claim?.pendingAction).length;
  return (
    <div className={styles.body}>
      <strong role="status">
        <FormattedMessage
          id="claims.bulk.outcome"
          defaultMessage="{done, number} done, {failed, number} not"
          values={{ done: answers.length - failures.length - pending, failed: failures.length }}
        />
      </strong>
      {pending > 0 && (
        <p>
          <FormattedMessage
            id="claims.bulk.pending"
            defaultMessage="{count, plural, one {# claim waits} other {# claims wait}} for the assistance system, which has not answered yet."
            values={{ count: pending }}
          />
        </p>
      )}
      {failures.length > 0 && (
        <>
          <ul className={styles.list}>
            {failures.map(({ claimId, error }) => (
              <li key={claimId} title={claimId}>
                <b>{claimName(claimId)}</b> · {errorText(new ResponseErrors([{ message: "", extensions: { ...error } }]))}
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>
            <FormattedMessage id="claims.bulk.kept" defaultMessage="Those that it was not done to stay selected." />
          </p>
        </>
      )}
      <div className={styles.buttons}>
        <Button data-autofocus onClick={onClose}>
          <FormattedMessage id="action.close" defaultMessage="Close" />
        </Button>
      </div>
    </div>
  );
}
