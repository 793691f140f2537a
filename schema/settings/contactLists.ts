import { MinLength } from "class-validator";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum, RiskType } from "../enums";
import { connectionOf } from "../paging";
import { RequestIdField } from "../requestId";
import { claimCodes as source } from "../rules/fields/sourceCodes";
import { ContactListObstacle, type MatchField as Asked } from "../rules/claims/contactLists";
import { Attributes } from "../scalars";
import { Node } from "../node";

const any = "null for any.";

export const ContactListField = registerCamelCaseEnum<Asked>(
  "ContactListField",
  "Criteria of a contact list, from the most to the least specific.",
  {
    contractId: { description: "The claim's insurance contract. Most specific; requires `clientId`." },
    clientId: { description: "The insurer that the claim belongs to." },
    riskCode: { description: "The code of the insured object, more specific than its type." },
    riskType: { description: "The type of insured object, instead of its code." },
    centreId: { description: "The processing centre of the AMA instance that handles the claim." },
    supplement: { description: "The supplement of the policy. Least specific." },
  },
);
registerEnumType(ContactListObstacle, {
  name: "ContactListObstacle",
  description: "Reason why a contact list can never be used.",
  valuesConfig: {
    CENTRE_UNKNOWN: { description: "The instance has no such centre." },
    CLIENT_UNKNOWN: { description: "The instance has no such client." },
    CONTRACT_UNKNOWN: { description: "The client has no such contract." },
    SHADOWED: { description: "Another list takes precedence over it on every claim that it matches." },
  },
});

@ObjectType({
  implements: Node,
  description:
    "A contact list that gets the phone of the insured when a claim is late. The list with the most matching criteria applies, then contract before client, risk code, kind of risk, centre, supplement.",
})
export class ContactList {
  @Field(() => ID, { description: "Unique id of the contact list." })
  id!: string;
  @Field(() => ID, { description: `AMA instance. Source: ${source.instanceId}.` })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: `Processing centre. ${any} Source: ${source.centreId}.` })
  centreId!: string | null;
  @Field(() => RiskType, { nullable: true, description: `Type of insured object. ${any}` })
  riskType!: RiskType | null;
  @Field(() => String, {
    nullable: true,
    description: `Risk code, more specific than the type of insured object. ${any} Source: ${source.riskCode}.`,
  })
  riskCode!: string | null;
  @Field(() => ID, { nullable: true, description: `Client. ${any} Source: ${source.clientId}.` })
  clientId!: string | null;
  @Field(() => ID, { nullable: true, description: `Contract of the client. ${any} Source: ${source.contractId}.` })
  contractId!: string | null;
  @Field(() => String, { nullable: true, description: `Supplement. ${any} Source: ${source.supplement}.` })
  supplement!: string | null;
  @Field(() => ID, { description: "Identifier of the list in the contact centre." })
  listId!: string;
  @Field(() => String, { description: "Display name." })
  name!: string;
  @Field(() => DateTimeISO, { description: "Time at which the list was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { description: "Time of the last change. Send it back with a change to detect concurrent changes." })
  updatedAt!: Date;
}

@ObjectType({ description: "A contact list that matches a claim." })
export class ContactListMatch {
  @Field(() => ContactList, { description: "Matching list." })
  list!: ContactList;
  @Field(() => [ContactListField], {
    description: "Criteria that a claim must meet. Empty matches every claim of the instance.",
  })
  asked!: Asked[];
}
@ObjectType({ description: "Contact lists that match a claim." })
export class ContactListMatches {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
  @Field(() => ID, { description: "AMA instance of the claim." })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: "Processing centre of the claim." })
  centreId!: string | null;
  @Field(() => RiskType, { nullable: true, description: "Type of insured object of the claim." })
  riskType!: RiskType | null;
  @Field(() => String, { nullable: true, description: "Risk code of the claim." })
  riskCode!: string | null;
  @Field(() => ID, { nullable: true, description: "Client of the claim." })
  clientId!: string | null;
  @Field(() => ID, { nullable: true, description: "Contract of the claim." })
  contractId!: string | null;
  @Field(() => String, { nullable: true, description: "Supplement of the claim." })
  supplement!: string | null;
  @Field(() => [ContactListMatch], { description: "Matching lists; the first one is used." })
  matches!: ContactListMatch[];
}
export const ContactListConnection = connectionOf(ContactList, "ContactList");

@InputType({ description: "Input for creating or changing a contact list." })
export class SaveContactListInput {
  @Field(() => ID, { nullable: true, description: "ContactList.id of the list to change. Omit it to create a list." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "ContactList.updatedAt as it was read. Omit it to create a list. Returns CHANGED_MEANWHILE if the list has changed since.",
  })
  updatedAt?: Date | null;
  @Field(() => ID, { description: "AMA instance, which must be in the viewer's scope." })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: `Processing centre. ${any}` })
  centreId?: string | null;
  @Field(() => RiskType, { nullable: true, description: `Type of insured object. ${any}` })
  riskType?: RiskType | null;
  @Field(() => String, { nullable: true, description: `Risk code, instead of the type of insured object. ${any}` })
  riskCode?: string | null;
  @Field(() => ID, { nullable: true, description: `Client. ${any}` })
  clientId?: string | null;
  @Field(() => ID, { nullable: true, description: `Contract, which requires its client. ${any}` })
  contractId?: string | null;
  @Field(() => String, { nullable: true, description: `Supplement. ${any}` })
  supplement?: string | null;
  @MinLength(1)
  @Field(() => ID, { description: "Identifier of the list in the contact centre, at most 100 characters." })
  listId!: string;
  @MinLength(1)
  @Field(() => String, { description: "Display name, at most 100 characters." })
  name!: string;
  @RequestIdField()
  requestId?: string | null;
}

@ObjectType({ implements: Node, description: "A contact on a list of the built-in contact centre. Personal data." })
export class ContactListEntry {
  @Field(() => ID, { description: "Identifier of the contact." })
  id!: string;
  @Field(() => ID, { description: "List that contains the contact." })
  listId!: string;
  @Field(() => Attributes, { description: "Contact sent to the contact centre: the claim and, until it is removed, the phone." })
  data!: Record<string, string>;
  @Field(() => Boolean, { description: "True if the contact may be called." })
  callable!: boolean;
  @Field(() => DateTimeISO, { description: "Time at which the contact was added." })
  addedAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the contact was removed. null if it is on the list." })
  removedAt!: Date | null;
}
export const ContactListEntryConnection = connectionOf(ContactListEntry, "ContactListEntry");

@InputType({ description: "Contact list to delete." })
export class DeleteContactListInput {
  @Field(() => ID, { description: "ContactList.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}
