import { ActionIcon, NumberInput, Switch, Tooltip } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type Indicator,
  type IndicatorKey,
  indicatorOf,
  type IndicatorSetting,
  levelOf,
} from "../../../schema/rules/indicators/indicators";
import { LevelSign } from "../../ui/LevelSign";
import { unitText, valueWithUnit } from "../../i18n/figures";
import { useInstants } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import styles from "../configuration/configuration.module.css";
import { Tag } from "../kit/Tag";
import { type Setting, thresholdLimits } from "./indicatorValues";

export interface IndicatorRowProps {
  indicatorKey: IndicatorKey;
  stored: Setting;
  value: IndicatorSetting | null;
  inherited: IndicatorSetting;
  today: number | null | undefined;
  isChanged: boolean;
  error: ReactNode;
  readOnly: boolean;
  onChange(value: IndicatorSetting | null): void;
}

export function IndicatorRow(props: IndicatorRowProps) {
  const { indicatorKey: key, stored, value, inherited, today, isChanged, error, readOnly, onChange } = props;
  const intl = useIntl();
  const indicator: Indicator = indicatorOf(key);
  const setting = value ?? inherited;
  const change = (part: Partial<IndicatorSetting>): void => onChange({ ...setting, ...part });
  const name = named(intl, "indicator", key);
  const text = { id: `indicatorText.${key}` };
  const threshold = thresholdLimits(key);
  const field = (label: string, shown: number | null, suffix: string, onType: (next: number | null) => void, limits?: string) => (
    <NumberInput
      className={styles.field!}
      label={label}
      aria-label={`${name}: ${label}`}
      suffix={` ${suffix}`}
      description={limits}
      inputWrapperOrder={["label", "input", "description", "error"]}
      allowNegative={false}
      hideControls
      decimalScale={limits ? 0 : 1}
      readOnly={readOnly}
      value={shown ?? ""}
      onChange={(next) => onType(typeof next === "number" ? next : null)}
    />
  );
  return (
    <li className={styles.row} data-changed={isChanged || undefined} data-indicator={key}>
      <div>
        <h3 className={styles.name}>
          {name}
          {value !== null && (
            <Tag>
              <FormattedMessage id="configuration.own" defaultMessage="Custom value" />
            </Tag>
          )}
        </h3>
        <p className={styles.text}>{intl.formatMessage(text, { threshold: setting.threshold ?? 0 })}</p>
        {today !== undefined && setting.isOn && (
          <p className={styles.today}>
            <FormattedMessage
              id="indicatorSettings.today"
              defaultMessage="Today: {value}"
              values={{ value: <b>{valueWithUnit(intl, indicator.unit, today)}</b> }}
            />
            <LevelSign level={levelOf(indicator, setting, today)} />
          </p>
        )}
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.fields}>
        <Switch
          className={styles.switch!}
          label={<FormattedMessage id="indicatorSettings.shown" defaultMessage="Shown" />}
          aria-label={intl.formatMessage({ id: "indicatorSettings.shownOf", defaultMessage: "Show {name}" }, { name })}
          checked={setting.isOn}
          disabled={readOnly}
          onChange={(event) => change({ isOn: event.currentTarget.checked })}
        />
        {threshold.unit ? (
          field(
            "X",
            setting.threshold,
            intl.formatMessage(unitNames[threshold.unit]),
            (next) => change({ threshold: next }),
            `${intl.formatNumber(threshold.min)} – ${intl.formatNumber(threshold.max)}`,
          )
        ) : (
          <span className={styles.field} />
        )}
        {field(
          indicator.isWorseBelow
            ? intl.formatMessage({ id: "indicatorSettings.warningBelow", defaultMessage: "Warning up to" })
            : intl.formatMessage({ id: "indicatorSettings.warning", defaultMessage: "Warning from" }),
          setting.warning,
          unitText(intl, indicator.unit, setting.warning ?? 0),
          (next) => change({ warning: next }),
        )}
        {field(
          indicator.isWorseBelow
            ? intl.formatMessage({ id: "indicatorSettings.criticalBelow", defaultMessage: "Critical up to" })
            : intl.formatMessage({ id: "indicatorSettings.critical", defaultMessage: "Critical from" }),
          setting.critical,
          unitText(intl, indicator.unit, setting.critical ?? 0),
          (next) => change({ critical: next }),
        )}
        {value === null || readOnly ? (
          <span className={styles.noRestore} />
        ) : (
          <Tooltip label={<FormattedMessage id="configuration.toDefault" defaultMessage="Reset to default" />}>
            <ActionIcon
              className={styles.restore!}
              size={30}
              variant="default"
              aria-label={intl.formatMessage({ id: "configuration.toDefaultOf", defaultMessage: "Reset {name} to default" }, { name })}
              onClick={() => onChange(null)}
            >
              <IconRestore size={15} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <Origin stored={stored} />
    </li>
  );
}

const unitNames = {
  HOURS: { id: "settingUnitName.HOURS" },
  MINUTES: { id: "settingUnitName.MINUTES" },
  METRES: { id: "settingUnitName.METRES" },
} as const;

function Origin({ stored: { changedAt, changedBy } }: { stored: Setting }) {
  const write = useInstants();
  return (
    <div className={styles.origin}>
      {changedAt && changedBy ? (
        <FormattedMessage
          id="configuration.since"
          defaultMessage="Since {at}, {who}"
          values={{ at: write.dateTime(changedAt), who: changedBy.name }}
        />
      ) : (
        <FormattedMessage id="configuration.productDefault" defaultMessage="Factory default" />
      )}
    </div>
  );
}
