import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type SettingKey, settingErrors, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { settingWarnings } from "../../../schema/rules/settings/settingWarnings";
import type { KpiSettingsQuery } from "../../gql/graphql";
import { useKpiSettingsHistoryQuery, useKpiSettingsQuery } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import { pageCatalogue } from "../../pages";
import { useEditForm } from "../../ui/form/editForm";
import { FormSection } from "../../ui/form/FormPage";
import { ConfigurationPage } from "../configuration/ConfigurationPage";
import styles from "../configuration/configuration.module.css";
import { type ConfiguredInstance, useConfiguredInstance } from "../configuration/useConfiguredInstance";
import { WaitingPage } from "../configuration/WaitingPage";
import { kpiGroups } from "./kpiGroups";
import { KpiRow } from "./KpiRow";
import { KpiSaveDialog } from "./KpiSaveDialog";
import { inheritedValues, type KpiChange, keyOf, kpiErrors, resultingSettings, settingOf, storedValues, valueText } from "./kpiValues";

export function KpiSettingsScreen() {
  const configured = useConfiguredInstance(true);
  const { instanceId } = configured;
  const { data, error, refetch } = useKpiSettingsQuery({
    variables: { instanceId: instanceId ?? null },
    skip: instanceId === undefined,
    fetchPolicy: "cache-and-network",
  });
  const reload = async (): Promise<void> => void (await refetch());
  if (!data || instanceId === undefined)
    return <WaitingPage configured={configured} hasDefault title={pageCatalogue.kpiSettings.title} error={error} onRetry={reload} />;
  return <Form key={instanceId ?? "default"} configured={configured} data={data} reload={reload} />;
}

interface FormProps {
  configured: ConfiguredInstance;
  data: KpiSettingsQuery;
  reload(): Promise<void>;
}

function Form({ configured, data, reload }: FormProps) {
  const intl = useIntl();
  const instanceId = configured.instanceId ?? null;
  const [saving, setSaving] = useState(false);
  const inherited = inheritedValues(instanceId, data.common);
  const editForm = useEditForm(storedValues(data.kpiSettings), (values) => kpiErrors(intl, values, inherited));
  const { form, changed, problem } = editForm;
  const errors = kpiErrors(intl, form.values, inherited);
  const resulting = resultingSettings(form.values, inherited);
  const warnings = settingErrors(resulting).length ? [] : settingWarnings(resulting as Settings);
  const settings = new Map(data.kpiSettings.map((setting) => [keyOf(setting.key), setting]));
  const readOnly = instanceId === null && !configured.changesDefault;
  return (
    <ConfigurationPage
      configured={configured}
      hasDefault
      title={pageCatalogue.kpiSettings.title}
      data={data}
      useHistory={() => useKpiHistory(instanceId)}
      changed={changed}
      problem={problem}
      saving={false}
      onSave={() => setSaving(true)}
      onDiscard={() => form.reset()}
    >
      {kpiGroups.map(({ key, title, members }) => {
        const editableMembers = members.filter((member) => instanceId === null || settingOf(member).scope === "INSTANCE");
        if (!editableMembers.length) return null;
        return (
          <FormSection key={key} title={title}>
            <ul className={styles.rows}>
              {editableMembers.map((member) => (
                <KpiRow
                  key={member}
                  settingKey={member}
                  stored={settings.get(member)!}
                  editForm={editForm}
                  inherited={inherited}
                  error={errors[member] ?? form.errors[member]}
                  warnings={warnings.filter((warning) => warning.key === member)}
                  readOnly={readOnly}
                />
              ))}
            </ul>
          </FormSection>
        );
      })}
      {saving && (
        <KpiSaveDialog
          instanceId={instanceId}
          changes={changesOf(form.values, form.getInitialValues())}
          settings={settings}
          warnings={warnings}
          onClose={() => setSaving(false)}
          onSaved={reload}
          onRefused={(key, text) => form.setFieldError(key, text)}
          onDone={() => form.reset()}
        />
      )}
    </ConfigurationPage>
  );
}

const changesOf = (values: Record<SettingKey, unknown>, stored: Record<SettingKey, unknown>): KpiChange[] =>
  (Object.keys(values) as SettingKey[])
    .filter((key) => values[key] !== stored[key])
    .map((key) => ({ key, value: values[key] as KpiChange["value"] }));

function useKpiHistory(instanceId: string | null) {
  const intl = useIntl();
  const write = useInstants();
  const { data, error, refetch } = useKpiSettingsHistoryQuery({ variables: { instanceId }, fetchPolicy: "network-only" });
  return {
    error,
    retry: () => void refetch().catch(() => undefined),
    entries: data?.kpiSettingsHistory.map((change) => {
      const key = keyOf(change.key);
      const values = { name: named(intl, "setting", key), number: settingOf(key).number, value: valueText(intl, key, change.value) };
      const isLater = Date.parse(change.effectiveAt) > Date.parse(change.createdAt);
      return {
        id: change.id,
        at: change.createdAt,
        who: change.actor.name,
        what: (
          <>
            <FormattedMessage id="kpiSettings.changed" defaultMessage="{name} (KPI {number}): {value}" values={values} />
            {isLater && (
              <>
                {" · "}
                <FormattedMessage id="configuration.from" defaultMessage="from {at}" values={{ at: write.dateTime(change.effectiveAt) }} />
              </>
            )}
            {instanceId !== null && change.instanceId === null && (
              <>
                {" · "}
                <FormattedMessage id="configuration.default" defaultMessage="Default for all instances" />
              </>
            )}
          </>
        ),
      };
    }),
  };
}
