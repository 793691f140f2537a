import { Button } from "@mantine/core";
import { IconCopy, IconEye } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useParams } from "react-router";
import type { SpecificProfileForm_ProfileFragment } from "../../gql/graphql";
import { useSaveSpecificProfileMutation, useSpecificProfileFormQuery } from "../../gql/hooks";
import { pageCatalogue } from "../../pages";
import { type FormMethod, paths } from "../../paths";
import { useEditForm } from "../../ui/form/editForm";
import { FormPage } from "../../ui/form/FormPage";
import { useFormSave } from "../../ui/form/useFormSave";
import admin from "../admin.module.css";
import { Loaded } from "../Loaded";
import { EditLink } from "../kit/buttons";
import { Tag } from "../kit/Tag";
import { MoveButton } from "../localAdmins/MoveButton";
import { choiceKey, type ClientChoice, validatorOf, noProfile, type ProfileValues, toInput, valuesOf } from "./profileValues";
import { ProfileReach } from "./ProfileReach";
import { SpecificProfileFields } from "./SpecificProfileFields";
import { useBeginSeeAs } from "./useBeginSeeAs";

export function SpecificProfileForm() {
  const { method, pk } = useParams() as { method: FormMethod; pk: string };
  return method === "new" ? (
    <Form key="new" method={method} profile={null} />
  ) : (
    <Existing key={`${method} ${pk}`} method={method} id={pk} />
  );
}

function Existing({ method, id }: { method: FormMethod; id: string }) {
  const { data, error, refetch } = useSpecificProfileFormQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return (
    <Loaded data={data?.specificProfile} error={error} onRetry={() => void refetch()} list={paths.specificProfiles()}>
      {(profile) => <Form method={method} profile={profile} />}
    </Loaded>
  );
}

function Form({ method, profile }: { method: FormMethod; profile: SpecificProfileForm_ProfileFragment | null }) {
  const intl = useIntl();
  const [knownClients, setKnown] = useState<ReadonlyMap<string, ClientChoice>>(new Map());
  const addKnown = useCallback(
    (clients: readonly ClientChoice[]) =>
      setKnown((old) => new Map([...old, ...clients.map((client) => [choiceKey(client), client] as const)])),
    [],
  );
  const seeAs = useBeginSeeAs();
  const [store, { loading }] = useSaveSpecificProfileMutation();
  const isNew = method === "new" || method === "copy";
  const readOnly = method === "view";
  const editForm = useEditForm<ProfileValues>(
    profile === null ? noProfile : method === "copy" ? { ...valuesOf(profile), name: "" } : valuesOf(profile),
    validatorOf(intl, knownClients),
  );
  const { form } = editForm;
  const { values } = form;
  const { failed, save } = useFormSave({
    editForm,
    isNew,
    fieldOf: { NAME_INVALID: "name", PROFILE_EXISTS: "name", PROFILE_ALL_CONTRACTS: "contracts", PROFILE_IN_USE: "profileType" },
    listPath: paths.specificProfiles(),
    store: () => store({ variables: { input: toInput(values, isNew ? null : profile) } }),
  });
  const inUse = !isNew && profile !== null && (profile.users > 0 || profile.keys > 0);
  return (
    <FormPage
      title={isNew ? <FormattedMessage id="specific.new" defaultMessage="New specific profile" /> : profile?.name}
      tags={
        profile &&
        !isNew && (
          <Tag>
            <FormattedMessage
              id="generic.users"
              defaultMessage="{users, plural, one {# user} other {# users}}"
              values={{ users: profile.users }}
            />
          </Tag>
        )
      }
      back={{ to: paths.specificProfiles(), name: pageCatalogue.specificProfiles.title }}
      actions={
        profile &&
        !isNew && (
          <>
            {readOnly && <EditLink to={paths.specificProfile("edit", profile.id)} />}
            <Button
              component={Link}
              to={paths.specificProfile("copy", profile.id)}
              variant="default"
              leftSection={<IconCopy size={14} aria-hidden />}
            >
              <FormattedMessage id="action.copy" defaultMessage="Copy" />
            </Button>
            <Button variant="default" leftSection={<IconEye size={14} aria-hidden />} onClick={() => void seeAs(profile.id)}>
              <FormattedMessage id="seeAs.begin" defaultMessage="View as this profile" />
            </Button>
            <MoveButton kind="profile" item={profile} />
          </>
        )
      }
      changed={method === "copy" ? Math.max(1, editForm.changed) : editForm.changed}
      problem={editForm.problem}
      saving={loading}
      failed={failed}
      onSave={readOnly ? undefined : save}
      wide
    >
      {method === "copy" && profile && (
        <p className={admin.note}>
          <FormattedMessage
            id="specific.copyOf"
            defaultMessage="Copy of {name}. Enter a new name. Restrictions are copied, users are not."
            values={{ name: profile.name }}
          />
        </p>
      )}
      {profile && <ProfileReach profile={profile} />}
      <SpecificProfileFields editForm={editForm} knownClients={knownClients} onKnown={addKnown} readOnly={readOnly} inUse={inUse} />
    </FormPage>
  );
}
