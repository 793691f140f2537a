import { Checkbox, MultiSelect, Select, TagsInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DAY_MS } from "../../../schema/rules/durations";
import { upperSnake } from "../../../schema/rules/apiEnums";
import {
  keyScopes,
  type KeyScope,
  MAX_KEY_DEVICES,
  MAX_WIDGET_ORIGINS,
  positionsKeyError,
  type PositionsKeyError,
  widgetKeyError,
  type WidgetKeyError,
} from "../../../schema/rules/access/apiKeys";
import { FigureGrouping, groupingsOf } from "../../../schema/rules/indicators/groupings";
import { type IndicatorKey, indicatorKeys, indicatorOf } from "../../../schema/rules/indicators/indicators";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { useErrorText } from "../../api/errors";
import { useApiKeyChoicesQuery, useCreateApiKeyMutation } from "../../gql/hooks";
import { groupingName } from "../../i18n/groupingName";
import { named } from "../../i18n/named";
import { serverNow } from "../../store/serverClock";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { SpecificProfileSelect } from "../SpecificProfileSelect";
import { NewKeyValue } from "./NewKeyValue";

const EXPIRY_CHOICES_DAYS = [365, 30, 90, peopleLimits.keyDays - 1];

const groupingChoices = (indicators: readonly IndicatorKey[]): FigureGrouping[] =>
  Object.values(FigureGrouping).filter((grouping) => indicators.some((key) => groupingsOf(indicatorOf(key)).includes(grouping)));

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
  const [groupings, setGroupings] = useState<FigureGrouping[]>([]);
  const [arrivalProof, setArrivalProof] = useState(false);
  const [origins, setOrigins] = useState<string[]>([]);
  const [devices, setDevices] = useState<string[]>([]);
  const [supplierId, setSupplierId] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  if (key !== null) return <NewKeyValue name={tidyName(name)} value={key} onClose={onClose} />;

  const isWidget = scopes.includes("widget");
  const widgetError = widgetKeyError(scopes, isWidget ? { indicators, origins, arrivalProof } : { indicators: [], origins: [] });
  const widgetTexts: Record<WidgetKeyError, string> = {
    SCOPES: intl.formatMessage({ id: "apiKeys.error.widgetAlone", defaultMessage: "A widget key cannot have other scopes." }),
    INDICATORS: intl.formatMessage({ id: "apiKeys.error.indicators", defaultMessage: "Choose at least one indicator." }),
    ORIGINS: intl.formatMessage(
      { id: "apiKeys.error.origins", defaultMessage: "Enter 1 to {max} origins of pages, for example https://intranet.example" },
      { max: MAX_WIDGET_ORIGINS },
    ),
  };
  const sendsPositions = scopes.includes("positions");
  const binding = sendsPositions ? { devices, supplierId: supplierId.trim() || null } : { devices: [], supplierId: null };
  const bindingError = positionsKeyError(scopes, binding);
  const bindingTexts: Record<PositionsKeyError, string> = {
    SCOPES: intl.formatMessage({ id: "apiKeys.error.positionsAlone", defaultMessage: "A positions key cannot have other scopes." }),
    DEVICES: intl.formatMessage(
      { id: "apiKeys.error.devices", defaultMessage: "Enter 1 to {max} devices, or one supplier." },
      { max: MAX_KEY_DEVICES },
    ),
  };
  const reason = !isName(tidyName(name))
    ? intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: use only letters, digits and spaces, at most {max} characters." },
        { max: peopleLimits.name },
      )
    : !scopes.length
      ? intl.formatMessage({ id: "apiKeys.error.scope", defaultMessage: "Choose at least one scope." })
      : widgetError
        ? widgetTexts[widgetError]
        : bindingError
          ? bindingTexts[bindingError]
          : !allInstances && !instanceIds.length
            ? intl.formatMessage({ id: "users.error.instances", defaultMessage: "Choose at least one AMA instance." })
            : null;
  const changeIndicators = (chosen: IndicatorKey[]): void => {
    setIndicators(chosen);
    setGroupings(groupingChoices(chosen).filter((grouping) => groupings.includes(grouping)));
  };
  const make = async (): Promise<void> => {
    setFailed(null);
    try {
      const expiresAt = new Date(serverNow() + Number(days) * DAY_MS).toISOString();
      const input = {
        name: tidyName(name),
        scopes: scopes.map(upperSnake),
        profileType,
        specificProfileId,
        allInstances,
        instanceIds: allInstances ? [] : instanceIds,
        expiresAt,
        ...(sendsPositions && binding),
        ...(isWidget && { indicators: indicators.map(upperSnake), groupings, arrivalProof, origins }),
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
    positions: intl.formatMessage({
      id: "apiKeys.scope.positions",
      defaultMessage: "positions: sends positions of the listed devices, for phone apps",
    }),
    read: intl.formatMessage({ id: "apiKeys.scope.read", defaultMessage: "read: reads data through GraphQL" }),
    act: intl.formatMessage({ id: "apiKeys.scope.act", defaultMessage: "act: performs actions on claims that its profile allows" }),
    widget: intl.formatMessage({ id: "apiKeys.scope.widget", defaultMessage: "widget: shows selected indicators on external pages" }),
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="apiKeys.new" defaultMessage="New API key" />}
      confirm={<FormattedMessage id="apiKeys.create" defaultMessage="Create key" />}
      reason={reason}
      failed={failed}
      onClose={onClose}
      onConfirm={make}
    >
      <TextInput
        label={<FormattedMessage id="users.name" defaultMessage="Name" />}
        description={<FormattedMessage id="apiKeys.nameNote" defaultMessage="The program or company that uses the key." />}
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
      {sendsPositions && (
        <>
          <TagsInput
            label={<FormattedMessage id="apiKeys.devices" defaultMessage="Devices" />}
            description={<FormattedMessage id="apiKeys.devicesNote" defaultMessage="Codes, as in the “Device” field of the suppliers." />}
            maxTags={MAX_KEY_DEVICES}
            value={devices}
            onChange={setDevices}
          />
          <TextInput
            label={<FormattedMessage id="apiKeys.supplier" defaultMessage="Or supplier" />}
            description={
              <FormattedMessage
                id="apiKeys.supplierNote"
                defaultMessage="Its code. The key stays valid when the supplier changes its device."
              />
            }
            value={supplierId}
            onChange={(event) => setSupplierId(event.currentTarget.value)}
          />
        </>
      )}
      {isWidget && (
        <>
          <MultiSelect
            label={<FormattedMessage id="apiKeys.indicators" defaultMessage="Indicators" />}
            withAsterisk={!arrivalProof}
            searchable
            data={indicatorKeys.map((value) => ({ value, label: named(intl, "indicator", value) }))}
            value={indicators}
            onChange={(chosen) => changeIndicators(indicatorKeys.filter((key) => chosen.includes(key)))}
          />
          <MultiSelect
            label={<FormattedMessage id="apiKeys.groupings" defaultMessage="Breakdowns" />}
            description={
              <FormattedMessage
                id="apiKeys.groupingsNote"
                defaultMessage="The widget can read names, for example of clients and suppliers."
              />
            }
            data={groupingChoices(indicators).map((value) => ({ value, label: groupingName(intl, value) }))}
            value={groupings}
            onChange={(chosen) => setGroupings(groupingChoices(indicators).filter((grouping) => chosen.includes(grouping)))}
          />
          <Checkbox
            label={<FormattedMessage id="page.arrival" defaultMessage="Accuracy of arrival times" />}
            checked={arrivalProof}
            onChange={(event) => setArrivalProof(event.currentTarget.checked)}
          />
          <TagsInput
            label={<FormattedMessage id="apiKeys.origins" defaultMessage="Allowed pages" />}
            description={
              <FormattedMessage id="apiKeys.originsNote" defaultMessage="Origins of the pages, for example https://intranet.example" />
            }
            withAsterisk
            maxTags={MAX_WIDGET_ORIGINS}
            value={origins}
            onChange={(typed) => setOrigins(typed.map((origin) => origin.trim().replace(/\/$/, "").toLowerCase()))}
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
        label={<FormattedMessage id="users.everyInstance" defaultMessage="All AMA instances, including future ones" />}
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
        label={<FormattedMessage id="apiKeys.goodFor" defaultMessage="Valid for" />}
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
