import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "A position on the earth, WGS 84." })
export class Position {
  @Field(() => Float, { description: "Longitude, degrees." })
  lon!: number;
  @Field(() => Float, { description: "Latitude, degrees." })
  lat!: number;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Time at which the position was measured. null for a fixed location. Source: fhposiciongmt.",
  })
  at!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Time from which the position counts as outdated (KPI 5). null unless it is the last position of a mobile supplier.",
  })
  outdatedFrom?: Date | null;
  @Field(() => Float, { nullable: true, description: "Speed, in metres per second. null if unknown." })
  speedMetresPerSecond?: number | null;
  @Field(() => Float, { nullable: true, description: "Course, in degrees clockwise from north. null if unknown." })
  courseDegrees?: number | null;
  @Field(() => Float, { nullable: true, description: "Accuracy, in metres. null if unknown." })
  accuracyMetres?: number | null;
  @Field(() => Float, { nullable: true, description: "Altitude above sea level, in metres. null if the device does not report it." })
  altitudeMetres?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True if the ignition was on when the position was measured. null if the device does not report it.",
  })
  ignition?: boolean | null;
  @Field(() => Float, {
    nullable: true,
    description: "Charge of the device's battery, in percent, 0 to 100. null if the device does not report it.",
  })
  batteryPercent?: number | null;
  @Field(() => [String], {
    nullable: true,
    description:
      "Alarms that the device sent with the position, at most 10, in its own words: `sos`, `powerCut`. Open list: devices define it. null if it sent none.",
  })
  alarms?: string[] | null;
}
