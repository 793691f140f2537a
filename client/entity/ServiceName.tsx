import { useIntl } from "react-intl";
import type { ServiceKind } from "../../schema/rules/claims/claims";
import { serviceName } from "../i18n/sourceNames";
import { ServiceIcon } from "../mapkit/glyphs/KindIcon";
import styles from "./detail.module.css";

export interface ServiceNameProps {
  kind: ServiceKind;
  service: { id: string; name: string };
}

/** What is served, in the reader's language where the code is a known one, else as the source calls it; with the sign of its kind. */
export function ServiceName({ kind, service }: ServiceNameProps) {
  const intl = useIntl();
  return (
    <span className={styles.service}>
      <ServiceIcon kind={kind} />
      {serviceName(intl, service)}
    </span>
  );
}
