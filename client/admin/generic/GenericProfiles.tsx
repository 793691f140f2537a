import { Anchor } from "@mantine/core";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { Fragment } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ProfileType } from "../../../schema/rules/access/profiles";
import type { GenericProfile_AllFragment } from "../../gql/graphql";
import { useGenericProfilesQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { pageCatalogue } from "../../pages";
import { paths } from "../../paths";
import { ListPage } from "../../ui/table/ListPage";
import { Loaded } from "../Loaded";
import styles from "./generic.module.css";
import { groups } from "./functionalityGroups";

export function GenericProfiles() {
  const { data, error, refetch } = useGenericProfilesQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Loaded data={data?.genericProfiles} error={error} onRetry={() => void refetch()}>
      {(profiles) => (
        <ListPage title={pageCatalogue.genericProfiles.title}>
          <Matrix profiles={Object.values(ProfileType).flatMap((type) => profiles.filter(({ profileType }) => profileType === type))} />
        </ListPage>
      )}
    </Loaded>
  );
}

function Matrix({ profiles }: { profiles: GenericProfile_AllFragment[] }) {
  const intl = useIntl();
  const yes = intl.formatMessage({ id: "generic.yes", defaultMessage: "Assigned" });
  const no = intl.formatMessage({ id: "generic.no", defaultMessage: "Not assigned" });
  const cell = (on: boolean, words: [string, string] = [yes, no]) => (
    <>
      {on ? <IconCheck size={15} stroke={2.4} aria-hidden /> : <IconMinus size={13} aria-hidden />}
      <span className="spoken">{on ? words[0] : words[1]}</span>
    </>
  );
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={intl.formatMessage({ id: "page.genericProfiles", defaultMessage: "Generic profiles" })}
      // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="generic.functionality" defaultMessage="Functionality" />
            </th>
            {profiles.map(({ profileType, users, changeable }) => (
              <th key={profileType} scope="col">
                {named(intl, "profile", profileType)}
                <small>
                  <FormattedMessage id="generic.users" defaultMessage="{users, plural, one {# user} other {# users}}" values={{ users }} />
                  {" · "}
                  <Anchor component={Link} size="xs" to={paths.genericProfile(changeable ? "edit" : "view", profileType)}>
                    {changeable ? (
                      <FormattedMessage id="action.edit" defaultMessage="Edit" />
                    ) : (
                      <FormattedMessage id="action.view" defaultMessage="View" />
                    )}
                    <span className="spoken"> {named(intl, "profile", profileType)}</span>
                  </Anchor>
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <FormattedMessage id="profile.twoFactor" defaultMessage="Requires a second factor" />
            </th>
            {profiles.map(({ profileType, requiresTwoFactor }) => (
              <td key={profileType} data-on={requiresTwoFactor || undefined}>
                {cell(requiresTwoFactor, [
                  intl.formatMessage({ id: "profile.required", defaultMessage: "Required" }),
                  intl.formatMessage({ id: "profile.notRequired", defaultMessage: "Not required" }),
                ])}
              </td>
            ))}
          </tr>
          {groups.map(({ key, name, members }) => (
            <Fragment key={key}>
              <tr>
                <th scope="rowgroup" colSpan={profiles.length + 1} className={styles.group}>
                  {name}
                </th>
              </tr>
              {members.map((functionality) => (
                <tr key={functionality}>
                  <th scope="row">{named(intl, "functionality", functionality)}</th>
                  {profiles.map(({ profileType, functionalities }) => (
                    <td key={profileType} data-on={functionalities.includes(functionality) || undefined}>
                      {cell(functionalities.includes(functionality))}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
