import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "./paging";

@ObjectType({ description: "A mail that was sent where no mail server is configured: it stands here instead." })
export class Mail {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => DateTimeISO, { description: "When it would have been sent." })
  at!: Date;
  @Field(() => String, { description: "E-mail address it is for." })
  to!: string;
  @Field(() => String, { description: "Subject, in the language of its reader." })
  subject!: string;
  @Field(() => String, { description: "Plain text, in the language of its reader." })
  text!: string;
}
export const MailConnection = connectionOf(Mail, "Mail");
