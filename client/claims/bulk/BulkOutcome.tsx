import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { ResponseErrors, useErrorText } from "../../api/errors";
import type { BulkAnswer_AnswerFragment } from "../../gql/graphql";

import styles from "./bulk.module.css";

export function BulkOutcome({ answers, onClose }: { answers: readonly BulkAnswer_AnswerFragment[]; onClose(): void }) {
  const errorText = useErrorText();
  const failures = answers.filter((answer) => answer.error);
  const pending = answers.filter(({ claim, error }) => !error && claim?.pendingAction).length;
  return (
    <div className={styles.body}>
      <strong role="status">
        <FormattedMessage
          id="claims.bulk.outcome"
          defaultMessage="{done, number} updated, {failed, number} failed"
          values={{ done: answers.length - failures.length - pending, failed: failures.length }}
        />
      </strong>
      {pending > 0 && (
        <p>
          <FormattedMessage
            id="claims.bulk.pending"
            defaultMessage="{count, plural, one {# claim is} other {# claims are}} awaiting confirmation from the assistance system."
            values={{ count: pending }}
          />
        </p>
      )}
      {failures.length > 0 && (
        <>
          <ul className={styles.list}>
            {failures.map(({ claimId, error }) => (
              <li key={claimId}>
                <b>{claimId}</b> · {errorText(new ResponseErrors([{ message: "", extensions: { ...error } }]))}
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>
            <FormattedMessage id="claims.bulk.kept" defaultMessage="Failed claims stay selected." />
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
