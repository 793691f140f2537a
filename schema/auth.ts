import { Field, InputType, ObjectType } from "type-graphql";
import { MaxLength } from "class-validator";
import { ProfileType } from "./enums";
import { Centre } from "./instances";

@InputType({ description: "Sign-in of an external user." })
export class LoginInput {
  @Field(() => String, { description: "What the user signs in with; the case does not matter. Required." })
  @MaxLength(200)
  user!: string;
  @Field(() => String, { description: "At most 1,000 characters are looked at." })
  @MaxLength(1000)
  password!: string;
  @Field(() => Boolean, { nullable: true, description: "Keep the session beyond the browser's." })
  persistent?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "The same, as the source system's checkbox sends it." })
  keepSessionAlive?: boolean | null;
}

@ObjectType({ description: "What a client needs after sign-in (the login info reply of the specification)." })
export class LoginInfo {
  @Field(() => String, { description: "Access token: bearer of requests and sockets, good for 15 minutes; `userInfo` gives a fresh one." })
  jwt!: string;
  @Field(() => Boolean, { description: "Whether a second factor is asked for." })
  use2fa!: boolean;
  @Field(() => String, { description: "The user's language: en, es, ca, it, fr, el, pt, tr or bz." })
  language!: string;
  @Field(() => String, { description: "Name to greet with." })
  name!: string;
  @Field(() => ProfileType, { description: "Generic profile." })
  profileType!: ProfileType;
  @Field(() => [String], { description: "Columns the user may see, each after its table and a dot: `incidents.plate`." })
  visibleColumns!: string[];
  @Field(() => [String], {
    description: "Layers of the map the user may see, by their tables: incidents, mobilesupplier, bases, collaborating.",
  })
  userTables!: string[];
  @Field(() => [Centre], { description: "Processing centres of the user's AMA instances." })
  centers!: Centre[];
  @Field(() => Centre, { nullable: true, description: "The user's default centre." })
  defaultCenter!: Centre | null;
  @Field(() => String, { nullable: true, description: "Key of the HERE maps; null where none is configured." })
  hereApiKey!: string | null;
  @Field(() => Boolean, { description: "Whether the live connection can be had; false: ask every 20 seconds." })
  live!: boolean;
  @Field(() => String, { nullable: true, description: "Address of the street map; null where none is configured." })
  streetPack!: string | null;
}
