import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Language, ProfileType } from "../enums";
import { Centre, CentreKeyInput, Instance } from "../instances";
import { connectionOf } from "../paging";
import { InstantRange } from "../ranges";
import { SpecificProfileReference } from "../profileReference";
import { RequestIdField } from "../requestId";
import { type ProfileType as Profile, RoleKept } from "../rules/access/profiles";
import { UserReference } from "../userReference";
import { Node } from "../node";

const UserSort = { NAME: "NAME", USER: "USER", CREATED: "CREATED", LAST_SEEN: "LAST_SEEN" } as const;
type UserSort = keyof typeof UserSort;
registerEnumType(UserSort, {
  name: "UserSort",
  description: "Order of a list of users.",
  valuesConfig: {
    NAME: { description: "By full name, alphabetically." },
    USER: { description: "By user name, alphabetically." },
    CREATED: { description: "Newest first." },
    LAST_SEEN: { description: "Most recently active first. Users who were never active come last." },
  },
});
export { UserSort };

registerEnumType(RoleKept, {
  name: "RoleKept",
  description: "Reason why the directory's role was not applied to the user.",
  valuesConfig: {
    SPECIFIC_PROFILE: {
      description:
        "The role names no specific profile, and the user's specific profile belongs to another generic profile. Without it, the user would see more.",
    },
    LAST_ADMINISTRATOR: { description: "The last local administrator, or the last user who manages all users, cannot be removed." },
  },
});

@InputType({ description: "Filters users. All given fields must match." })
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Substring of the full name, the user name or the e-mail, ignoring case and accents. Only the first 100 characters are used.",
  })
  text?: string | null;
  @Field(() => [ProfileType], { nullable: true, description: "Users with one of these generic profiles." })
  profileTypes?: Profile[] | null;
  @Field(() => Boolean, { nullable: true, description: "True returns only disabled users, false only users that are not disabled." })
  disabled?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True returns only users of the directory, false only users with a password.",
  })
  internal?: boolean | null;
  @Field(() => [ID], { nullable: true, description: "Users who may see one of these AMA instances, including those who may see all." })
  instanceIds?: string[] | null;
  @Field(() => ID, { nullable: true, description: "Users owned directly by this administrator." })
  ownerId?: string | null;
  @Field(() => ID, { nullable: true, description: "Users with this specific profile." })
  specificProfileId?: string | null;
  @Field(() => InstantRange, { nullable: true, description: "Users whose last change is in this period." })
  updatedAt?: InstantRange | null;
}

@ObjectType({ implements: Node, description: "A user, as seen by its administrators." })
export class User {
  @Field(() => ID, { description: "Unique id of the user." })
  id!: string;
  @Field(() => String, { description: "User name for signing in, unique regardless of case. Source: usr." })
  user!: string;
  @Field(() => String, { description: "Full name." })
  name!: string;
  @Field(() => String, { nullable: true, description: "E-mail address. Personal data." })
  email!: string | null;
  @Field(() => Language, { description: "Language of the user's texts." })
  language!: string;
  @Field(() => ProfileType, { description: "Generic profile." })
  profileType!: Profile;
  @Field(() => SpecificProfileReference, {
    nullable: true,
    description: "Specific profile that restricts the user in addition to the generic profile.",
  })
  specificProfile?: SpecificProfileReference | null;
  @Field(() => Boolean, { description: "True if the user signs in through the directory. This cannot be changed. Source: internaluser." })
  internal!: boolean;
  @Field(() => String, { nullable: true, description: "Id of the user in the directory. null for external users." })
  directoryObject!: string | null;
  @Field(() => RoleKept, {
    nullable: true,
    description: "Reason why the profile differs from the directory's role at the last sign-in. null if it does not differ.",
  })
  roleKept?: RoleKept | null;
  @Field(() => Boolean, { description: "True if the user sees all AMA instances, including future ones." })
  allInstances!: boolean;
  @Field(() => [Instance], { description: "AMA instances that the user sees. Empty if the user sees all instances, or none." })
  instances?: Instance[];
  @Field(() => Centre, { nullable: true, description: "Default centre. null if none is set." })
  defaultCentre?: Centre | null;
  @Field(() => UserReference, {
    nullable: true,
    description: "Local administrator who manages the user. null if the user belongs to the installation. Source: userpadre.",
  })
  owner?: UserReference | null;
  @Field(() => UserReference, {
    nullable: true,
    description: "User who created it. null if the installation or the directory created it, or if that user was deleted.",
  })
  creator?: UserReference | null;
  @Field(() => Boolean, { description: "True if the user must choose a new password at the next sign-in." })
  mustChangePassword!: boolean;
  @Field(() => Boolean, { description: "True if a second factor is active." })
  secondFactor?: boolean;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the user was disabled. null if the user may sign in." })
  disabledAt!: Date | null;
  @Field(() => DateTimeISO, { description: "Time at which the user was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the last activity, rounded to the hour. null if there was none." })
  lastSeenAt!: Date | null;
  @Field(() => DateTimeISO, { description: "Time of the last change. Send it back with a change to detect concurrent changes." })
  updatedAt!: Date;
  @Field(() => Boolean, { description: "True for the requesting user. Users cannot administer themselves." })
  oneself?: boolean;
  @Field(() => Int, { description: "Number of users that it owns directly, including local administrators." })
  ownedUsers?: number;
  @Field(() => Int, { description: "Number of specific profiles that it owns." })
  ownedProfiles?: number;
  @Field(() => Int, { description: "Number of API keys that it owns and that are not revoked." })
  ownedKeys?: number;
}
export const UserConnection = connectionOf(User, "User");

