// Users as administrators see and change them, and local administrators.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ProfileType } from "./enums";
import { Centre, CentreKeyInput, Instance } from "./instances";
import { connectionOf } from "./paging";
import { SpecificProfileReference } from "./profileReference";
import { type ProfileType as Profile, RoleKept } from "./rules/access/profiles";
import { UserReference } from "./userReference";

const UserSort = { NAME: "NAME", USER: "USER", CREATED: "CREATED", LAST_SEEN: "LAST_SEEN" } as const;
type UserSort = keyof typeof UserSort;
registerEnumType(UserSort, {
  name: "UserSort",
  description: "Order of a list of users.",
  valuesConfig: {
    NAME: { description: "By name." },
    USER: { description: "By what they sign in with." },
    CREATED: { description: "The newest first." },
    LAST_SEEN: { description: "The one seen last first; never seen: last." },
  },
});
export { UserSort };

registerEnumType(RoleKept, {
  name: "RoleKept",
  description: "Why the directory's role did not become the user's.",
  valuesConfig: {
    SPECIFIC_PROFILE: {
      description: "The role names no specific profile, and the user's is of another generic profile: without it the user would see more.",
    },
    LAST_ADMINISTRATOR: { description: "Nobody else would be a local administrator, or manage everybody." },
  },
});

@InputType({ description: "Which users: those that fit everything that is given." })
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description: "Part of the name, the user or the e-mail, whatever the case; at most 100 characters.",
  })
  text?: string | null;
  @Field(() => [ProfileType], { nullable: true, description: "Of one of these generic profiles." })
  profileTypes?: Profile[] | null;
  @Field(() => Boolean, { nullable: true, description: "true: only disabled ones; false: only those that are not." })
  disabled?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "true: only those of the directory; false: only those with a password of their own.",
  })
  internal?: boolean | null;
  @Field(() => [ID], { nullable: true, description: "Who see one of these AMA instances, also because they see every one." })
  instanceIds?: string[] | null;
  @Field(() => ID, { nullable: true, description: "Whom this administrator owns directly." })
  ownerId?: string | null;
  @Field(() => ID, { nullable: true, description: "Who have this specific profile." })
  specificProfileId?: string | null;
}

@ObjectType({ description: "A user, as those who administer it see it." })
export class User {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => String, { description: "What the user signs in with; unique whatever the case. Source: usr." })
  user!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
  @Field(() => String, { nullable: true, description: "Where its mails go. Personal data." })
  email!: string | null;
  @Field(() => String, { description: "en, es, ca, it, fr, el, pt, tr or bz." })
  language!: string;
  @Field(() => ProfileType, { description: "Generic profile." })
  profileType!: Profile;
  @Field(() => SpecificProfileReference, { nullable: true, description: "What narrows it beside its generic profile." })
  specificProfile?: SpecificProfileReference | null;
  @Field(() => Boolean, { description: "Signs in through the directory; this never changes. Source: internaluser." })
  internal!: boolean;
  @Field(() => String, { nullable: true, description: "What names it in the directory; null: an external user." })
  directoryObject!: string | null;
  @Field(() => RoleKept, {
    nullable: true,
    description: "Why the profile is another one than the directory's role gave at the last sign-in; null: it is the role's.",
  })
  roleKept?: RoleKept | null;
  @Field(() => Boolean, { description: "Sees every AMA instance, also those to come." })
  allInstances!: boolean;
  @Field(() => [Instance], { description: "The AMA instances it sees; empty when it sees every one, or none." })
  instances?: Instance[];
  @Field(() => Centre, { nullable: true, description: "Default centre." })
  defaultCentre?: Centre | null;
  @Field(() => UserReference, {
    nullable: true,
    description: "The local administrator who manages it; null: the installation's own. Source: userpadre.",
  })
  owner?: UserReference | null;
  @Field(() => UserReference, {
    nullable: true,
    description: "Who made it; null: the installation, the directory, or somebody who is gone.",
  })
  creator?: UserReference | null;
  @Field(() => Boolean, { description: "A new password is to be chosen at the next sign-in." })
  mustChangePassword!: boolean;
  @Field(() => Boolean, { description: "Whether a second factor is in force." })
  secondFactor?: boolean;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was disabled; null: it may sign in." })
  disabledAt!: Date | null;
  @Field(() => DateTimeISO, { description: "When it was made." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was seen last, to the hour; null: never." })
  lastSeenAt!: Date | null;
  @Field(() => DateTimeISO, { description: "When it was changed last: given back with a change, so that nobody overwrites another's." })
  updatedAt!: Date;
  @Field(() => Boolean, { description: "Whether this is the user who asks: nobody administers itself." })
  oneself?: boolean;
  @Field(() => Int, { description: "How many users it owns directly, other local administrators among them." })
  ownedUsers?: number;
  @Field(() => Int, { description: "How many specific profiles it owns." })
  ownedProfiles?: number;
  @Field(() => Int, { description: "How many API keys it owns that are not revoked." })
  ownedKeys?: number;
}
export const UserConnection = connectionOf(User, "User");

/** What creating and changing have in common. */
@InputType({ description: "What creating and changing a user have in common." })
abstract class UserFields {
  @Field(() => String, { description: "Name: letters of any of the nine languages, digits and spaces; at most 100 characters." })
  name!: string;
  @Field(() => String, { description: "en, es, ca, it, fr, el, pt, tr or bz." })
  language!: string;
  @Field(() => ProfileType, { description: "Generic profile; a local administrator needs the functionality admin.localAdmins." })
  profileType!: Profile;
  @Field(() => ID, { nullable: true, description: "Specific profile; its parent is the generic profile. null: none." })
  specificProfileId?: string | null;
  @Field(() => Boolean, { description: "Sees every AMA instance, also those to come; then `instanceIds` is empty." })
  allInstances!: boolean;
  @Field(() => [ID], { description: "The AMA instances it sees." })
  instanceIds!: string[];
  @Field(() => CentreKeyInput, { nullable: true, description: "Default centre, of one of its AMA instances." })
  defaultCentre?: CentreKeyInput | null;
}

@InputType({ description: "A new user. An external one gets a mail with a link to choose its password." })
export class CreateUserInput extends UserFields {
  @Field(() => String, { description: "What it signs in with: 3 to 64 letters a to z, digits and . _ - @; unique whatever the case." })
  user!: string;
  @Field(() => String, {
    description: "Where the link goes; at most 254 characters. May be empty for a user of the directory. Personal data.",
  })
  email!: string;
  @Field(() => String, {
    nullable: true,
    description:
      "What names the person in the corporate directory for ever (object id, else `sub`), at most 200 characters: makes an internal user, who signs in there and has no password here. null: an external one.",
  })
  directoryObject?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Makes an internal user and mails it a link, good once and for three days: whoever signs in to the directory by it becomes this user for ever. Instead of `directoryObject`. null: false.",
  })
  invite?: boolean | null;
}

