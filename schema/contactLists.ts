import { MinLength } from "class-validator";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum, RiskType } from "./enums";
import { connectionOf } from "./paging";
import { claimCodes as source } from "./rules/fields/sourceCodes";
import { ContactListObstacle, type MatchField as Asked } from "./rules/claims/contactLists";
import { Attributes } from "./scalars";

const any = "null: any.";

export const ContactListField = registerCamelCaseEnum<Asked>(
  "ContactListField",
  "What a contact list can ask of a claim, in the order in which it counts.",
  {
    contractId: { description: "Contract of the client." },
    clientId: { description: "Client." },
    riskCode: { description: "Risk by its code." },
    riskType: { description: "Kind of risk." },
    centreId: { description: "Processing centre." },
    supplement: { description: "Supplement." },
  },
);
registerEnumType(ContactListObstacle, {
  name: "ContactListObstacle",
  description: "Why a contact list can never count.",
  valuesConfig: {
    CENTRE_UNKNOWN: { description: "The instance has no such centre." },
    CLIENT_UNKNOWN: { description: "The instance has no such client." },
    CONTRACT_UNKNOWN: { description: "The client has no such contract." },
    SHADOWED: { description: "Wherever it matches, another list comes before it." },
  },
});

@ObjectType({
  description:
    "Which contact list the insured's phone of a late claim goes onto. Of the lists that match a claim the most specific counts: more fields first, then contract before client, risk code, kind of risk, centre and supplement.",
})
export class ContactList {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => ID, { description: `AMA instance. Source: ${source.instanceId}.` })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: `Processing centre; ${any} Source: ${source.centreId}.` })
  centreId!: string | null;
  @Field(() => RiskType, { nullable: true, description: `Risk; ${any}` })
  riskType!: RiskType | null;
  @Field(() => String, { nullable: true, description: `Risk by its code, more special than its kind; ${any} Source: ${source.riskCode}.` })
  riskCode!: string | null;
  @Field(() => ID, { nullable: true, description: `Client; ${any} Source: ${source.clientId}.` })
  clientId!: string | null;
  @Field(() => ID, { nullable: true, description: `Contract of the client; ${any} Source: ${source.contractId}.` })
  contractId!: string | null;
  @Field(() => String, { nullable: true, description: `Supplement; ${any} Source: ${source.supplement}.` })
  supplement!: string | null;
  @Field(() => ID, { description: "Identifier of the list in the contact centre." })
  listId!: string;
  @Field(() => String, { description: "What people call it." })
  name!: string;
  @Field(() => DateTimeISO, { description: "When it was configured." })
  createdAt!: Date;
}

@ObjectType({ description: "A contact list that matches a claim." })
export class ContactListMatch {
  @Field(() => ContactList, { description: "The list." })
  list!: ContactList;
  @Field(() => [ContactListField], {
    description: "What it asks of a claim, each met by this one; empty: nothing, it is for all of the instance.",
  })
  asked!: Asked[];
}
@ObjectType({ description: "Which contact lists match a claim." })
export class ContactListMatches {
  @Field(() => ID, { description: "The claim." })
  claimId!: string;
  @Field(() => ID, { description: "Its AMA instance." })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: "Its centre." })
  centreId!: string | null;
  @Field(() => RiskType, { nullable: true, description: "Its risk." })
  riskType!: RiskType | null;
  @Field(() => String, { nullable: true, description: "Its risk by the source's code." })
  riskCode!: string | null;
  @Field(() => ID, { nullable: true, description: "Its client." })
  clientId!: string | null;
  @Field(() => ID, { nullable: true, description: "Its contract." })
  contractId!: string | null;
  @Field(() => String, { nullable: true, description: "Its supplement." })
  supplement!: string | null;
  @Field(() => [ContactListMatch], { description: "The lists that match it, the one that counts first." })
  matches!: ContactListMatch[];
}
export const ContactListConnection = connectionOf(ContactList, "ContactList");

@InputType({ description: "A contact list as it is to be configured." })
export class SaveContactListInput {
  @Field(() => ID, { nullable: true, description: "The one that is changed; absent: a new one." })
  id?: string | null;
  @Field(() => ID, { description: "AMA instance, one of the viewer's." })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: `Processing centre; ${any}` })
  centreId?: string | null;
  @Field(() => RiskType, { nullable: true, description: `Risk; ${any}` })
  riskType?: RiskType | null;
  @Field(() => String, { nullable: true, description: `Risk by its code, in place of its kind; ${any}` })
  riskCode?: string | null;
  @Field(() => ID, { nullable: true, description: `Client; ${any}` })
  clientId?: string | null;
  @Field(() => ID, { nullable: true, description: `Contract; needs its client; ${any}` })
  contractId?: string | null;
  @Field(() => String, { nullable: true, description: `Supplement; ${any}` })
  supplement?: string | null;
  @MinLength(1)
  @Field(() => ID, { description: "Identifier of the list in the contact centre, at most 100 characters." })
  listId!: string;
  @MinLength(1)
  @Field(() => String, { description: "What people call it, at most 100 characters." })
  name!: string;
}

@ObjectType({ description: "A contact on a list of the built-in contact centre. Personal data." })
export class ContactListEntry {
  @Field(() => ID, { description: "Identifier of the contact." })
  id!: string;
  @Field(() => ID, { description: "List it is on." })
  listId!: string;
  @Field(() => Attributes, { description: "What the contact centre was sent: the claim and, until it is taken off, the phone." })
  data!: Record<string, string>;
  @Field(() => Boolean, { description: "Whether it may be called." })
  callable!: boolean;
  @Field(() => DateTimeISO, { description: "When it was added." })
  addedAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was taken off again; null: it is on the list." })
  removedAt!: Date | null;
}
export const ContactListEntryConnection = connectionOf(ContactListEntry, "ContactListEntry");

@InputType({ description: "A contact list to take out of the configuration." })
export class DeleteContactListInput {
  @Field(() => ID, { description: "ContactList.id." })
  id!: string;
}
