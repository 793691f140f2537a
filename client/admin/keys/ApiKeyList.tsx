import { Button, SegmentedControl } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../apollo/errors";
import { usePages } from "../../apollo/pages";
import { pageCatalogue } from "../../pages";
import { useToast } from "../../ui/toasts";
import type { ApiKeysQuery } from "../../gql/graphql";
import { useApiKeysQuery, useRevokeApiKeyMutation } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import { useAddressValue } from "../../ui/table/addressState";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { ListPage } from "../../ui/table/ListPage";
import { NewKey } from "./NewKey";

type Row = ApiKeysQuery["apiKeys"]["nodes"][number];

/** The keys of third parties' programs that the viewer manages. */
export function ApiKeyList() {
  const intl = useIntl();
  const [shown, setShown] = useAddressValue("revoked");
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<Row | null>(null);
  const result = useApiKeysQuery({ variables: { revoked: shown === "1" }, fetchPolicy: "cache-and-network" });
  const pages = usePages(result, "apiKeys");
  const columns = useColumns(setRevoking, shown === "1");
  return (
    <ListPage
      title={pageCatalogue.apiKeys.title}
      total={pages.total}
      filters={
        <SegmentedControl
          aria-label={intl.formatMessage({ id: "apiKeys.which", defaultMessage: "Which keys" })}
          value={shown === "1" ? "1" : "0"}
          onChange={(value) => setShown(value === "1" ? "1" : null)}
          data={[
            { value: "0", label: intl.formatMessage({ id: "apiKeys.valid", defaultMessage: "Not revoked" }) },
            { value: "1", label: intl.formatMessage({ id: "apiKeys.revoked", defaultMessage: "Revoked" }) },
          ]}
        />
      }
      actions={
        <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setMaking(true)}>
          <FormattedMessage id="apiKeys.new" defaultMessage="New API key" />
        </Button>
      }
    >
      <DataTable<Row>
        label={intl.formatMessage({ id: "page.apiKeys", defaultMessage: "API keys" })}
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          shown === "1" ? (
            <FormattedMessage id="apiKeys.noneRevoked" defaultMessage="No key was revoked." />
          ) : (
            <FormattedMessage id="apiKeys.none" defaultMessage="There is no API key yet. A program needs one to send or read data." />
          )
        }
        {...pages}
      />
      {making && <NewKey onClose={() => setMaking(false)} onMade={() => void result.refetch()} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} onDone={() => void result.refetch()} />}
    </ListPage>
  );
}

function useColumns(onRevoke: (row: Row) => void, revoked: boolean): Column<Row>[] {
  const intl = useIntl();
  const write = useInstants();
  return useMemo(() => {
    const columns: Column<Row>[] = [
      {
        id: "name",
        header: intl.formatMessage({ id: "users.name", defaultMessage: "Name" }),
        width: 180,
        grow: true,
        cell: ({ name }) => name,
      },
      {
        id: "scopes",
        header: intl.formatMessage({ id: "apiKeys.scopes", defaultMessage: "Scopes" }),
        width: 130,
        cell: ({ scopes }) => scopes.join(", "),
      },
      {
        id: "profile",
        header: intl.formatMessage({ id: "users.profile", defaultMessage: "Profile" }),
        width: 200,
        grow: true,
        cell: ({ profileType, specificProfile }) =>
          specificProfile ? `${named(intl, "profile", profileType)} · ${specificProfile.name}` : named(intl, "profile", profileType),
      },
      {
        id: "instances",
        header: intl.formatMessage({ id: "users.instances", defaultMessage: "AMA instances" }),
        width: 140,
        cell: ({ allInstances, instances }) =>
          allInstances ? (
            <FormattedMessage id="users.allInstances" defaultMessage="All" />
          ) : (
            instances.map(({ id }) => id).join(", ") || null
          ),
      },
      {
        id: "owner",
        header: intl.formatMessage({ id: "users.owner", defaultMessage: "Managed by" }),
        width: 150,
        cell: ({ owner }) => owner?.name,
      },
      {
        id: "used",
        header: intl.formatMessage({ id: "sessions.used", defaultMessage: "Last used" }),
        width: 120,
        cell: ({ lastUsedAt }) => lastUsedAt && write.dateTime(lastUsedAt),
      },
      {
        id: "expires",
        header: intl.formatMessage({ id: "apiKeys.expires", defaultMessage: "Good until" }),
        width: 120,
        cell: ({ expiresAt }) => expiresAt && write.date(expiresAt),
      },
    ];
    if (revoked)
      columns.push({
        id: "revoked",
        header: intl.formatMessage({ id: "apiKeys.revoked", defaultMessage: "Revoked" }),
        width: 120,
        cell: ({ revokedAt }) => revokedAt && write.dateTime(revokedAt),
      });
    else
      columns.push({
        id: "actions",
        header: intl.formatMessage({ id: "list.actions", defaultMessage: "Actions" }),
        width: 110,
        cell: (row) => (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={intl.formatMessage({ id: "apiKeys.revokeName", defaultMessage: "Revoke {name}" }, { name: row.name })}
            onClick={() => onRevoke(row)}
          >
            <FormattedMessage id="apiKeys.revoke" defaultMessage="Revoke" />
          </Button>
        ),
      });
    return columns;
  }, [intl, write, onRevoke, revoked]);
}

function RevokeDialog({ apiKey, onClose, onDone }: { apiKey: Row; onClose(): void; onDone(): void }) {
  const intl = useIntl();
  const say = useErrorText();
  const toast = useToast();
  const [failed, setFailed] = useState<string | null>(null);
  const [revoke] = useRevokeApiKeyMutation();
  const confirm = async (): Promise<void> => {
    try {
      await revoke({ variables: { id: apiKey.id } });
      toast.done(intl.formatMessage({ id: "apiKeys.isRevoked", defaultMessage: "The key is revoked." }));
      onDone();
      onClose();
    } catch (error) {
      setFailed(say(error));
    }
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="apiKeys.revokeTitle" defaultMessage="Revoke {name}?" values={{ name: apiKey.name }} />}
      confirm={<FormattedMessage id="apiKeys.revoke" defaultMessage="Revoke" />}
      danger
      failed={failed}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <FormattedMessage id="apiKeys.revokeText" defaultMessage="The program that uses it is cut off at once. This cannot be undone." />
      </p>
    </ConfirmDialog>
  );
}
