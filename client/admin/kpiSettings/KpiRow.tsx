import { ActionIcon, NumberInput, Select, Switch, Tooltip } from "@mantine/core";
import { IconAlertTriangle, IconRestore } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SettingKey, Settings } from "../../../schema/rules/settings/kpiSettings";
import type { SettingWarning } from "../../../schema/rules/settings/settingWarnings";
import { useInstants } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import type { EditForm } from "../../ui/form/editForm";
import styles from "../configuration/configuration.module.css";
import { Tag } from "../kit/Tag";
import { type KpiValues, type Setting, nameValues, settingOf, valueText } from "./kpiValues";

export interface KpiRowProps {
  settingKey: SettingKey;
  stored: Setting;
  editForm: EditForm<KpiValues>;
  inherited: Settings;
  error: ReactNode;
  warnings: readonly SettingWarning[];
  readOnly: boolean;
}

export function KpiRow({ settingKey: key, stored, editForm: { form }, inherited, error, warnings, readOnly }: KpiRowProps) {
  const intl = useIntl();
  const typed = form.values[key];
  const value = typed ?? inherited[key];
  const text = { id: `settingText.${key}` };
  const name = named(intl, "setting", key);
  return (
    <li className={styles.row} data-changed={form.isDirty(key) || undefined} data-setting={key}>
      <div>
        <h3 className={styles.name}>
          {name} <span className={styles.number}>KPI {stored.number}</span>
          {typed !== null && (
            <Tag>
              <FormattedMessage id="configuration.own" defaultMessage="Custom value" />
            </Tag>
          )}
        </h3>
        <p className={styles.text}>{intl.formatMessage(text, { value: typeof value === "number" ? value : Number(inherited[key]) })}</p>
        {warnings.map((warning) => (
          <p key={`${warning.kind} ${warning.against}`} className={styles.warning} role="status">
            <IconAlertTriangle size={14} aria-hidden />
            {warningText(warning)}
          </p>
        ))}
      </div>
      <div className={styles.fields} data-single>
        <KpiField
          settingKey={key}
          value={value}
          error={error}
          readOnly={readOnly}
          onChange={(next) => form.setFieldValue(key, next as never)}
        />
        {typed !== null && !readOnly && (
          <Tooltip label={<FormattedMessage id="configuration.toDefault" defaultMessage="Reset to default" />}>
            <ActionIcon
              size={30}
              variant="default"
              aria-label={intl.formatMessage({ id: "configuration.toDefaultOf", defaultMessage: "Reset {name} to default" }, { name })}
              onClick={() => form.setFieldValue(key, null as never)}
            >
              <IconRestore size={15} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <Origin settingKey={key} stored={stored} />
    </li>
  );

  function warningText({ kind, against }: SettingWarning): string {
    const { number: againstNumber, name: againstName } = nameValues(intl, against);
    const descriptor = { id: `settingWarning.${kind}` };
    return intl.formatMessage(descriptor, { ...nameValues(intl, key), againstNumber, againstName });
  }
}

interface KpiFieldProps {
  settingKey: SettingKey;
  value: number | boolean | "";
  error: ReactNode;
  readOnly: boolean;
  onChange(value: number | boolean | ""): void;
}

function KpiField({ settingKey: key, value, error, readOnly, onChange }: KpiFieldProps) {
  const intl = useIntl();
  const setting = settingOf(key);
  const name = named(intl, "setting", key);
  if (setting.unit === "SWITCH")
    return (
      <Switch aria-label={name} checked={value === true} disabled={readOnly} onChange={(event) => onChange(event.currentTarget.checked)} />
    );
  if ("choices" in setting)
    return (
      <Select
        className={styles.field!}
        aria-label={name}
        data={setting.choices.map((choice) => ({ value: `${choice}`, label: valueText(intl, key, choice) }))}
        allowDeselect={false}
        disabled={readOnly}
        value={`${value}`}
        error={error}
        onChange={(next) => onChange(Number(next))}
      />
    );
  const unit = { id: `settingUnitName.${setting.unit}` };
  return (
    <NumberInput
      className={styles.field!}
      aria-label={name}
      suffix={` ${intl.formatMessage(unit)}`}
      description={`${intl.formatNumber(setting.min)} – ${intl.formatNumber(setting.max)}`}
      inputWrapperOrder={["input", "description", "error"]}
      allowDecimal={false}
      allowNegative={false}
      min={setting.min}
      max={setting.max}
      clampBehavior="none"
      readOnly={readOnly}
      value={value as number | ""}
      error={error}
      onChange={(next) => onChange(typeof next === "number" ? next : "")}
    />
  );
}

function Origin({ settingKey: key, stored: { effectiveAt, changedBy, scheduled } }: { settingKey: SettingKey; stored: Setting }) {
  const intl = useIntl();
  const write = useInstants();
  return (
    <div className={styles.origin}>
      {changedBy && effectiveAt ? (
        <FormattedMessage
          id="configuration.since"
          defaultMessage="Since {at}, {who}"
          values={{ at: write.dateTime(effectiveAt), who: changedBy.name }}
        />
      ) : (
        <FormattedMessage id="configuration.productDefault" defaultMessage="Factory default" />
      )}
      {scheduled.map(({ value, effectiveAt: at, own, actor }) => (
        <span key={`${at} ${own}`}>
          <FormattedMessage
            id="configuration.scheduled"
            defaultMessage="From {at}: {value}{own, select, true {} other { for all instances}}, {who}"
            values={{ at: write.dateTime(at), value: valueText(intl, key, value), own: String(own), who: actor.name }}
          />
        </span>
      ))}
    </div>
  );
}
