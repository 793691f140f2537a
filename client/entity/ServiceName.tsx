import { useIntl } from "react-intl";
import type { ServiceKind } from "../../schema/rules/lists/claims";
import { serviceName } from "../i18n/sourceNames";
import { ServiceIcon } from "../mapkit/glyphs/KindIcon";
import styles from "./detail/detail.module.css";

export interface ServiceNameProps {
  kind: ServiceKind;
  service: { code: string; name: string };
}

export function ServiceName({ kind, service }: ServiceNameProps) {
  const intl = useIntl();
  return (
    <span className={styles.service}>
      <ServiceIcon kind={kind} />
      {serviceName(intl, service)}
    </span>
  );
}
