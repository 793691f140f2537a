import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimStatusReasonQuery } from "../../gql/graphql";
import styles from "../../entity/detail.module.css";
import { settingText } from "./formatSetting";

/** Why the claim has its status, in one sentence, with the settings that decided. */
export function ClaimStatusReason({ reason }: { reason: NonNullable<ClaimStatusReasonQuery["claim"]>["statusReason"] | undefined }) {
  const intl = useIntl();
  // Not shown to those from whom one of its figures is hidden.
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
