import { useIntl } from "react-intl";
import type { ClaimExplanationQuery } from "../../gql/graphql";
import styles from "../../entity/detail.module.css";
import { InfoPopover } from "../../entity/InfoPopover";
import { CopyIcon } from "../../ui/CopyIcon";
import { settingText } from "./formatSetting";

type Reason = NonNullable<NonNullable<ClaimExplanationQuery["claim"]>["statusReason"]>;

/** Why the claim has its status, in one sentence; the rule and the settings that decided stand behind an (i). */
export function ClaimStatusReason({ reason }: { reason: Reason | null | undefined }) {
  const intl = useIntl();
  // Not shown to those from whom one of its figures is hidden.
  if (reason === null) return null;
  return (
    <section className={styles.why} aria-label={intl.formatMessage({ id: "claim.why", defaultMessage: "Why this status" })}>
      <p>{reason?.sentence ?? "…"}</p>
      {reason && reason.settings.length > 0 && <Decided reason={reason} />}
    </section>
  );
}

function Decided({ reason: { rule, settings } }: { reason: Reason }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "claim.why.rule", defaultMessage: "Which rule and settings decided" });
  const settled = intl.formatMessage(
    { id: "claim.why.settings", defaultMessage: "Rule {rule}, by {settings}." },
    {
      rule,
      settings: intl.formatList(
        settings.map((setting) => settingText(intl, setting)),
        { type: "conjunction" },
      ),
    },
  );
  return (
    <InfoPopover title={title}>
      {settled} <CopyIcon value={settled} label={intl.formatMessage({ id: "claim.why.copy", defaultMessage: "Copy the rule" })} />
    </InfoPopover>
  );
}
