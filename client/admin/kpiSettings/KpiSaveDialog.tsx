import { SegmentedControl } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { localOf } from "../../../schema/rules/language/localTimes";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";
import type { SettingWarning } from "../../../schema/rules/settings/settingWarnings";
import { requestErrorOf, useErrorText } from "../../api/errors";
import type { KpiSettingsInput } from "../../gql/graphql";
import { useChangeKpiSettingsMutation } from "../../gql/hooks";
import { ownZone } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import { useNow } from "../../live/connection";
import { serverNow } from "../../store/serverClock";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { DateTimeField } from "../../ui/form/DateTimeField";
import { toInstant } from "../../ui/form/toInstant";
import { useToast } from "../../ui/toasts/toasts";
import configuration from "../configuration/configuration.module.css";
import styles from "./kpiSettings.module.css";
import { KpiPreview } from "./KpiPreview";
import { type KpiChange, nameValues, type Setting, settingOf, valueText } from "./kpiValues";

export interface KpiSaveDialogProps {
  instanceId: string | null;
  changes: readonly KpiChange[];
  settings: ReadonlyMap<SettingKey, Setting>;
  warnings: readonly SettingWarning[];
  onClose(): void;
  onSaved(): Promise<void>;
  onRefused(key: SettingKey, text: string): void;
  onDone(): void;
}

export function KpiSaveDialog(props: KpiSaveDialogProps) {
  const { instanceId, changes, settings, warnings, onClose, onSaved, onRefused, onDone } = props;
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [requestId] = useState(() => crypto.randomUUID());
  const now = useNow(10_000);
  const [isLater, setLater] = useState(false);
  const [from] = useState(() => localOf(serverNow(), ownZone()));
  const [typed, setTyped] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const [change] = useChangeKpiSettingsMutation();
  const effectiveAt = isLater ? toInstant(typed) : null;
  const isPast = effectiveAt !== null && Date.parse(effectiveAt) <= now;
  const missing =
    isLater && effectiveAt === null ? intl.formatMessage({ id: "kpiSettings.whenMissing", defaultMessage: "Enter a start time." }) : null;
  const inPast = isPast ? named(intl, "errors", "EFFECTIVE_IN_PAST") : null;
  const input: KpiSettingsInput = {
    instanceId,
    effectiveAt,
    values: changes.map(({ key, value }) => ({ key: upperSnake(key) as KpiSettingsInput["values"][number]["key"], value })),
  };
  const save = async (): Promise<void> => {
    try {
      await change({ variables: { input: { ...input, requestId } } });
    } catch (error) {
      const { values } = requestErrorOf(error);
      const key = changes.find((change) => change.key === values.key)?.key ?? changes.find((change) => change.key === values.above)?.key;
      if (key) onRefused(key, errorText(error));
      return setFailed(errorText(error));
    }
    toast.done();
    await onSaved().catch(() => undefined);
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="kpiSettings.before" defaultMessage="Check the effect before saving" />}
      confirm={<FormattedMessage id="action.save" defaultMessage="Save" />}
      width={720}
      reason={missing ?? inPast}
      failed={failed}
      onClose={onClose}
      onConfirm={save}
    >
      <ul className={styles.changes}>
        {changes.map(({ key, value }) => (
          <li key={key}>
            <FormattedMessage
              id="kpiSettings.change"
              defaultMessage="{name} (KPI {number}): {before} → {after}"
              values={{
                name: named(intl, "setting", key),
                number: settingOf(key).number,
                before: valueText(intl, key, settings.get(key)!.value),
                after: valueText(intl, key, value),
              }}
            />
          </li>
        ))}
      </ul>
      {warnings.map(({ kind, key, against }) => (
        <p key={`${kind} ${key} ${against}`} className={configuration.warning}>
          <IconAlertTriangle size={14} aria-hidden />
          {intl.formatMessage(warningOf(kind), {
            ...nameValues(intl, key),
            againstNumber: settingOf(against).number,
            againstName: named(intl, "setting", against),
          })}
        </p>
      ))}
      <div className={styles.when}>
        <SegmentedControl
          aria-label={intl.formatMessage({ id: "kpiSettings.when", defaultMessage: "Effective from" })}
          data={[
            { value: "now", label: intl.formatMessage({ id: "kpiSettings.now", defaultMessage: "Now" }) },
            { value: "later", label: intl.formatMessage({ id: "kpiSettings.later", defaultMessage: "Later" }) },
          ]}
          value={isLater ? "later" : "now"}
          onChange={(value) => setLater(value === "later")}
        />
        {isLater && (
          <DateTimeField
            label={<FormattedMessage id="kpiSettings.from" defaultMessage="Effective from, in your time" />}
            value={typed}
            from={from}
            onChange={setTyped}
            error={inPast}
          />
        )}
      </div>
      {!missing && !inPast && <KpiPreview input={input} />}
    </ConfirmDialog>
  );
}

const warningOf = (kind: SettingWarning["kind"]) => ({ id: `settingWarning.${kind}` });
