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
  hasDefault?: boolean;
  /** Absent if the user may not see the history. */
  useHistory?: HistoryButtonProps["useHistory"] | undefined;
  data: unknown;
  error?: unknown;
  onRetry?(): void;
  children: ReactNode;
}

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
                defaultMessage="Only administrators of all AMA instances can change the default. Choose one of your instances to change its value."
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
