import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../paging";
import { Node } from "../node";

@ObjectType({ implements: Node, description: "A mail that was stored in the mail outbox because no mail server is configured." })
export class Mail {
  @Field(() => ID, { description: "Unique id of the mail." })
  id!: string;
  @Field(() => DateTimeISO, { description: "Time at which the mail would have been sent." })
  at!: Date;
  @Field(() => String, { description: "E-mail address of the recipient." })
  to!: string;
  @Field(() => String, { description: "Subject, in the language of the recipient." })
  subject!: string;
  @Field(() => String, { description: "Plain text, in the language of the recipient." })
  text!: string;
}
export const MailConnection = connectionOf(Mail, "Mail");
