// What somebody who is signed in sees and changes of its own.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Centre, CentreKeyInput } from "./instances";
import { Density } from "./listLayouts";
import { type Preferences, ThemeChoice, TimeFormat } from "./rules/access/preferences";
import type { Density as DensityName } from "./rules/fields/lists";

registerEnumType(ThemeChoice, {
  name: "ThemeChoice",
  description: "Colours of the screens.",
  valuesConfig: {
    DARK: { description: "Light on dark." },
    LIGHT: { description: "Dark on light." },
    AUTO: { description: "As the system of the browser says." },
  },
});
registerEnumType(TimeFormat, {
  name: "TimeFormat",
  description: "How times of day are written.",
  valuesConfig: { H24: { description: "17:05." }, H12: { description: "5:05 pm." } },
});

const never = "null: never chosen.";

@ObjectType({ description: "How a user wants its screens. What it never chose is for its browser to say." })
export class UserPreferences implements Preferences {
  @Field(() => ThemeChoice, { nullable: true, description: `Colours; ${never}` })
  theme!: ThemeChoice | null;
  @Field(() => Density, { nullable: true, description: `Height of the rows of lists that it has not arranged; ${never}` })
  density!: DensityName | null;
  @Field(() => TimeFormat, { nullable: true, description: `Times of day; ${never}` })
  timeFormat!: TimeFormat | null;
  @Field(() => Int, { nullable: true, description: `How loud alarms are, per cent; ${never}` })
  soundVolume!: number | null;
  @Field(() => Boolean, { nullable: true, description: `Whether alarms are silent; ${never}` })
  soundMuted!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: `Whether it has left the tour of the map, for good; ${never}` })
  tourLeft!: boolean | null;
}

@InputType({ description: "What changes of the user's own preferences; what is absent stays as it is, null is as if never chosen." })
export class ChangeMyPreferencesInput {
  @Field(() => ThemeChoice, { nullable: true, description: "Colours." })
  theme?: ThemeChoice | null;
  @Field(() => Density, { nullable: true, description: "Height of the rows of lists." })
  density?: DensityName | null;
  @Field(() => TimeFormat, { nullable: true, description: "Times of day." })
  timeFormat?: TimeFormat | null;
  @Field(() => Int, { nullable: true, description: "How loud alarms are, 0 to 100 per cent." })
  soundVolume?: number | null;
  @Field(() => Boolean, { nullable: true, description: "Whether alarms are silent." })
  soundMuted?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Whether the tour of the map is left for good." })
  tourLeft?: boolean | null;
}

@ObjectType({ description: "A second factor that is being set up. Shown once; in force when its first code is confirmed." })
export class SecondFactorSetup {
  @Field(() => String, { description: "For authenticators: `otpauth://totp/…`." })
  uri!: string;
  @Field(() => String, { description: "The same secret to type in, in base32." })
  secret!: string;
  @Field(() => String, { description: "The same as a QR code: a data URI of an SVG picture." })
  qr!: string;
}

@ObjectType({ description: "The user who asks, as it sees itself." })
export class MyAccount {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => String, { description: "What it signs in with." })
  user!: string;
  @Field(() => String, { description: "Name to greet with." })
  name!: string;
  @Field(() => String, { nullable: true, description: "Where its mails go." })
  email!: string | null;
  @Field(() => String, { description: "en, es, ca, it, fr, el, pt, tr or bz." })
  language!: string;
  @Field(() => Boolean, { description: "Signs in through the directory: it has no password and no second factor here." })
  internal!: boolean;
  @Field(() => Boolean, { description: "Whether a second factor is in force." })
  secondFactor!: boolean;
  @Field(() => Boolean, { description: "Whether a profile demands one: then it cannot be removed." })
  secondFactorRequired!: boolean;
  @Field(() => DateTimeISO, { nullable: true, description: "When the password was chosen; null: not by the user." })
  passwordChangedAt!: Date | null;
  @Field(() => Centre, { nullable: true, description: "Default centre." })
  defaultCentre!: Centre | null;
  @Field(() => Boolean, {
    description: "Whether all AMA instances are the user's, also those that come later: such a one sets the defaults for all.",
  })
  allInstances!: boolean;
  @Field(() => UserPreferences, { description: "How it wants its screens." })
  preferences!: UserPreferences;
}

@ObjectType({ description: "A session of the user who asks: one browser that is signed in." })
export class UserSession {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => Boolean, { description: "The one that asks." })
  current!: boolean;
  @Field(() => DateTimeISO, { description: "When it was begun." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { description: "When it was used last, to the minute." })
  lastSeenAt!: Date;
  @Field(() => DateTimeISO, { description: "When it ends at the latest; sooner when it is not used for 12 hours." })
  expiresAt!: Date;
  @Field(() => Boolean, { description: "Kept beyond the browser's own session." })
  keepAlive!: boolean;
  @Field(() => String, { nullable: true, description: "Network address it was begun from." })
  address!: string | null;
  @Field(() => String, { nullable: true, description: "Browser and system it was begun from: `Firefox, Windows`." })
  browser!: string | null;
}

@InputType({ description: "Another password for the user who asks." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The password until now." })
  current!: string;
  @Field(() => String, { description: "8 to 32 characters with a digit, a lower-case, an upper-case and a special character." })
  password!: string;
  @Field(() => String, { description: "The same again." })
  repeated!: string;
}

@InputType({ description: "Another language for the user who asks." })
export class ChangeMyLanguageInput {
  @Field(() => String, { description: "en, es, ca, it, fr, el, pt, tr or bz." })
  language!: string;
}

@InputType({ description: "Another default centre for the user who asks." })
export class ChangeMyDefaultCentreInput {
  @Field(() => CentreKeyInput, { nullable: true, description: "A centre of one of the user's AMA instances. null: none." })
  centre?: CentreKeyInput | null;
}

@InputType({ description: "The beginning of a second factor." })
export class EnrolSecondFactorInput {
  @Field(() => String, { description: "The user's password." })
  password!: string;
}

@InputType({ description: "The first code of a second factor." })
export class ConfirmEnrolmentInput {
  @Field(() => String, { description: "Six digits, as the authenticator shows them." })
  code!: string;
}

@InputType({ description: "What shows that it is the user who removes its second factor." })
export class RemoveSecondFactorInput {
  @Field(() => String, { description: "The user's password." })
  password!: string;
  @Field(() => String, { description: "Six digits, as the authenticator shows them." })
  code!: string;
}

@InputType({ description: "One of the user's own sessions." })
export class EndSessionInput {
  @Field(() => ID, { description: "UserSession.id." })
  id!: string;
}
