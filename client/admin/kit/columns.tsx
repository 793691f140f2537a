import { defineMessages, FormattedMessage } from "react-intl";
import type { ProfileType } from "../../../schema/rules/access/profiles";
import { named } from "../../i18n/named";
import type { ColumnDefinition } from "../../ui/table/columns";

export const headers = defineMessages({
  name: { id: "users.name", defaultMessage: "Name" },
  user: { id: "users.user", defaultMessage: "User" },
  email: { id: "users.email", defaultMessage: "E-mail" },
  lastSeen: { id: "users.lastSeen", defaultMessage: "Last seen" },
  state: { id: "users.state", defaultMessage: "Status" },
  profile: { id: "users.profile", defaultMessage: "Profile" },
  parentProfile: { id: "specific.parent", defaultMessage: "Parent profile" },
  instances: { id: "users.instances", defaultMessage: "AMA instances" },
  owner: { id: "users.owner", defaultMessage: "Managed by" },
});

type Options = Pick<ColumnDefinition<never>, "width" | "grow">;

export const profileColumn = <R extends { profileType: ProfileType; specificProfile?: { name: string } | null }>({
  header = headers.profile,
  withSpecific = false,
  ...options
}: Options & { header?: ColumnDefinition<R>["header"]; withSpecific?: boolean }): ColumnDefinition<R> => ({
  id: "profile",
  header,
  ...options,
  cell: ({ profileType, specificProfile }, { intl }) =>
    [named(intl, "profile", profileType), ...(withSpecific && specificProfile ? [specificProfile.name] : [])].join(" · "),
});

export const instancesColumn = <R extends { allInstances?: boolean; instances: readonly { id: string }[] }>(
  options: Options,
): ColumnDefinition<R> => ({
  id: "instances",
  header: headers.instances,
  ...options,
  cell: ({ allInstances, instances }) =>
    allInstances ? <FormattedMessage id="users.allInstances" defaultMessage="All" /> : instances.map(({ id }) => id).join(", ") || null,
});

export const ownerColumn = <R extends { owner?: { name: string } | null }>(options: Options): ColumnDefinition<R> => ({
  id: "owner",
  header: headers.owner,
  ...options,
  cell: ({ owner }) => owner?.name,
});
