import { Button } from "@mantine/core";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { usePages } from "../../apollo/pages";
import type { UserSort } from "../../gql/graphql";
import { useUserListQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { useAddressSort } from "../../ui/table/addressState";
import { useSearchFilter, useSelectFilter } from "../../ui/table/listFilters";
import { QueryList } from "../../ui/table/QueryList";
import { NewLink } from "../kit/buttons";
import { headers } from "../kit/columns";
import { useProfileFilter } from "../kit/useProfileFilter";
import { UserBulk } from "./UserBulk";
import { userColumns } from "./userColumns";

const sorts: Record<string, UserSort> = { name: "NAME", user: "USER", created: "CREATED", lastSeen: "LAST_SEEN" };

const texts = defineMessages({
  search: { id: "users.search", defaultMessage: "Name, user or e-mail" },
  origin: { id: "users.origin", defaultMessage: "Sign-in" },
});

const BY_NAME = [{ id: "name", desc: false }];

export function UserList() {
  const intl = useIntl();
  const search = useSearchFilter(texts.search);
  const profile = useProfileFilter();
  const state = useSelectFilter("state", {
    label: headers.state,
    options: [
      { value: "enabled", label: intl.formatMessage({ id: "users.enabled", defaultMessage: "Enabled" }) },
      { value: "disabled", label: intl.formatMessage({ id: "users.disabled", defaultMessage: "Disabled" }) },
    ],
  });
  const origin = useSelectFilter("origin", {
    label: texts.origin,
    options: [
      { value: "external", label: intl.formatMessage({ id: "users.external", defaultMessage: "Password" }) },
      { value: "internal", label: intl.formatMessage({ id: "users.internal", defaultMessage: "Directory" }) },
    ],
  });
  const [sort, setSort] = useAddressSort(BY_NAME);
  const filter = {
    text: search.value,
    profileTypes: profile.types,
    disabled: state.value && state.value === "disabled",
    internal: origin.value && origin.value === "internal",
  };
  const result = useUserListQuery({
    variables: { filter, sort: sorts[sort[0]?.id ?? "name"] ?? "NAME" },
    fetchPolicy: "cache-and-network",
  });
  return (
    <QueryList
      page="users"
      pages={usePages(result, "users")}
      columns={userColumns}
      filters={[search, profile, state, origin]}
      sort={sort}
      onSort={setSort}
      to={({ id, oneself }) => paths.user(oneself ? "view" : "edit", id)}
      bulk={(chosen, keep) => <UserBulk users={chosen} onDone={() => keep([])} />}
      actions={
        <>
          <Button component={Link} to={paths.userImport()} variant="default">
            <FormattedMessage id="page.userImport" defaultMessage="Import users" />
          </Button>
          <NewLink to={paths.user("new", "0")}>
            <FormattedMessage id="users.new" defaultMessage="New user" />
          </NewLink>
        </>
      }
      none={<FormattedMessage id="users.none" defaultMessage="You do not manage any users yet." />}
    />
  );
}
