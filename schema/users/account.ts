import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Centre, CentreKeyInput } from "../instances";
import { Density } from "../lists/listLayouts";
import { RequestIdField } from "../requestId";
import { type Preferences, ThemeChoice, TimeFormat } from "../rules/access/preferences";
import type { Density as DensityName } from "../rules/fields/lists";
import { Node } from "../node";
import { Language } from "../enums";

registerEnumType(ThemeChoice, {
  name: "ThemeChoice",
  description: "Colours of the screens.",
  valuesConfig: {
    DARK: { description: "Light on dark." },
    LIGHT: { description: "Dark on light." },
    AUTO: { description: "Follows the setting of the browser's operating system." },
  },
});
registerEnumType(TimeFormat, {
  name: "TimeFormat",
  description: "Format of times of day.",
  valuesConfig: { H24: { description: "17:05." }, H12: { description: "5:05 pm." } },
});

const never = "null if the user never set it.";

@ObjectType({ description: "Display preferences of a user. The client chooses the value of a preference that the user never set." })
export class UserPreferences implements Preferences {
  @Field(() => ThemeChoice, { nullable: true, description: `Colour theme. ${never}` })
  theme!: ThemeChoice | null;
  @Field(() => Density, { nullable: true, description: `Row height of lists without a layout. ${never}` })
  density!: DensityName | null;
  @Field(() => TimeFormat, { nullable: true, description: `Format of times of day. ${never}` })
  timeFormat!: TimeFormat | null;
  @Field(() => Int, { nullable: true, description: `Volume of alarms, per cent. ${never}` })
  soundVolume!: number | null;
  @Field(() => Boolean, { nullable: true, description: `True if alarms are muted. ${never}` })
  soundMuted!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: `True if the user dismissed the tour of the map permanently. ${never}` })
  tourLeft!: boolean | null;
}

@InputType({ description: "Changes to the user's own preferences. Omitted fields are unchanged; null resets a preference to its default." })
export class ChangeMyPreferencesInput {
  @Field(() => ThemeChoice, { nullable: true, description: "Colour theme." })
  theme?: ThemeChoice | null;
  @Field(() => Density, { nullable: true, description: "Row height of lists without a layout." })
  density?: DensityName | null;
  @Field(() => TimeFormat, { nullable: true, description: "Format of times of day." })
  timeFormat?: TimeFormat | null;
  @Field(() => Int, { nullable: true, description: "Volume of alarms, 0 to 100 per cent." })
  soundVolume?: number | null;
  @Field(() => Boolean, { nullable: true, description: "True to mute alarms." })
  soundMuted?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "True to dismiss the tour of the map permanently." })
  tourLeft?: boolean | null;
}

@ObjectType({ description: "Second factor during its setup. Returned only once; it becomes active when its first code is confirmed." })
export class SecondFactorSetup {
  @Field(() => String, { description: "Address for authenticators, `otpauth://totp/…`." })
  uri!: string;
  @Field(() => String, { description: "Secret for manual entry, in base32." })
  secret!: string;
  @Field(() => String, { description: "QR code of the address, as a data URI of an SVG picture." })
  qr!: string;
}

@ObjectType({ description: "Account of the current user." })
export class MyAccount {
  @Field(() => ID, { description: "Unique id of the user." })
  id!: string;
  @Field(() => String, { description: "User name for signing in." })
  user!: string;
  @Field(() => String, { description: "Display name of the user." })
  name!: string;
  @Field(() => String, { nullable: true, description: "E-mail address of the user. null if there is none." })
  email!: string | null;
  @Field(() => Language, { description: "Language of the user's texts." })
  language!: string;
  @Field(() => Boolean, {
    description: "True if the user signs in through the directory and has no password or second factor in the product.",
  })
  internal!: boolean;
  @Field(() => Boolean, { description: "True if a second factor is active." })
  secondFactor!: boolean;
  @Field(() => Boolean, { description: "True if a profile requires a second factor. It then cannot be removed." })
  secondFactorRequired!: boolean;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Time at which the user chose the password. null if the user did not choose it.",
  })
  passwordChangedAt!: Date | null;
  @Field(() => Centre, { nullable: true, description: "Default centre. null if none is set." })
  defaultCentre!: Centre | null;
  @Field(() => Boolean, {
    description: "True if the user may see all AMA instances, including future ones. Such a user sets the defaults for all instances.",
  })
  allInstances!: boolean;
  @Field(() => UserPreferences, { description: "Display preferences." })
  preferences!: UserPreferences;
}

@ObjectType({ implements: Node, description: "Session of the current user in one browser." })
export class UserSession {
  @Field(() => ID, { description: "Unique id of the session." })
  id!: string;
  @Field(() => Boolean, { description: "True for the session of this request." })
  current!: boolean;
  @Field(() => DateTimeISO, { description: "Time at which the session started." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { description: "Time of the last use, rounded to the minute." })
  lastSeenAt!: Date;
  @Field(() => DateTimeISO, { description: "Latest end of the session. It ends earlier if it is not used for 12 hours." })
  expiresAt!: Date;
  @Field(() => Boolean, { description: "True if the session is kept after the browser is closed." })
  keepAlive!: boolean;
  @Field(() => String, { nullable: true, description: "Network address from which the session was started. null if it is unknown." })
  address!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Browser and operating system from which the session was started, such as `Firefox, Windows`. null if they are unknown.",
  })
  browser!: string | null;
}

@ObjectType({ description: "Confirmation of the password of the current user." })
export class PasswordConfirmation {
  @Field(() => DateTimeISO, { description: "Time until which this session does not have to confirm the password again." })
  until!: Date;
}

@InputType({ description: "Password of the current user." })
export class ConfirmPasswordInput {
  @Field(() => String, { description: "Current password." })
  password!: string;
}

@InputType({ description: "New password of the current user." })
export class ChangePasswordInput {
  @Field(() => String, { description: "Current password." })
  current!: string;
  @Field(() => String, { description: "8 to 32 characters with a digit, a lower-case, an upper-case and a special character." })
  password!: string;
  @Field(() => String, { description: "Repetition of the new password." })
  repeated!: string;
}

@InputType({ description: "New language of the current user." })
export class ChangeMyLanguageInput {
  @Field(() => Language, { description: "Language of the user's texts." })
  language!: string;
}

@InputType({ description: "New default centre of the current user." })
export class ChangeMyDefaultCentreInput {
  @Field(() => CentreKeyInput, {
    nullable: true,
    description: "Centre of one of the user's AMA instances. null removes the default centre.",
  })
  centre?: CentreKeyInput | null;
}

@InputType({ description: "Input that starts the setup of a second factor." })
export class EnrolSecondFactorInput {
  @Field(() => String, { description: "Password of the user." })
  password!: string;
}

@InputType({ description: "First code of a new second factor." })
export class ConfirmEnrolmentInput {
  @Field(() => String, { description: "Code of the authenticator, six digits." })
  code!: string;
}

@InputType({ description: "Proof of identity for removing the second factor." })
export class RemoveSecondFactorInput {
  @Field(() => String, { description: "Password of the user." })
  password!: string;
  @Field(() => String, { description: "Code of the authenticator, six digits." })
  code!: string;
}

@InputType({ description: "Session of the current user to end." })
export class EndSessionInput {
  @Field(() => ID, { description: "UserSession.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}
