import { Checkbox, MultiSelect, Select, TagsInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DAY_MS } from "../../../schema/rules/durations";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { keyScopes, type KeyScope, MAX_WIDGET_ORIGINS, widgetKeyError, type WidgetKeyError } from "../../../schema/rules/access/apiKeys";
import { type IndicatorKey, indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { useErrorText } from "../../apollo/errors";
import { useApiKeyChoicesQuery, useCreateApiKeyMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { SpecificProfileSelect } from "../SpecificProfileSelect";
import { NewKeyValue } from "./NewKeyValue";

/** The first one is what most keys get. */
const EXPIRY_CHOICES_DAYS = [365, 30, 90, peopleLimits.keyDays - 1];

/** Asks what a new key is for; then shows the key, once. */
export function NewKey({ onClose, onMade }: { onClose(): void; onMade(): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data } = useApiKeyChoicesQuery();
  const [create] = useCreateApiKeyMutation();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<KeyScope[]>(["read"]);
  const [profileType, setProfileType] = useState<ProfileType>("SUPERVISOR");
  const [specificProfileId, setSpecific] = useState<string | null>(null);
  const [allInstances, setAll] = useState(false);
  const [instanceIds, setInstances] = useState<string[]>([]);
  const [days, setDays] = useState(String(EXPIRY_CHOICES_DAYS[0]));
  const [indicators, setIndicators] = useState<IndicatorKey[]>([]);
  const [origins, setOrigins] = useState<string[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  if (key !== null) return <NewKeyValue name={tidyName(name)} value={key} onClose={onClose} />;

  const isWidget = scopes.includes("widget");
  const widgetError = widgetKeyError(scopes, isWidget ? { indicators, origins } : { indicators: [], origins: [] });
  const widgetTexts: Record<WidgetKeyError, string> = {
    SCOPES: intl.formatMessage({ id: "apiKeys.error.widgetAlone", defaultMessage: "A key for widgets has no other scope." }),
    INDICATORS: intl.formatMessage({ id: "apiKeys.error.indicators", defaultMessage: "Choose at least one indicator." }),
    ORIGINS: intl.formatMessage(
      { id: "apiKeys.error.origins", defaultMessage: "Name the pages that may show it, 1 to {max}: https://intranet.example" },
      { max: MAX_WIDGET_ORIGINS },
    ),
  };
  const reason = !isName(tidyName(name))
    ? intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: letters, digits and spaces, at most {max}." },
        { max: peopleLimits.name },
      )
    : !scopes.length
      ? intl.formatMessage({ id: "apiKeys.error.scope", defaultMessage: "Choose at least one scope." })
      : widgetError
        ? widgetTexts[widgetError]
        : !allInstances && !instanceIds.length
          ? intl.formatMessage({ id: "users.error.instances", defaultMessage: "Choose at least one AMA instance." })
          : null;
  const make = async (): Promise<void> => {
    setFailed(null);
    try {
      const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
      const input = {
        name: tidyName(name),
        scopes: scopes.map(upperSnake),
        profileType,
        specificProfileId,
        allInstances,
        instanceIds: allInstances ? [] : instanceIds,
        expiresAt,
        ...(isWidget && { indicators: indicators.map(upperSnake), origins }),
      };
      const answer = await create({ variables: { input } });
      onMade();
      setKey(answer.data!.createApiKey.key);
    } catch (error) {
      setFailed(errorText(error));
    }
  };
  const scopeTexts: Record<KeyScope, string> = {
    ingest: intl.formatMessage({ id: "apiKeys.scope.ingest", defaultMessage: "ingest: sends records and positions" }),
    read: intl.formatMessage({ id: "apiKeys.scope.read", defaultMessage: "read: reads through GraphQL" }),
    act: intl.formatMessage({ id: "apiKeys.scope.act", defaultMessage: "act: acts on claims, as far as its profile goes" }),
    widget: intl.formatMessage({ id: "apiKeys.scope.widget", defaultMessage: "widget: shows some indicators on pages of others" }),
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="apiKeys.new" defaultMessage="New API key" />}
      confirm={<FormattedMessage id="apiKeys.create" defaultMessage="Create the key" />}
      reason={reason}
      failed={failed}
      onClose={onClose}
      onConfirm={make}
    >
      <TextInput
        label={<FormattedMessage id="users.name" defaultMessage="Name" />}
        description={<FormattedMessage id="apiKeys.nameNote" defaultMessage="The program or the firm that gets it." />}
        withAsterisk
        data-autofocus
        maxLength={peopleLimits.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={<FormattedMessage id="apiKeys.scopes" defaultMessage="Scopes" />}
        withAsterisk
        value={scopes}
        onChange={(value) => setScopes(keyScopes.filter((scope) => value.includes(scope)))}
      >
        <div style={{ display: "grid", gap: 8, marginTop: 4 }}>
          {keyScopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={scopeTexts[scope]} />
          ))}
        </div>
      </Checkbox.Group>
      {isWidget && (
        <>
          <MultiSelect
            label={<FormattedMessage id="apiKeys.indicators" defaultMessage="Indicators" />}
            withAsterisk
            searchable
            data={indicatorKeys.map((value) => ({ value, label: named(intl, "indicator", value) }))}
            value={indicators}
            onChange={(chosen) => setIndicators(indicatorKeys.filter((one) => chosen.includes(one)))}
          />
          <TagsInput
            label={<FormattedMessage id="apiKeys.origins" defaultMessage="Pages that may show them" />}
            description={<FormattedMessage id="apiKeys.originsNote" defaultMessage="Their origins, such as https://intranet.example" />}
            withAsterisk
            maxTags={MAX_WIDGET_ORIGINS}
            value={origins}
            onChange={(typed) => setOrigins(typed.map((one) => one.trim().replace(/\/$/, "").toLowerCase()))}
          />
        </>
      )}
      <Select
        label={<FormattedMessage id="users.generic" defaultMessage="Generic profile" />}
        allowDeselect={false}
        data={Object.values(ProfileType).map((value) => ({ value, label: named(intl, "profile", value) }))}
        value={profileType}
        onChange={(value) => {
          setProfileType(value as ProfileType);
          setSpecific(null);
        }}
      />
      <SpecificProfileSelect parent={profileType} value={specificProfileId} onChange={setSpecific} />
      <Checkbox
        label={<FormattedMessage id="users.everyInstance" defaultMessage="All AMA instances, also those to come" />}
        checked={allInstances}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      {!allInstances && (
        <MultiSelect
          label={<FormattedMessage id="users.instances" defaultMessage="AMA instances" />}
          withAsterisk
          searchable
          data={(data?.instanceChoices ?? []).map(({ id, name: called }) => ({ value: id, label: `${called} (${id})` }))}
          value={instanceIds}
          onChange={setInstances}
        />
      )}
      <Select
        label={<FormattedMessage id="apiKeys.goodFor" defaultMessage="Good for" />}
        allowDeselect={false}
        data={EXPIRY_CHOICES_DAYS.toSorted((a, b) => a - b).map((span) => ({
          value: String(span),
          label: intl.formatMessage({ id: "apiKeys.days", defaultMessage: "{days, plural, one {# day} other {# days}}" }, { days: span }),
        }))}
        value={days}
        onChange={(value) => setDays(value ?? String(EXPIRY_CHOICES_DAYS[0]))}
      />
    </ConfirmDialog>
  );
}
