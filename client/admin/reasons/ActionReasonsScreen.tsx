import { FormattedMessage, useIntl } from "react-intl";
import * as z from "zod/mini";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { type ReasonedAction, reasonedActions } from "../../../schema/rules/claims/actionReasons";
import type { ConfiguredReasonsQuery, SaveActionReasonsInput } from "../../gql/graphql";
import { useActionReasonsHistoryQuery, useConfiguredReasonsQuery, useSaveActionReasonsMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { pageCatalogue } from "../../pages";
import { useCan } from "../../session/useCan";
import { useEditForm } from "../../ui/form/editForm";
import { FormSection } from "../../ui/form/FormPage";
import { ConfigurationPage } from "../configuration/ConfigurationPage";
import { type ConfiguredInstance, useConfiguredInstance } from "../configuration/useConfiguredInstance";
import { useSaveEach } from "../configuration/useSaveEach";
import { WaitingPage } from "../configuration/WaitingPage";
import { ReasonList } from "./ReasonList";
import { reasonErrors, storedListOf, storedReasons } from "./reasonValues";

export function ActionReasonsScreen() {
  const configured = useConfiguredInstance(false);
  const { instanceId } = configured;
  const { data, error, refetch } = useConfiguredReasonsQuery({
    variables: { instanceId: instanceId ?? "" },
    skip: !instanceId,
    fetchPolicy: "cache-and-network",
  });
  if (!data || !instanceId)
    return <WaitingPage configured={configured} title={pageCatalogue.reasons.title} error={error} onRetry={refetch} />;
  return <Form key={instanceId} configured={configured} instanceId={instanceId} data={data} reload={refetch} />;
}

interface FormProps {
  configured: ConfiguredInstance;
  instanceId: string;
  data: ConfiguredReasonsQuery;
  reload(): Promise<unknown>;
}

function Form({ configured, instanceId, data, reload }: FormProps) {
  const intl = useIntl();
  const can = useCan();
  const [saveList] = useSaveActionReasonsMutation();
  const editForm = useEditForm(storedReasons(data.actionReasons), (values) => reasonErrors(intl, values));
  const { form, changed, problem } = editForm;
  const errors = reasonErrors(intl, form.values);
  const { saving, failed, save } = useSaveEach(
    editForm,
    reasonedActions,
    (action) => {
      const changes = { reasons: form.values[action], updatedAt: storedListOf(data.actionReasons, action)?.updatedAt ?? null };
      return saveList({ variables: { input: { instanceId, action: upperSnake(action) as ApiAction, ...changes } } });
    },
    reload,
  );
  return (
    <ConfigurationPage
      configured={configured}
      title={pageCatalogue.reasons.title}
      data={data}
      useHistory={can("logs.audit") ? () => useReasonsHistory(instanceId) : undefined}
      changed={changed}
      problem={problem}
      saving={saving}
      failed={failed}
      onSave={save}
      onDiscard={() => form.reset()}
    >
      {reasonedActions.map((action) => (
        <FormSection key={action} title={actionName(action)}>
          <ReasonList
            name={actionName(action)}
            reasons={form.values[action]}
            error={errors[action] ?? form.errors[action]}
            onChange={(reasons) => form.setFieldValue(action, reasons as never)}
          />
        </FormSection>
      ))}
      <p>
        <FormattedMessage
          id="reasons.note"
          defaultMessage="Write the reasons in the language of the AMA instance. Users pick one by number or type their own."
        />
      </p>
    </ConfigurationPage>
  );

  function actionName(action: ReasonedAction): string {
    return named(intl, "functionality", functionalityOfAction(action));
  }
}

type ApiAction = SaveActionReasonsInput["action"];
const savedList = z.object({ action: z.enum(reasonedActions), reasons: z.array(z.string()) });

function useReasonsHistory(instanceId: string) {
  const intl = useIntl();
  const { data, error, refetch } = useActionReasonsHistoryQuery({ variables: { instanceId }, fetchPolicy: "network-only" });
  return {
    error,
    retry: () => void refetch().catch(() => undefined),
    entries: data?.auditEntries.nodes.flatMap(({ id, at, actor, after }) => {
      const saved = savedList.safeParse(after === null ? null : JSON.parse(after));
      if (!saved.success) return [];
      const { action, reasons } = saved.data;
      const what = intl.formatMessage(
        { id: "reasons.changed", defaultMessage: "{action}: {count, plural, =0 {no reasons} other {{list}}}" },
        { action: named(intl, "functionality", functionalityOfAction(action)), count: reasons.length, list: reasons.join(" · ") },
      );
      return [{ id, at, who: actor?.name ?? "—", what }];
    }),
  };
}
