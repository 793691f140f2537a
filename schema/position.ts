import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "A place on the earth, WGS 84." })
export class Position {
  @Field(() => Float, { description: "Longitude, degrees." })
  lon!: number;
  @Field(() => Float, { description: "Latitude, degrees." })
  lat!: number;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was measured; null for a fixed place. Source: fhposiciongmt." })
  at!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "From when on it counts as outdated, by KPI 5; null for what is no last position of a mobile supplier.",
  })
  outdatedFrom?: Date | null;
  @Field(() => Float, { nullable: true, description: "Speed, metres per second; null unknown." })
  speedMetresPerSecond?: number | null;
  @Field(() => Float, { nullable: true, description: "Course, degrees clockwise from north; null unknown." })
  courseDegrees?: number | null;
  @Field(() => Float, { nullable: true, description: "Accuracy, metres; null unknown." })
  accuracyMetres?: number | null;
}
