// What the form of a user holds, the rules it follows while one types, and what is sent.
import type { IntlShape } from "react-intl";
import { isEmail, isName, isUserName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import type { ProfileType } from "../../../schema/rules/access/profiles";
import type { ChangeUserInput, CreateUserInput, UserForm_UserFragment } from "../../gql/graphql";
import type { EditForm, FieldErrors } from "../../ui/form/editForm";

export interface UserValues {
  user: string;
  name: string;
  email: string;
  language: string;
  profileType: ProfileType | "";
  specificProfileId: string | null;
  allInstances: boolean;
  instanceIds: string[];
  /** Instance and centre. */
  defaultCentre: string | null;
  mustChangePassword: boolean;
  /** A new user of the directory, by what names it there. */
  ofDirectory: boolean;
  directoryObject: string;
  /** Instead of `directoryObject`: whose account comes by the mailed link is this user. */
  invite: boolean;
}

export const centreKey = ({ instanceId, id }: { instanceId: string; id: string }): string => JSON.stringify([instanceId, id]);

export const noUser = (language: string): UserValues => ({
  user: "",
  name: "",
  email: "",
  ofDirectory: false,
  directoryObject: "",
  invite: false,
  language,
  profileType: "",
  specificProfileId: null,
  allInstances: false,
  instanceIds: [],
  defaultCentre: null,
  mustChangePassword: false,
});

export const valuesOf = (user: UserForm_UserFragment): UserValues => ({
  user: user.user,
  name: user.name,
  email: user.email ?? "",
  language: user.language,
  profileType: user.profileType,
  specificProfileId: user.specificProfile?.id ?? null,
  allInstances: user.allInstances,
  instanceIds: user.instances.map(({ id }) => id),
  defaultCentre: user.defaultCentre && centreKey(user.defaultCentre),
  mustChangePassword: user.mustChangePassword,
  ofDirectory: false,
  directoryObject: user.directoryObject ?? "",
  invite: false,
});

const userRule = { min: peopleLimits.user.min, max: peopleLimits.user.max };

/** What is wrong with it as it stands. `internal`: the directory says who it is; `isNew`: its user name is still to be chosen. */
export const validatorOf =
  (intl: IntlShape, { internal, isNew }: { internal: boolean; isNew: boolean }) =>
  (values: UserValues): FieldErrors<UserValues> => {
    const errors: FieldErrors<UserValues> = {};
    if (isNew && !isUserName(values.user.trim()))
      errors.user = intl.formatMessage(
        {
          id: "users.error.user",
          defaultMessage: "User: {min} to {max} letters a to z, digits and . _ - @, beginning and ending with a letter or digit.",
        },
        userRule,
      );
    if (!internal && !isName(tidyName(values.name)))
      errors.name = intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: letters, digits and spaces, at most {max}." },
        { max: peopleLimits.name },
      );
    const needsEmail = !values.ofDirectory || values.invite || values.email.trim() !== "";
    if (!internal && needsEmail && !isEmail(values.email.trim()))
      errors.email = intl.formatMessage({ id: "users.error.email", defaultMessage: "E-mail: write it as name@example.org." });
    if (isNew && values.ofDirectory && !values.invite && !/^[!-~]+$/.test(values.directoryObject.trim()))
      errors.directoryObject = intl.formatMessage({
        id: "users.error.directoryObject",
        defaultMessage: "Give the object id that the directory has for this person.",
      });
    if (values.profileType === "")
      errors.profileType = intl.formatMessage({ id: "users.error.profile", defaultMessage: "Choose a generic profile." });
    if (!values.allInstances && !values.instanceIds.length)
      errors.instanceIds = intl.formatMessage({ id: "users.error.instances", defaultMessage: "Choose at least one AMA instance." });
    return errors;
  };

const common = (values: UserValues) => {
  const [instanceId, id] = values.defaultCentre ? (JSON.parse(values.defaultCentre) as [string, string]) : [];
  return {
    name: tidyName(values.name),
    language: values.language,
    profileType: values.profileType as ProfileType,
    specificProfileId: values.specificProfileId,
    allInstances: values.allInstances,
    instanceIds: values.allInstances ? [] : values.instanceIds,
    defaultCentre: instanceId !== undefined && id !== undefined ? { instanceId, id } : null,
  };
};

export const toCreate = (values: UserValues): CreateUserInput => ({
  ...common(values),
  user: values.user.trim(),
  email: values.email.trim(),
  ...(values.ofDirectory && (values.invite ? { invite: true } : { directoryObject: values.directoryObject.trim() })),
});

export const toChange = (values: UserValues, { id, updatedAt }: { id: string; updatedAt: string }): ChangeUserInput => ({
  ...common(values),
  id,
  updatedAt,
  email: values.email.trim() || null,
  mustChangePassword: values.mustChangePassword,
});

export interface UserFieldsProps {
  editForm: EditForm<UserValues>;
  isNew: boolean;
  internal: boolean;
  readOnly: boolean;
  /** A local administrator until now. */
  isAdmin: boolean;
  /** The specific profile it has, also where it is not among the choices. */
  profile: { id: string; name: string; profileType: ProfileType } | null;
  /** Why the directory's role did not become its profile. */
  roleKept: UserForm_UserFragment["roleKept"];
}

/** Fields beside each other stand in one line whatever is said of them. */
export const inputPartOrder = ["label", "input", "description", "error"] satisfies ("label" | "input" | "description" | "error")[];
