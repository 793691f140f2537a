import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UserListQuery } from "../../gql/graphql";
import { useInstants } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import type { Column } from "../../ui/table/DataTable";
import styles from "../admin.module.css";

export type UserRow = UserListQuery["users"]["nodes"][number];

/** The columns of the list of users. */
export function useUserColumns(): Column<UserRow>[] {
  const intl = useIntl();
  const write = useInstants();
  return useMemo(
    () => [
      {
        id: "name",
        header: intl.formatMessage({ id: "users.name", defaultMessage: "Name" }),
        width: 160,
        grow: true,
        sortable: "asc",
        cell: ({ name }) => name,
      },
      {
        id: "user",
        header: intl.formatMessage({ id: "users.user", defaultMessage: "User" }),
        width: 120,
        sortable: "asc",
        cell: ({ user }) => user,
      },
      {
        id: "email",
        header: intl.formatMessage({ id: "users.email", defaultMessage: "E-mail" }),
        width: 170,
        grow: true,
        cell: ({ email }) => email,
      },
      {
        id: "profile",
        header: intl.formatMessage({ id: "users.profile", defaultMessage: "Profile" }),
        width: 140,
        cell: ({ profileType }) => named(intl, "profile", profileType),
      },
      {
        id: "specific",
        header: intl.formatMessage({ id: "users.specific", defaultMessage: "Specific profile" }),
        width: 130,
        cell: ({ specificProfile }) => specificProfile?.name,
      },
      {
        id: "instances",
        header: intl.formatMessage({ id: "users.instances", defaultMessage: "AMA instances" }),
        width: 120,
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
        width: 120,
        cell: ({ owner }) => owner?.name,
      },
      {
        id: "lastSeen",
        header: intl.formatMessage({ id: "users.lastSeen", defaultMessage: "Last seen" }),
        width: 120,
        sortable: "desc",
        cell: ({ lastSeenAt }) => lastSeenAt && write.dateTime(lastSeenAt),
      },
      {
        id: "standing",
        header: intl.formatMessage({ id: "users.standing", defaultMessage: "Status" }),
        width: 170,
        cell: ({ disabledAt, internal, oneself }) => (
          <>
            <span className={styles.tag} data-off={disabledAt ? true : undefined}>
              {disabledAt ? (
                <FormattedMessage id="users.disabled" defaultMessage="Disabled" />
              ) : (
                <FormattedMessage id="users.enabled" defaultMessage="Enabled" />
              )}
            </span>{" "}
            {internal && (
              <span className={styles.tag}>
                <FormattedMessage id="users.internal" defaultMessage="Directory" />
              </span>
            )}
            {oneself && (
              <span className={styles.tag}>
                <FormattedMessage id="users.oneself" defaultMessage="You" />
              </span>
            )}
          </>
        ),
      },
    ],
    [intl, write],
  );
}
