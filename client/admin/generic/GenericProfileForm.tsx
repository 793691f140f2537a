import { Switch } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { type Functionality, functionalities } from "../../../schema/rules/access/functionalities";
import type { GenericProfile_AllFragment } from "../../gql/graphql";
import { useChangeGenericProfileMutation, useGenericProfilesQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { pageCatalogue } from "../../pages";
import { type FormMethod, paths } from "../../paths";
import { FormPage, FormSection } from "../../ui/form/FormPage";
import { useFormSave } from "../../ui/form/useFormSave";
import { TableMessage } from "../../ui/table/TableMessage";
import admin from "../admin.module.css";
import { Loaded } from "../Loaded";
import { EditLink, ListLink } from "../kit/buttons";
import { Functionalities } from "./Functionalities";

/** Views or edits a generic profile. The five generic profiles cannot be created, copied or deleted. */
export function GenericProfileForm() {
  const { method, pk } = useParams() as { method: FormMethod; pk: string };
  return <Existing method={method} profileType={pk} />;
}

function Existing({ method, profileType }: { method: FormMethod; profileType: string }) {
  const { data, error, refetch } = useGenericProfilesQuery();
  return (
    <Loaded data={data?.genericProfiles} error={error} onRetry={() => void refetch()}>
      {(profiles) => {
        const profile = profiles.find((candidate) => candidate.profileType === profileType);
        return profile ? (
          <Form key={`${profile.profileType} ${profile.updatedAt}`} profile={profile} editing={method === "edit" && profile.changeable} />
        ) : (
          <main>
            <TableMessage alert>
              <p>
                <FormattedMessage id="generic.unknown" defaultMessage="This generic profile does not exist." />
              </p>
              <ListLink to={paths.genericProfiles()} />
            </TableMessage>
          </main>
        );
      }}
    </Loaded>
  );
}

function Form({ profile, editing }: { profile: GenericProfile_AllFragment; editing: boolean }) {
  const intl = useIntl();
  const before = new Set(profile.functionalities as Functionality[]);
  const [assigned, setAssigned] = useState<ReadonlySet<Functionality>>(before);
  const [twoFactor, setTwoFactor] = useState(profile.requiresTwoFactor);
  const [change, { loading }] = useChangeGenericProfileMutation();
  const changed =
    functionalities.filter((functionality) => assigned.has(functionality) !== before.has(functionality)).length +
    Number(twoFactor !== profile.requiresTwoFactor);
  const { profileType, updatedAt } = profile;
  const { failed, save } = useFormSave({
    listPath: paths.genericProfiles(),
    store: () => change({ variables: { input: { profileType, updatedAt, functionalities: [...assigned], requiresTwoFactor: twoFactor } } }),
  });
  return (
    <FormPage
      title={named(intl, "profile", profile.profileType)}
      back={{ to: paths.genericProfiles(), name: pageCatalogue.genericProfiles.title }}
      actions={!editing && profile.changeable && <EditLink to={paths.genericProfile("edit", profileType)} />}
      changed={changed}
      problem={null}
      saving={loading}
      failed={failed}
      onSave={editing ? save : undefined}
      wide
    >
      {!profile.changeable && (
        <p className={admin.note}>
          <FormattedMessage
            id="generic.notYours"
            defaultMessage="Only the first administrator of the installation can change generic profiles. They apply to all AMA instances."
          />
        </p>
      )}
      <FormSection title={<FormattedMessage id="profile.signIn" defaultMessage="Sign-in" />}>
        <Switch
          label={<FormattedMessage id="profile.twoFactor" defaultMessage="Requires a second factor" />}
          description={
            <FormattedMessage
              id="profile.twoFactorText"
              defaultMessage="Users set up a second factor at their next sign-in and enter a code at every sign-in after that."
            />
          }
          checked={twoFactor}
          disabled={!editing}
          onChange={(event) => setTwoFactor(event.currentTarget.checked)}
        />
      </FormSection>
      <Functionalities assigned={assigned} onChange={editing ? setAssigned : undefined} />
    </FormPage>
  );
}