@InputType({ description: "A user as it is to be. What is not here (user, owner, internal, passwords) nobody changes." })
export class ChangeUserInput extends UserFields {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => DateTimeISO, { description: "User.updatedAt as it was read: CHANGED_MEANWHILE when it is another one by now." })
  updatedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: "E-mail; needed but for users of the directory. A local administrator's is changed by `changeLocalAdminEmail`.",
  })
  email?: string | null;
  @Field(() => Boolean, { description: "A new password is to be chosen at the next sign-in; false for users of the directory." })
  mustChangePassword!: boolean;
}

@InputType({ description: "Another e-mail for a local administrator." })
export class ChangeLocalAdminEmailInput {
  @Field(() => ID, { description: "User.id of the local administrator; one may change one's own." })
  id!: string;
  @Field(() => String, { description: "The new e-mail." })
  email!: string;
  @Field(() => String, { description: "The same again." })
  repeated!: string;
  @Field(() => String, { description: "Password of the user who asks; of no account for one of the directory." })
  password!: string;
}

@InputType({ description: "Users who may sign in again." })
export class EnableUsersInput {
  @Field(() => [ID], { description: "User.id of each, at most 100." })
  ids!: string[];
}

@InputType({ description: "Users who may sign in no more." })
export class DisableUsersInput {
  @Field(() => [ID], { description: "User.id of each, at most 100." })
  ids!: string[];
}

@InputType({ description: "Whose sessions end." })
export class EndUserSessionsInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
}

@InputType({ description: "Whose second factor is taken away." })
export class ResetSecondFactorInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => String, { description: "Password of the user who asks; of no account for one of the directory." })
  password!: string;
}

@InputType({ description: "Who is mailed a link to choose a new password." })
export class SendPasswordResetInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
}

@InputType({ description: "Who is mailed another invitation." })
export class SendInvitationInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
}

@InputType({ description: "Who manages a user from now on." })
export class MoveUserInput {
  @Field(() => ID, { description: "User.id of the user." })
  id!: string;
  @Field(() => ID, { description: "User.id of the local administrator who takes over." })
  ownerId!: string;
}

@InputType({ description: "Who takes over what a local administrator owns." })
export class TransferLocalAdminInput {
  @Field(() => ID, { description: "User.id of the local administrator." })
  id!: string;
  @Field(() => ID, { description: "User.id of the local administrator who takes over." })
  replacementId!: string;
}

@InputType({ description: "A local administrator to delete, and who takes over what it owns." })
export class DeleteLocalAdminInput {
  @Field(() => ID, { description: "User.id of the local administrator." })
  id!: string;
  @Field(() => ID, { description: "User.id of the local administrator who takes over." })
  replacementId!: string;
}

@ObjectType({ description: "A local administrator who was deleted, and who took over what it owned." })
export class DeletedLocalAdmin {
  @Field(() => UserReference, { description: "Who was deleted, as it was." })
  deleted!: UserReference;
  @Field(() => User, { description: "Who took over." })
  replacement!: User;
}
