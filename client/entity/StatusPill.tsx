import { claimStatuses, type ClaimStatus } from "../../schema/rules/lists/claims";
import { resourceStatuses, type ResourceStatus } from "../../schema/rules/lists/suppliers";
import { useIntl } from "react-intl";
import { named } from "../i18n/named";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import styles from "./detail/detail.module.css";

export function ClaimStatusPill({ status }: { status: ClaimStatus }) {
  const intl = useIntl();
  const { code, timing } = claimStatuses[status];
  return (
    <span className={styles.pill} data-status={status} data-timing={timing}>
      <StatusGlyph claimStatus={status} size={14} />
      <b>{code.toUpperCase()}</b>
      {named(intl, "status", status)}
    </span>
  );
}

export function ResourceStatusPill({ status }: { status: ResourceStatus }) {
  const intl = useIntl();
  return (
    <span className={styles.pill} data-status={status}>
      <StatusGlyph resourceStatus={status} size={14} />
      <b>{resourceStatuses[status].code.toUpperCase()}</b>
      {named(intl, "resource", status)}
    </span>
  );
}
