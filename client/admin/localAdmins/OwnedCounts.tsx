import { FormattedMessage } from "react-intl";
import type { LocalAdminListQuery } from "../../gql/graphql";

export type AdminRow = LocalAdminListQuery["localAdmins"]["nodes"][number];
export type LocalAdminAction = "transfer" | "delete" | "email";

export const Owned = ({ admin: { ownedUsers, ownedProfiles, ownedKeys } }: { admin: AdminRow }) => (
  <FormattedMessage
    id="localAdmins.owned"
    defaultMessage="{users, plural, one {# user} other {# users}}, {profiles, plural, one {# profile} other {# profiles}}, {keys, plural, one {# key} other {# keys}}"
    values={{ users: ownedUsers, profiles: ownedProfiles, keys: ownedKeys }}
  />
);