@InputType({ description: "Input common to creating and changing a user." })
abstract class UserFields {
  @Field(() => String, { description: "Name: letters of any of the nine languages, digits and spaces; at most 100 characters." })
  name!: string;
  @Field(() => Language, { description: "Language of the user's texts." })
  language!: string;
  @Field(() => ProfileType, { description: "Generic profile. LOCALADMIN requires the functionality `admin.localAdmins`." })
  profileType!: Profile;
  @Field(() => ID, { nullable: true, description: "Specific profile, whose parent must be the generic profile. null for none." })
  specificProfileId?: string | null;
  @Field(() => Boolean, {
    description: "True if the user sees all AMA instances, including future ones. `instanceIds` must then be empty.",
  })
  allInstances!: boolean;
  @Field(() => [ID], { description: "AMA instances that the user sees." })
  instanceIds!: string[];
  @Field(() => CentreKeyInput, { nullable: true, description: "Default centre, in one of the user's AMA instances." })
  defaultCentre?: CentreKeyInput | null;
}

@InputType({ description: "A new user. An external user receives a mail with a link to choose a password." })
export class CreateUserInput extends UserFields {
  @Field(() => String, { description: "User name: 3 to 64 characters of a to z, digits and . _ - @; unique regardless of case." })
  user!: string;
  @Field(() => String, {
    description: "E-mail address for the link, at most 254 characters. May be empty for a user of the directory. Personal data.",
  })
  email!: string;
  @Field(() => String, {
    nullable: true,
    description:
      "Permanent id of the person in the corporate directory (object id, else `sub`), at most 200 characters. Creates an internal user, who signs in there. null creates an external user.",
  })
  directoryObject?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Creates an internal user and mails a link that is valid once, for three days. Signing in to the directory with it binds the identity. An alternative to `directoryObject`. null means false.",
  })
  invite?: boolean | null;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "New values of a user. User name, owner, type and password cannot be changed here." })
export class ChangeUserInput extends UserFields {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => DateTimeISO, { description: "User.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since." })
  updatedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      "E-mail. Required except for users of the directory. The e-mail of a local administrator is changed with `changeLocalAdminEmail`.",
  })
  email?: string | null;
  @Field(() => Boolean, {
    description: "True if the user must choose a new password at the next sign-in. Must be false for users of the directory.",
  })
  mustChangePassword!: boolean;
}

@InputType({ description: "New e-mail of a local administrator." })
export class ChangeLocalAdminEmailInput {
  @Field(() => ID, { description: "User.id of the local administrator, which can be the current user." })
  id!: string;
  @Field(() => String, { description: "New e-mail." })
  email!: string;
  @Field(() => String, { description: "Repetition of the new e-mail." })
  repeated!: string;
  @Field(() => String, { description: "Password of the current user. Ignored for a user of the directory." })
  password!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Users to enable." })
export class EnableUsersInput {
  @Field(() => [ID], { description: "User.id of each user, at most 100." })
  ids!: string[];
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Users to disable." })
export class DisableUsersInput {
  @Field(() => [ID], { description: "User.id of each user, at most 100." })
  ids!: string[];
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "User whose sessions end." })
export class EndUserSessionsInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "User whose second factor is removed." })
export class ResetSecondFactorInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => String, { description: "Password of the current user. Ignored for a user of the directory." })
  password!: string;
}

@InputType({ description: "User who is mailed a link to choose a new password." })
export class SendPasswordResetInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "User who is mailed another invitation." })
export class SendInvitationInput {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "New owner of a user." })
export class MoveUserInput {
  @Field(() => ID, { description: "User.id of the user." })
  id!: string;
  @Field(() => ID, { description: "User.id of the new owner, a local administrator." })
  ownerId!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "New owner of everything that a local administrator owns." })
export class TransferLocalAdminInput {
  @Field(() => ID, { description: "User.id of the local administrator." })
  id!: string;
  @Field(() => ID, { description: "User.id of the new owner, a local administrator." })
  replacementId!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Local administrator to delete, and the new owner of what it owns." })
export class DeleteLocalAdminInput {
  @Field(() => ID, { description: "User.id of the local administrator." })
  id!: string;
  @Field(() => ID, { description: "User.id of the new owner, a local administrator." })
  replacementId!: string;
  @RequestIdField()
  requestId?: string | null;
}

@ObjectType({ description: "A deleted local administrator and the new owner of what it owned." })
export class DeletedLocalAdmin {
  @Field(() => UserReference, { description: "Deleted user, as it was." })
  deleted!: UserReference;
  @Field(() => User, { description: "New owner." })
  replacement!: User;
}
