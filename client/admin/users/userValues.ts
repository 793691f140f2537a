import type { IntlShape } from "react-intl";
import { isEmail, isName, isUserName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import type { ProfileType } from "../../../schema/rules/access/profiles";
import type { ChangeUserInput, CreateUserInput, Language, UserForm_UserFragment } from "../../gql/graphql";
import type { EditForm, FieldErrors } from "../../ui/form/editForm";

export interface UserValues {
  user: string;
  name: string;
  email: string;
  language: Language;
  profileType: ProfileType | "";
  specificProfileId: string | null;
  allInstances: boolean;
  instanceIds: string[];
  defaultCentre: string | null;
  mustChangePassword: boolean;
  ofDirectory: boolean;
  directoryObject: string;
  /** True to invite the user by e-mail instead of entering `directoryObject`. */
  invite: boolean;
}

export const centreKey = ({ instanceId, code }: { instanceId: string; code: string }): string => JSON.stringify([instanceId, code]);

export const noUser = (language: Language): UserValues => ({
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

/** Validates the form. `internal`: the directory manages the identity. `isNew`: the user name can still be chosen. */
export const validatorOf =
  (intl: IntlShape, { internal, isNew }: { internal: boolean; isNew: boolean }) =>
  (values: UserValues): FieldErrors<UserValues> => {
    const errors: FieldErrors<UserValues> = {};
    if (isNew && !isUserName(values.user.trim()))
      errors.user = intl.formatMessage(
        {
          id: "users.error.user",
          defaultMessage:
            "User: enter {min} to {max} characters: letters a to z, digits and . _ - @. Start and end with a letter or digit.",
        },
        userRule,
      );
    if (!internal && !isName(tidyName(values.name)))
      errors.name = intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: use only letters, digits and spaces, at most {max} characters." },
        { max: peopleLimits.name },
      );
    const needsEmail = !values.ofDirectory || values.invite || values.email.trim() !== "";
    if (!internal && needsEmail && !isEmail(values.email.trim()))
      errors.email = intl.formatMessage({ id: "users.error.email", defaultMessage: "E-mail: enter an e-mail such as name@example.org." });
    if (isNew && values.ofDirectory && !values.invite && !/^[!-~]+$/.test(values.directoryObject.trim()))
      errors.directoryObject = intl.formatMessage({
        id: "users.error.directoryObject",
        defaultMessage: "Enter the directory object ID of this person.",
      });
    if (values.profileType === "")
      errors.profileType = intl.formatMessage({ id: "users.error.profile", defaultMessage: "Choose a generic profile." });
    if (!values.allInstances && !values.instanceIds.length)
      errors.instanceIds = intl.formatMessage({ id: "users.error.instances", defaultMessage: "Choose at least one AMA instance." });
    return errors;
  };

const common = (values: UserValues) => {
  const [instanceId, code] = values.defaultCentre ? (JSON.parse(values.defaultCentre) as [string, string]) : [];
  return {
    name: tidyName(values.name),
    language: values.language,
    profileType: values.profileType as ProfileType,
    specificProfileId: values.specificProfileId,
    allInstances: values.allInstances,
    instanceIds: values.allInstances ? [] : values.instanceIds,
    defaultCentre: instanceId !== undefined && code !== undefined ? { instanceId, code } : null,
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
  isAdmin: boolean;
  /** The stored profile, which may not be among the choices. */
  profile: { id: string; name: string; profileType: ProfileType } | null;
  roleKept: UserForm_UserFragment["roleKept"];
}

/** Places descriptions and errors below the input, so that adjacent fields stay aligned. */
export const inputPartOrder = ["label", "input", "description", "error"] satisfies ("label" | "input" | "description" | "error")[];
