// Erasing for the law: claims, and what is stored of a person.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "Claims that were asked to be erased for good, by one claim or by a person. What people they are about is not kept; that they were counted in figures stays.",
})
export class Erasure {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => DateTimeISO, { description: "When it was asked for." })
  at!: Date;
  @Field(() => String, { description: "Who asked for it." })
  actorName!: string;
  @Field(() => String, { description: "Why, as it was said." })
  reason!: string;
  @Field(() => ID, { nullable: true, description: "The claim that it is about; null: it is about a person." })
  claimId!: string | null;
  @Field(() => Int, { description: "Claims erased from the database so far." })
  claims!: number;
  @Field(() => Int, {
    description:
      "Claims that were found and not erased, as they are not finished, or a call about them is under way: ask again once they are.",
  })
  openClaims!: number;
  @Field(() => Int, { description: "Claims erased so far from the archives that the product reaches." })
  archivedClaims!: number;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When it was complete in the database and in the audit; null: it is under way. Archives follow within seconds, on each node.",
  })
  completedAt!: Date | null;
}

@InputType({
  description:
    "What to erase: one claim, or the claims of a person who is known by a phone, a plate, a name, or several of them, all of which must be so.",
})
export class EraseClaimsInput {
  @Field(() => ID, { nullable: true, description: "Claim.id, also of a claim that is archived by now; alone." })
  claimId?: string | null;
  @Field(() => String, { nullable: true, description: "Phone of the insured person, however it is written." })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: "Plate of the vehicle, however it is written." })
  plate?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Whole name of the insured person, in any order; accents and capitals do not count.",
  })
  name?: string | null;
  @Field(() => String, { description: "Why, for the audit; not whom it is about." })
  reason!: string;
}
