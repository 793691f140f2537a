import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FormPage, type FormPageProps } from "../../ui/form/FormPage";
import admin from "../admin.module.css";
import { Loaded } from "../Loaded";
import { HistoryButton, type HistoryButtonProps } from "./HistoryButton";
import { InstanceSelect } from "./InstanceSelect";
import type { ConfiguredInstance } from "./useConfiguredInstance";

export interface ConfigurationPageProps extends Omit<FormPageProps, "back" | "actions" | "wide"> {
  configured: ConfiguredInstance;
  /** Whether there is a default for all that each instance stands over. */
  hasDefault?: boolean;
  /** Who changed what; absent: it is not for whoever is signed in. */
  useHistory?: HistoryButtonProps["useHistory"] | undefined;
  /** What the screen asked for of the instance; undefined: it is on its way. */
  data: unknown;
  error?: unknown;
  onRetry?(): void;
  children: ReactNode;
}

/** What is configured per AMA instance: whose it is stands at the top and in the address, who changed what beside it. */
export function ConfigurationPage({
  configured,
  hasDefault = false,
  data,
  error,
  onRetry,
  useHistory,
  children,
  ...form
}: ConfigurationPageProps) {
  const { instances, instanceId, changesDefault } = configured;
  const readsOnly = instanceId === null && !changesDefault;
  return (
    <Loaded
      data={instances && (instanceId === undefined ? true : data)}
      error={configured.error ?? error}
      onRetry={() => (configured.error ? configured.retry() : onRetry?.())}
    >
      {() => (
        <FormPage
          {...form}
          key={instanceId ?? "default"}
          onSave={readsOnly || instanceId === undefined ? undefined : form.onSave}
          wide
          actions={
            <>
              <InstanceSelect configured={configured} hasDefault={hasDefault} />
              {instanceId !== undefined && useHistory && <HistoryButton useHistory={useHistory} />}
            </>
          }
        >
          {readsOnly && (
            <p className={admin.note}>
              <FormattedMessage
                id="configuration.defaultNote"
                defaultMessage="The default for all is changed by administrators who have every AMA instance. Choose an instance of yours to change it there."
              />
            </p>
          )}
          {instanceId === undefined ? (
            <p className={admin.note}>
              <FormattedMessage
                id="configuration.noInstance"
                defaultMessage="You have no AMA instance to configure. Ask your local administrator."
              />
            </p>
          ) : (
            children
          )}
        </FormPage>
      )}
    </Loaded>
  );
}
