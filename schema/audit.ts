import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Actor, ActorFilter } from "./actors";
import { connectionOf } from "./paging";

@ObjectType({
  description:
    "A row of the audit: something that was done. Rows are only added; a hash chain over them tells when one was changed (npm run audit:verify).",
})
export class AuditEntry {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => DateTimeISO, { description: "When it was done." })
  at!: Date;
  @Field(() => Actor, { nullable: true, description: "Who did it. Null to those who may not see who looks at a claim." })
  actor!: Actor | null;
  @Field(() => String, { description: "What was done, as a code: session.begin, claim.manageDelay …" })
  action!: string;
  @Field(() => String, { description: "What kind of thing it was done to: claim, user, session …" })
  model!: string;
  @Field(() => ID, { nullable: true, description: "Which one; null when it was several, as a batch that came in, or none." })
  entityId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Network address it was asked from; null for what the product does by itself, and where the actor is.",
  })
  origin!: string | null;
  @Field(() => String, { nullable: true, description: "Names the request: the one that its sender gave it, else one of ours." })
  requestId!: string | null;
  @Field(() => Boolean, { description: "Whether before and after were erased for good, as personal data may be." })
  erased!: boolean;
}
export const AuditConnection = connectionOf(AuditEntry, "Audit");

@InputType({ description: "Which rows of the audit; what is absent or null does not filter." })
export class AuditFilter {
  @Field(() => DateTimeISO, { nullable: true, description: "Done at this instant or later." })
  from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Done before this instant." })
  to?: Date | null;
  @Field(() => ActorFilter, { nullable: true, description: "Done by such a one." })
  actor?: ActorFilter | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: only what people did, users and whoever tried to sign in. Imports, programs and the product's own work are left out.",
  })
  peopleOnly?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "The code of what was done, or its beginning: `claim.` is all that is done to claims.",
  })
  action?: string | null;
  @Field(() => String, { nullable: true, description: "What kind of thing it was done to." })
  model?: string | null;
  @Field(() => ID, { nullable: true, description: "Which one." })
  entityId?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the actor's name, the action, the entity's id or the request's, in any case; at most 100 characters are looked at.",
  })
  text?: string | null;
}
