import { useIntl } from "react-intl";
import type { ClaimExplanationQuery } from "../../gql/graphql";
import { statusRuleNames } from "../../../schema/rules/claims/statusReason";
import styles from "../../entity/detail/detail.module.css";
import { InfoPopover } from "../../entity/InfoPopover";
import { CopyIcon } from "../../ui/CopyIcon";
import { settingText } from "./formatSetting";

type Reason = NonNullable<NonNullable<ClaimExplanationQuery["claim"]>["statusReason"]>;

export function ClaimStatusReason({ reason }: { reason: Reason | null | undefined }) {
  const intl = useIntl();
  // The server returns null if one of the values is hidden from the user.
  if (reason === null) return null;
  return (
    <section className={styles.why} aria-label={intl.formatMessage({ id: "claim.why", defaultMessage: "Why this status" })}>
      <p>{reason?.sentence ?? "…"}</p>
      {reason && reason.settings.length > 0 && <Decided reason={reason} />}
    </section>
  );
}

function Decided({ reason: { statusRule, settings } }: { reason: Reason }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "claim.why.rule", defaultMessage: "Rule and settings" });
  const settled = intl.formatMessage(
    { id: "claim.why.settings", defaultMessage: "Rule {rule}, set by {settings}." },
    {
      rule: statusRuleNames[statusRule],
      settings: intl.formatList(
        settings.map((setting) => settingText(intl, setting)),
        { type: "conjunction" },
      ),
    },
  );
  return (
    <InfoPopover title={title}>
      {settled} <CopyIcon value={settled} label={intl.formatMessage({ id: "claim.why.copy", defaultMessage: "Copy rule" })} />
    </InfoPopover>
  );
}
