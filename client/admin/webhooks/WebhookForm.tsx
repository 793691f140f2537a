import { Checkbox, JsonInput, MultiSelect, Select, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import { chosenEventTypes, webhookLimits, type WebhookEventType } from "../../../schema/rules/claims/webhooks";
import { useErrorText } from "../../api/errors";
import type { ClaimFilter } from "../../gql/graphql";
import { useChangeWebhookEndpointMutation, useCreateWebhookEndpointMutation, useWebhookKeysQuery } from "../../gql/hooks";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { eventName, type WebhookRow } from "./webhookNames";
import { WebhookSecret } from "./WebhookSecret";

const FIRST_SELECTION = "{\n  id\n  at\n  statusBefore\n  statusAfter\n  claim {\n    id\n    status\n  }\n}";

/** The typed filter; `undefined` if it is no JSON object. */
function filterOf(text: string): ClaimFilter | null | undefined {
  if (!text.trim()) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function WebhookForm({ endpoint, onClose, onMade }: { endpoint?: WebhookRow; onClose(): void; onMade(): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data } = useWebhookKeysQuery();
  const [create] = useCreateWebhookEndpointMutation();
  const [change] = useChangeWebhookEndpointMutation();
  const [requestId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(endpoint?.name ?? "");
  const [url, setUrl] = useState(endpoint?.url ?? "https://");
  const [keyId, setKey] = useState<string | null>(endpoint?.key.id ?? null);
  const [events, setEvents] = useState<WebhookEventType[]>(endpoint ? [...endpoint.events] : ["STATUS_CHANGED"]);
  const [filterText, setFilter] = useState(endpoint?.filter ? JSON.stringify(endpoint.filter, null, 2) : "");
  const [selection, setSelection] = useState(endpoint?.selection ?? FIRST_SELECTION);
  const [enabled, setEnabled] = useState(endpoint ? endpoint.state === "ENABLED" : true);
  const [failed, setFailed] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <WebhookSecret name={tidyName(name)} value={secret} onClose={onClose} />;

  const filter = filterOf(filterText);
  const keys = (data?.apiKeys.nodes ?? []).filter(({ scopes }) => scopes.includes("READ") || scopes.includes("ACT"));
  const reason = !isName(tidyName(name))
    ? intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: use only letters, digits and spaces, at most {max} characters." },
        { max: peopleLimits.name },
      )
    : !URL.canParse(url.trim())
      ? intl.formatMessage({ id: "webhooks.error.url", defaultMessage: "Enter a complete address." })
      : keyId === null
        ? intl.formatMessage({ id: "webhooks.error.key", defaultMessage: "Choose an API key." })
        : !events.length
          ? intl.formatMessage({ id: "webhooks.error.events", defaultMessage: "Choose at least one event." })
          : filter === undefined
            ? intl.formatMessage({ id: "webhooks.error.filter", defaultMessage: "The filter must be a JSON object." })
            : null;
  const save = async (): Promise<void> => {
    setFailed(null);
    const parts = { name: tidyName(name), url: url.trim(), events, filter: filter ?? null, selection };
    try {
      if (endpoint) {
        await change({ variables: { input: { ...parts, id: endpoint.id, updatedAt: endpoint.updatedAt, enabled } } });
        return onClose();
      }
      const answer = await create({ variables: { input: { ...parts, keyId: keyId!, requestId } } });
      onMade();
      setSecret(answer.data!.createWebhookEndpoint.secret);
    } catch (error) {
      setFailed(errorText(error));
    }
  };
  return (
    <ConfirmDialog
      title={
        endpoint ? (
          <FormattedMessage id="webhooks.edit" defaultMessage="Edit {name}" values={{ name: endpoint.name }} />
        ) : (
          <FormattedMessage id="webhooks.new" defaultMessage="New webhook" />
        )
      }
      confirm={
        endpoint ? (
          <FormattedMessage id="webhooks.save" defaultMessage="Save webhook" />
        ) : (
          <FormattedMessage id="webhooks.create" defaultMessage="Create webhook" />
        )
      }
      width={620}
      reason={reason}
      failed={failed}
      onClose={onClose}
      onConfirm={save}
    >
      <TextInput
        label={<FormattedMessage id="users.name" defaultMessage="Name" />}
        withAsterisk
        data-autofocus
        maxLength={peopleLimits.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={<FormattedMessage id="webhooks.url" defaultMessage="Address" />}
        description={<FormattedMessage id="webhooks.urlNote" defaultMessage="Receives messages by POST, signed by Standard Webhooks." />}
        withAsterisk
        maxLength={webhookLimits.urlLength}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Select
        label={<FormattedMessage id="webhooks.key" defaultMessage="API key" />}
        description={<FormattedMessage id="webhooks.keyNote" defaultMessage="Its rights decide what is sent." />}
        withAsterisk
        searchable
        disabled={endpoint !== undefined}
        data={endpoint ? [{ value: endpoint.key.id, label: endpoint.key.name }] : keys.map(({ id, name: label }) => ({ value: id, label }))}
        value={keyId}
        onChange={setKey}
      />
      <MultiSelect
        label={<FormattedMessage id="webhooks.events" defaultMessage="Events" />}
        withAsterisk
        data={chosenEventTypes.map((value) => ({ value, label: eventName(intl, value) }))}
        value={events}
        onChange={(chosen) => setEvents(chosenEventTypes.filter((type) => chosen.includes(type)))}
      />
      <JsonInput
        label={<FormattedMessage id="webhooks.filter" defaultMessage="Filter of claims" />}
        description={
          <FormattedMessage
            id="webhooks.filterNote"
            defaultMessage="JSON in the form of the API’s ClaimFilter, for example {example}. Empty: all claims."
            values={{ example: '{ "instanceIds": ["ES"] }' }}
          />
        }
        autosize
        minRows={2}
        maxRows={8}
        value={filterText}
        onChange={setFilter}
      />
      <Textarea
        label={<FormattedMessage id="webhooks.selection" defaultMessage="Selection" />}
        description={
          <FormattedMessage
            id="webhooks.selectionNote"
            defaultMessage="GraphQL fields of WebhookEvent that each message contains as data."
          />
        }
        withAsterisk
        autosize
        minRows={4}
        maxRows={14}
        maxLength={webhookLimits.selectionLength}
        styles={{ input: { fontFamily: "monospace" } }}
        value={selection}
        onChange={(event) => setSelection(event.currentTarget.value)}
      />
      {endpoint && (
        <Checkbox
          label={<FormattedMessage id="webhooks.enabled" defaultMessage="Send events" />}
          checked={enabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
