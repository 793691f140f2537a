import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Node } from "../node";
import { RequestIdField } from "../requestId";

@ObjectType({
  implements: Node,
  description:
    "A request to erase one claim, or the claims of a person, permanently. The identity of the person is not kept. Figures that counted the claims are kept.",
})
export class Erasure {
  @Field(() => ID, { description: "Unique id of the erasure." })
  id!: string;
  @Field(() => DateTimeISO, { description: "Time of the request." })
  at!: Date;
  @Field(() => String, { description: "User who requested the erasure." })
  actorName!: string;
  @Field(() => String, { description: "Reason given with the request." })
  reason!: string;
  @Field(() => ID, { nullable: true, description: "Claim of the request. null if the request is about a person." })
  claimId!: string | null;
  @Field(() => Int, { description: "Claims erased from the database so far." })
  claims!: number;
  @Field(() => Int, {
    description:
      "Matching claims that are not erased yet, because they are not finished or a call about them is in progress. They are checked again every five minutes.",
  })
  openClaims!: number;
  @Field(() => Int, { description: "Claims erased so far from the archives that the product can reach." })
  archivedClaims!: number;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Time at which the database and the audit contained no more data of the request. null until then. Archives follow within seconds, on each node.",
  })
  completedAt!: Date | null;
}

@InputType({
  description:
    "Claims to erase: one claim, or all claims of a person identified by phone, plate, name, or a combination that must match completely.",
})
export class EraseClaimsInput {
  @Field(() => ID, { nullable: true, description: "Claim.id, also of an archived claim. Cannot be combined with the fields of a person." })
  claimId?: string | null;
  @Field(() => String, { nullable: true, description: "Phone of the insured person, in any notation." })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: "Plate of the vehicle, in any notation." })
  plate?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Full name of the insured person, in any order. Accents and case are ignored.",
  })
  name?: string | null;
  @Field(() => String, { description: "Reason for the audit. It must not identify the person." })
  reason!: string;
  @RequestIdField()
  requestId?: string | null;
}
