import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheck } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import type { IndicatorLevel } from "../../schema/rules/indicators/indicators";
import { named } from "../i18n/named";
import styles from "./LevelSign.module.css";

const signs = { CRITICAL: IconAlertOctagonFilled, WARNING: IconAlertTriangleFilled, ACCEPTABLE: IconCircleCheck } as const;

/** Severity of a value as icon and text, not by colour alone (WCAG 1.4.1). */
export function LevelSign({ level }: { level: IndicatorLevel | null }) {
  const intl = useIntl();
  if (!level) return null;
  const Sign = signs[level];
  return (
    <span className={styles.level} data-level={level} data-level-sign>
      <Sign size={14} aria-hidden />
      {named(intl, "indicatorLevel", level)}
    </span>
  );
}
