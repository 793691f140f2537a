import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimWhyQuery } from "../gql/graphql";
import styles from "../mapkit/detail.module.css";
import { settingText } from "./settingText";

/** Why the claim has its status, in one sentence, with the settings that decided. */
export function ClaimWhy({ reason }: { reason: NonNullable<ClaimWhyQuery["claim"]>["statusReason"] | undefined }) {
  const intl = useIntl();
  // Not told to those from whom one of its figures is hidden.
  if (reason === null) return null;
  return (
    <section className={styles.why} aria-label={intl.formatMessage({ id: "claim.why", defaultMessage: "Why this status" })}>
      <p>{reason?.sentence ?? "…"}</p>
      {reason && reason.settings.length > 0 && (
        <p className={styles.quiet}>
          <FormattedMessage
            id="claim.why.settings"
            defaultMessage="Rule {rule}, by {settings}."
            values={{
              rule: reason.rule,
              settings: intl.formatList(
                reason.settings.map((setting) => settingText(intl, setting)),
                { type: "conjunction" },
              ),
            }}
          />
        </p>
      )}
    </section>
  );
}
