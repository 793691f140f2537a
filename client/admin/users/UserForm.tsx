import { Button } from "@mantine/core";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link, useParams } from "react-router";
import type { UserForm_UserFragment } from "../../gql/graphql";
import { useChangeUserMutation, useCreateUserMutation, useUserFormQuery } from "../../gql/hooks";
import { language } from "../../i18n/language";
import { pageCatalogue, pageOf, titleText } from "../../pages";
import { type FormMethod, paths } from "../../paths";
import { session } from "../../session/session";
import { useObservable } from "../../store/observable";
import { useEditForm } from "../../ui/form/editForm";
import { FormPage } from "../../ui/form/FormPage";
import { useFormSave } from "../../ui/form/useFormSave";
import { EditLink } from "../kit/buttons";
import { userTags } from "../kit/userTags";
import { Loaded } from "../Loaded";
import { MoveButton } from "../localAdmins/MoveButton";
import { UserAccessFields } from "./UserAccessFields";
import { UserIdentity } from "./UserIdentity";
import { UserAccountState } from "./UserAccountState";
import { validatorOf, noUser, toChange, toCreate, valuesOf, type UserValues } from "./userValues";

export function UserForm() {
  const { method, pk } = useParams() as { method: FormMethod; pk: string };
  return method === "new" ? <Form key="new" method={method} user={null} /> : <Existing key={`${method} ${pk}`} method={method} id={pk} />;
}

function Existing({ method, id }: { method: FormMethod; id: string }) {
  const { data, error, refetch } = useUserFormQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return (
    <Loaded data={data?.user} error={error} onRetry={() => void refetch()} list={paths.users()}>
      {(user) => <Form method={method === "edit" && user.oneself ? "view" : method} user={user} />}
    </Loaded>
  );
}

function Form({ method, user }: { method: FormMethod; user: UserForm_UserFragment | null }) {
  const intl = useIntl();
  const current = useObservable(session);
  const sendsMail = current.status === "in" && current.info.sendsMail;
  const [create, creating] = useCreateUserMutation();
  const [change, changing] = useChangeUserMutation();
  const isNew = method === "new" || method === "copy";
  const internal = !isNew && user !== null && user.internal;
  const editForm = useEditForm<UserValues>(
    user === null
      ? noUser(language.get())
      : isNew
        ? { ...valuesOf(user), user: "", name: "", email: "", directoryObject: "" }
        : valuesOf(user),
    validatorOf(intl, { internal, isNew }),
  );
  const { values } = editForm.form;
  const { failed, save } = useFormSave({
    editForm,
    isNew,
    fieldOf: {
      USER_EXISTS: "user",
      USER_NAME_INVALID: "user",
      NAME_INVALID: "name",
      EMAIL_INVALID: "email",
      DIRECTORY_ABSENT: "directoryObject",
      PROFILE_PARENT: "specificProfileId",
    },
    listPath: paths.users(),
    store: () => (isNew ? create({ variables: { input: toCreate(values) } }) : change({ variables: { input: toChange(values, user!) } })),
    done: isNew ? createdText(intl, values, sendsMail) : undefined,
  });
  const fields = {
    editForm,
    isNew,
    internal,
    readOnly: method === "view",
    isAdmin: !isNew && user?.profileType === "LOCALADMIN",
    profile: user?.specificProfile ?? null,
    roleKept: isNew ? null : (user?.roleKept ?? null),
  };
  return (
    <FormPage
      title={isNew ? <FormattedMessage id="users.new" defaultMessage="New user" /> : user?.name}
      tags={!isNew && user && <Tags user={user} />}
      back={{ to: paths.users(), name: pageCatalogue.users.title }}
      actions={
        user &&
        !isNew && (
          <>
            {method === "view" && !user.oneself && <EditLink to={paths.user("edit", user.id)} />}
            <Button component={Link} to={paths.user("copy", user.id)} variant="default">
              <FormattedMessage id="users.copy" defaultMessage="Duplicate" />
            </Button>
            <MoveButton kind="user" item={user} />
          </>
        )
      }
      changed={method === "copy" ? Math.max(editForm.changed, 1) : editForm.changed}
      problem={editForm.problem}
      saving={creating.loading || changing.loading}
      failed={failed}
      onSave={method === "view" ? undefined : save}
    >
      <UserIdentity {...fields} />
      <UserAccessFields {...fields} />
      {user && !isNew && <UserAccountState user={user} />}
    </FormPage>
  );
}

const createdText = (intl: IntlShape, { name, ofDirectory, invite }: UserValues, sendsMail: boolean): string =>
  !sendsMail && (!ofDirectory || invite)
    ? intl.formatMessage(
        {
          id: "users.createdUnsent",
          defaultMessage: "{name} was created. No mail server is configured: the e-mail is queued and can be read on the page “{page}”.",
        },
        { name, page: titleText(intl, pageOf("mails")) },
      )
    : !ofDirectory
      ? intl.formatMessage(
          { id: "users.created", defaultMessage: "{name} was created. An e-mail with a link to choose a password was sent." },
          { name },
        )
      : invite
        ? intl.formatMessage({ id: "users.invited", defaultMessage: "{name} was created. An invitation was sent by e-mail." }, { name })
        : intl.formatMessage(
            { id: "users.createdAhead", defaultMessage: "{name} was created and can sign in with the directory account." },
            { name },
          );

const Tags = ({ user }: { user: UserForm_UserFragment }) => (
  <>
    {user.disabledAt && userTags.disabled}
    {user.internal && userTags.directory}
    {user.oneself && userTags.oneself}
  </>
);
