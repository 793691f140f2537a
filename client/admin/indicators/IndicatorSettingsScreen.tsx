import { FormattedMessage, useIntl } from "react-intl";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { indicatorKeys, indicatorOf, type IndicatorKey, type IndicatorSetting } from "../../../schema/rules/indicators/indicators";
import type { IndicatorSettingsQuery, SaveIndicatorSettingInput } from "../../gql/graphql";
import {
  useIndicatorSettingsHistoryQuery,
  useIndicatorSettingsQuery,
  useIndicatorsTodayQuery,
  useSaveIndicatorSettingMutation,
} from "../../gql/hooks";
import { valueWithUnit } from "../../i18n/figures";
import { named } from "../../i18n/named";
import { pageCatalogue } from "../../pages";
import { useCan } from "../../session/useCan";
import { useEditForm } from "../../ui/form/editForm";
import { FormSection } from "../../ui/form/FormPage";
import { ConfigurationPage } from "../configuration/ConfigurationPage";
import styles from "../configuration/configuration.module.css";
import { useSaveEach } from "../configuration/useSaveEach";
import { WaitingPage } from "../configuration/WaitingPage";
import { type ConfiguredInstance, useConfiguredInstance } from "../configuration/useConfiguredInstance";
import { IndicatorRow } from "./IndicatorRow";
import { indicatorErrors, inheritedValues, keyOf, storedValues } from "./indicatorValues";

export function IndicatorSettingsScreen() {
  const configured = useConfiguredInstance(true);
  const { instanceId } = configured;
  const { data, error, refetch } = useIndicatorSettingsQuery({
    variables: { instanceId: instanceId ?? null },
    skip: instanceId === undefined,
    fetchPolicy: "cache-and-network",
  });
  const reload = async (): Promise<void> => void (await refetch());
  if (!data || instanceId === undefined)
    return <WaitingPage configured={configured} hasDefault title={pageCatalogue.indicators.title} error={error} onRetry={reload} />;
  return <Form key={instanceId ?? "default"} configured={configured} data={data} reload={reload} />;
}

interface FormProps {
  configured: ConfiguredInstance;
  data: IndicatorSettingsQuery;
  reload(): Promise<void>;
}

function Form({ configured, data, reload }: FormProps) {
  const intl = useIntl();
  const can = useCan();
  const instanceId = configured.instanceId ?? null;
  const [saveOne] = useSaveIndicatorSettingMutation();
  const { data: today } = useIndicatorsTodayQuery({
    variables: { instanceId: instanceId ?? "" },
    skip: instanceId === null || !can("dashboard"),
    fetchPolicy: "network-only",
  });
  const inherited = inheritedValues(instanceId, data);
  const editForm = useEditForm(storedValues(data.indicatorSettings), (values) => indicatorErrors(intl, values));
  const { form, changed, problem } = editForm;
  const changedAtOf = (of: IndicatorKey) => data.indicatorSettings.find(({ key }) => keyOf(key) === of)?.changedAt ?? null;
  const errors = indicatorErrors(intl, form.values);
  const { saving, failed, save } = useSaveEach(
    editForm,
    indicatorKeys,
    (key) => saveOne({ variables: { input: inputOf(instanceId, key, form.values[key] ?? null, changedAtOf(key)) } }),
    reload,
  );
  return (
    <ConfigurationPage
      configured={configured}
      hasDefault
      title={pageCatalogue.indicators.title}
      data={data}
      useHistory={() => useIndicatorHistory(instanceId)}
      changed={changed}
      problem={problem}
      saving={saving}
      failed={failed}
      onSave={save}
      onDiscard={() => form.reset()}
    >
      <FormSection
        title={<FormattedMessage id="indicatorSettings.judged" defaultMessage="Limits" />}
        note={
          <FormattedMessage
            id="indicatorSettings.note"
            defaultMessage="X is the threshold that decides what counts. After a change, history is recalculated, which takes some minutes. An empty limit is never reached."
          />
        }
      >
        <ul className={styles.rows}>
          {data.indicatorSettings.map((stored) => {
            const key = keyOf(stored.key);
            const figures = today?.indicators.indicators.find((indicator) => indicator.key === stored.key);
            return (
              <IndicatorRow
                key={key}
                indicatorKey={key}
                stored={stored}
                value={form.values[key] ?? null}
                inherited={inherited[key]}
                today={figures && figures.period.value}
                isChanged={form.isDirty(key)}
                error={errors[key] ?? form.errors[key]}
                readOnly={instanceId === null && !configured.changesDefault}
                onChange={(value) => form.setFieldValue(key, value as never)}
              />
            );
          })}
        </ul>
      </FormSection>
    </ConfigurationPage>
  );
}

const inputOf = (
  instanceId: string | null,
  key: IndicatorKey,
  value: IndicatorSetting | null,
  updatedAt: string | null,
): SaveIndicatorSettingInput => ({
  instanceId,
  updatedAt,
  key: upperSnake(key) as SaveIndicatorSettingInput["key"],
  ...(value ?? { useDefault: true }),
});

function useIndicatorHistory(instanceId: string | null) {
  const intl = useIntl();
  const { data, error, refetch } = useIndicatorSettingsHistoryQuery({ variables: { instanceId }, fetchPolicy: "network-only" });
  return {
    error,
    retry: () => void refetch().catch(() => undefined),
    entries: data?.indicatorSettingsHistory.map(
      ({ id, key: apiKey, isOn, threshold, warning, critical, createdAt, actor, instanceId: of }) => {
        const key = keyOf(apiKey);
        const { unit } = indicatorOf(key);
        const name = named(intl, "indicator", key);
        return {
          id,
          at: createdAt,
          who: actor.name,
          what: (
            <>
              {isOn === null ? (
                <FormattedMessage id="indicatorSettings.backToDefault" defaultMessage="Reset {name} to default" values={{ name }} />
              ) : (
                <FormattedMessage
                  id="indicatorSettings.changed"
                  defaultMessage="{name}: {isOn, select, true {shown} other {not shown}}, {hasThreshold, select, true {X {threshold, number}, } other {}}warning {warning}, critical {critical}"
                  values={{
                    name,
                    isOn: String(isOn),
                    hasThreshold: String(threshold !== null),
                    threshold: threshold ?? 0,
                    warning: valueWithUnit(intl, unit, warning),
                    critical: valueWithUnit(intl, unit, critical),
                  }}
                />
              )}
              {instanceId !== null && of === null && (
                <>
                  {" · "}
                  <FormattedMessage id="configuration.default" defaultMessage="Default for all instances" />
                </>
              )}
            </>
          ),
        };
      },
    ),
  };
}
