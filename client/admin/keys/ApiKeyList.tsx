import { Button, Group, SegmentedControl } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { keyScopes } from "../../../schema/rules/access/apiKeys";
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { usePages } from "../../apollo/pages";
import type { ApiKeysQuery } from "../../gql/graphql";
import { useApiKeysQuery } from "../../gql/hooks";
import { useAddressValue } from "../../ui/table/addressState";
import { type ColumnDefinition, dateTimeColumn, textColumn } from "../../ui/table/columns";
import { QueryList } from "../../ui/table/QueryList";
import { headers, instancesColumn, ownerColumn, profileColumn } from "../kit/columns";
import { ConfirmKeyDialog } from "./ConfirmKeyDialog";
import { NewKey } from "./NewKey";
import { RevokeDialog } from "./RevokeDialog";

/** Scope names as the command line for API keys uses them. */
const keyScopeNames = upperSnakeEnum(keyScopes);

type Row = ApiKeysQuery["apiKeys"]["nodes"][number];

const texts = defineMessages({
  scopes: { id: "apiKeys.scopes", defaultMessage: "Scopes" },
  used: { id: "sessions.used", defaultMessage: "Last used" },
  expires: { id: "apiKeys.expires", defaultMessage: "Valid until" },
  revoked: { id: "apiKeys.revoked", defaultMessage: "Revoked" },
});

const columns: ColumnDefinition<Row>[] = [
  textColumn("name", headers.name, { width: 180, grow: true }),
  { id: "scopes", header: texts.scopes, width: 130, cell: ({ scopes }) => scopes.map((scope) => keyScopeNames[scope]).join(", ") },
  profileColumn({ withSpecific: true, width: 200, grow: true }),
  instancesColumn({ width: 140 }),
  ownerColumn({ width: 150 }),
  dateTimeColumn("lastUsedAt", texts.used, { width: 120 }),
  { id: "expires", header: texts.expires, width: 120, cell: ({ expiresAt }, { write }) => expiresAt && write.date(expiresAt) },
];
const revokedColumns = [...columns, dateTimeColumn<Row>("revokedAt", texts.revoked, { width: 120 })];

export function ApiKeyList() {
  const intl = useIntl();
  const [showRevoked, setShowRevoked] = useAddressValue("revoked");
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<Row | null>(null);
  const [confirming, setConfirming] = useState<Row | null>(null);
  const revoked = showRevoked === "1";
  const result = useApiKeysQuery({ variables: { revoked }, fetchPolicy: "cache-and-network" });
  const which = (
    <SegmentedControl
      aria-label={intl.formatMessage({ id: "apiKeys.which", defaultMessage: "Show keys" })}
      value={revoked ? "1" : "0"}
      onChange={(value) => setShowRevoked(value === "1" ? "1" : null)}
      data={[
        { value: "0", label: intl.formatMessage({ id: "apiKeys.valid", defaultMessage: "Active" }) },
        { value: "1", label: intl.formatMessage(texts.revoked) },
      ]}
    />
  );
  const confirm = (row: Row) => (
    <Button
      size="compact-xs"
      aria-label={intl.formatMessage({ id: "apiKeys.confirmName", defaultMessage: "Confirm {name}" }, { name: row.name })}
      onClick={() => setConfirming(row)}
    >
      <FormattedMessage id="apiKeys.confirm" defaultMessage="Confirm" />
    </Button>
  );
  const revoke = (row: Row) => (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={intl.formatMessage({ id: "apiKeys.revokeName", defaultMessage: "Revoke {name}" }, { name: row.name })}
      onClick={() => setRevoking(row)}
    >
      <FormattedMessage id="apiKeys.revoke" defaultMessage="Revoke" />
    </Button>
  );
  const actions = (row: Row) => (
    <Group gap={6} wrap="nowrap">
      {row.unconfirmedSince !== null && confirm(row)}
      {revoke(row)}
    </Group>
  );
  return (
    <QueryList
      page="apiKeys"
      pages={usePages(result, "apiKeys")}
      columns={revoked ? revokedColumns : columns}
      {...(!revoked && { rowActions: { width: 190, cell: actions } })}
      filters={[{ name: "revoked", field: which, isSet: false }]}
      actions={
        <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setMaking(true)}>
          <FormattedMessage id="apiKeys.new" defaultMessage="New API key" />
        </Button>
      }
      none={
        revoked ? (
          <FormattedMessage id="apiKeys.noneRevoked" defaultMessage="No revoked keys." />
        ) : (
          <FormattedMessage id="apiKeys.none" defaultMessage="No API keys yet. Programs need a key to send or read data." />
        )
      }
    >
      {making && <NewKey onClose={() => setMaking(false)} onMade={() => void result.refetch()} />}
      {confirming && <ConfirmKeyDialog apiKey={confirming} onClose={() => setConfirming(null)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} onDone={() => void result.refetch()} />}
    </QueryList>
  );
}
