import { Button, Select } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { usePages } from "../../apollo/pages";
import type { UserFilter, UserSort } from "../../gql/graphql";
import { useUserListQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { pageCatalogue } from "../../pages";
import { paths } from "../../paths";
import { useAddressSort, useAddressText, useAddressValue } from "../../ui/table/addressState";
import { DataTable } from "../../ui/table/DataTable";
import { ListPage, SearchField } from "../../ui/table/ListPage";
import { type UserRow, useUserColumns } from "./userColumns";
import { UserBulk } from "./UserBulk";

const sorts: Record<string, UserSort> = { name: "NAME", user: "USER", created: "CREATED", lastSeen: "LAST_SEEN" };

/** The users that the viewer manages. */
export function UserList() {
  const intl = useIntl();
  const search = useAddressText("q");
  const [profile, setProfile] = useAddressValue("profile");
  const [state, setStanding] = useAddressValue("standing");
  const [origin, setOrigin] = useAddressValue("origin");
  const [sort, setSort] = useAddressSort({ id: "name", desc: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const filter: UserFilter = {
    text: search.settled,
    profileTypes: profile && profile in ProfileType ? [profile as ProfileType] : null,
    disabled: state === "disabled" ? true : state === "enabled" ? false : null,
    internal: origin === "internal" ? true : origin === "external" ? false : null,
  };
  const result = useUserListQuery({
    variables: { filter, sort: sorts[sort?.id ?? "name"] ?? "NAME" },
    fetchPolicy: "cache-and-network",
  });
  const pages = usePages(result, "users");
  const columns = useUserColumns();
  const chosen = (pages.rows ?? []).filter(({ id }) => selected.has(id));
  const filtered = search.settled || profile || state || origin;
  const choose = (label: string, value: string | null, set: (value: string | null) => void, data: { value: string; label: string }[]) => (
    <Select aria-label={label} placeholder={label} w={150} clearable value={value} onChange={set} data={data} />
  );
  return (
    <ListPage
      title={pageCatalogue.users.title}
      total={pages.total}
      bulk={chosen.length > 0 && <UserBulk users={chosen} onDone={() => setSelected(new Set())} />}
      filters={
        <>
          <SearchField
            text={search.text}
            onType={search.type}
            label={intl.formatMessage({ id: "users.search", defaultMessage: "Name, user or e-mail" })}
          />
          {choose(
            intl.formatMessage({ id: "users.profile", defaultMessage: "Profile" }),
            profile,
            setProfile,
            Object.values(ProfileType).map((value) => ({ value, label: named(intl, "profile", value) })),
          )}
          {choose(intl.formatMessage({ id: "users.standing", defaultMessage: "Status" }), state, setStanding, [
            { value: "enabled", label: intl.formatMessage({ id: "users.enabled", defaultMessage: "Enabled" }) },
            { value: "disabled", label: intl.formatMessage({ id: "users.disabled", defaultMessage: "Disabled" }) },
          ])}
          {choose(intl.formatMessage({ id: "users.origin", defaultMessage: "Sign-in" }), origin, setOrigin, [
            { value: "external", label: intl.formatMessage({ id: "users.external", defaultMessage: "With password" }) },
            { value: "internal", label: intl.formatMessage({ id: "users.internal", defaultMessage: "Directory" }) },
          ])}
        </>
      }
      actions={
        <Button component={Link} to={paths.user("new", "0")} leftSection={<IconPlus size={14} aria-hidden />}>
          <FormattedMessage id="users.new" defaultMessage="New user" />
        </Button>
      }
    >
      <DataTable<UserRow>
        label={intl.formatMessage({ id: "page.users", defaultMessage: "Users" })}
        columns={columns}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        to={({ id, oneself }) => paths.user(oneself ? "view" : "edit", id)}
        empty={
          filtered ? (
            <FormattedMessage id="list.noMatch" defaultMessage="Nothing matches these filters." />
          ) : (
            <FormattedMessage id="users.none" defaultMessage="You manage no users yet." />
          )
        }
        {...pages}
      />
    </ListPage>
  );
}
