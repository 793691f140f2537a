import { Button } from "@mantine/core";
import { IconCopy, IconEdit } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate, useParams } from "react-router";
import { useFieldFaults } from "../../apollo/fieldFaults";
import { useToast } from "../../apollo/toasts";
import type { SpecificProfileForm_ProfileFragment } from "../../gql/graphql";
import { useSaveSpecificProfileMutation, useSpecificProfileFormQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { type FormMethod, paths } from "../../paths";
import { useDraft } from "../../ui/draft";
import { FormPage } from "../../ui/FormPage";
import { saved } from "../../ui/LeaveGuard";
import admin from "../admin.module.css";
import { Allowed } from "../Allowed";
import { Loaded } from "../Loaded";
import { MoveButton } from "../localAdmins/MoveButton";
import { pageName } from "../names";
import { choiceKey, type ClientChoice, faultsOf, noProfile, type ProfileValues, toInput, valuesOf } from "./profileValues";
import { SpecificProfileFields } from "./SpecificProfileFields";

/** One specific profile: looked at, made, changed, or copied. */
export function SpecificProfileForm() {
  const { method, pk } = useParams() as { method: FormMethod; pk: string };
  return (
    <Allowed to="admin.specificProfiles" title={pageName.specificProfiles}>
      {method === "new" ? <Form key="new" method={method} profile={null} /> : <Existing key={`${method} ${pk}`} method={method} id={pk} />}
    </Allowed>
  );
}

function Existing({ method, id }: { method: FormMethod; id: string }) {
  const { data, error, refetch } = useSpecificProfileFormQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return (
    <Loaded data={data?.specificProfile} error={error} onAgain={() => void refetch()}>
      {(profile) => <Form method={method} profile={profile} />}
    </Loaded>
  );
}

function Form({ method, profile }: { method: FormMethod; profile: SpecificProfileForm_ProfileFragment | null }) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [known, setKnown] = useState<ReadonlyMap<string, ClientChoice>>(new Map());
  const learn = useCallback(
    (clients: readonly ClientChoice[]) =>
      setKnown((old) => new Map([...old, ...clients.map((client) => [choiceKey(client), client] as const)])),
    [],
  );
  const [failed, setFailed] = useState<string | null>(null);
  const [store, { loading }] = useSaveSpecificProfileMutation();
  const isNew = method === "new" || method === "copy";
  const readOnly = method === "view";
  const draft = useDraft<ProfileValues>(
    profile === null ? noProfile : method === "copy" ? { ...valuesOf(profile), name: "" } : valuesOf(profile),
    faultsOf(intl, known),
  );
  const { form } = draft;
  const { values } = form;
  const fault = useFieldFaults<keyof ProfileValues>({
    NAME_INVALID: "name",
    PROFILE_EXISTS: "name",
    PROFILE_ALL_CONTRACTS: "contracts",
    PROFILE_IN_USE: "profileType",
  });
  const inUse = !isNew && profile !== null && (profile.users > 0 || profile.keys > 0);
  const save = async (): Promise<void> => {
    setFailed(!isNew && draft.overtaken ? named(intl, "errors", "CHANGED_MEANWHILE") : null);
    if (!isNew && draft.overtaken) return;
    try {
      await store({ variables: { input: toInput(values, isNew ? null : profile) } });
      toast.done(intl.formatMessage({ id: "toast.saved", defaultMessage: "Saved successfully." }));
      void navigate(paths.specificProfiles(), saved);
    } catch (error) {
      const { field, text } = fault(error);
      if (field) form.setFieldError(field, text);
      setFailed(text);
    }
  };
  return (
    <FormPage
      title={isNew ? <FormattedMessage id="specific.new" defaultMessage="New specific profile" /> : profile?.name}
      tags={
        profile &&
        !isNew && (
          <span className={admin.tag}>
            <FormattedMessage
              id="generic.users"
              defaultMessage="{users, plural, one {# user} other {# users}}"
              values={{ users: profile.users }}
            />
          </span>
        )
      }
      back={{ to: paths.specificProfiles(), name: pageName.specificProfiles }}
      actions={
        profile &&
        !isNew && (
          <>
            {readOnly && (
              <Button
                component={Link}
                to={paths.specificProfile("edit", profile.id)}
                variant="default"
                leftSection={<IconEdit size={14} aria-hidden />}
              >
                <FormattedMessage id="action.edit" defaultMessage="Edit" />
              </Button>
            )}
            <Button
              component={Link}
              to={paths.specificProfile("copy", profile.id)}
              variant="default"
              leftSection={<IconCopy size={14} aria-hidden />}
            >
              <FormattedMessage id="action.copy" defaultMessage="Copy" />
            </Button>
            <MoveButton kind="profile" one={profile} />
          </>
        )
      }
      changed={method === "copy" ? Math.max(1, draft.changed) : draft.changed}
      problem={draft.problem}
      saving={loading}
      failed={failed}
      onSave={readOnly ? undefined : () => void save()}
      wide
    >
      {method === "copy" && profile && (
        <p className={admin.note}>
          <FormattedMessage
            id="specific.copyOf"
            defaultMessage="Copy of {name}: give it its own name. Its restrictions are copied, its users are not."
            values={{ name: profile.name }}
          />
        </p>
      )}
      <SpecificProfileFields draft={draft} known={known} onKnown={learn} readOnly={readOnly} inUse={inUse} />
    </FormPage>
  );
}
