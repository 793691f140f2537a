import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import {
  ContactList,
  ContactListConnection,
  ContactListEntryConnection,
  ContactListMatches,
  DeleteContactListInput,
  SaveContactListInput,
} from "../../../schema/settings/contactLists";
import { Errors } from "../../../schema/errorsDirective";
import { Centre, Client, Contract } from "../../../schema/instances";
import { PageArguments } from "../../../schema/paging";
import { ContactListObstacle } from "../../../schema/rules/claims/contactLists";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { AppError } from "../../platform/errors";
import { contactListInScope, type ContactListRow, contactListsPage } from "../../settings/contactLists.queries";
import { deleteContactList, saveContactList } from "./contactLists.actions";
import { contactListMatches, namesOf, obstacleOfRow } from "./contactLists.queries";
import { contactListEntriesPage } from "./entries.queries";

@Resolver(() => ContactList)
export class ContactListsResolver {
  @Needs("admin.contactLists")
  @Errors("FORBIDDEN", "CURSOR_INVALID", { PAGE_TOO_LARGE: "if `first` is over 100", PAGE_TOO_SMALL: "if it is below 1" })
  @Query(() => ContactListConnection, {
    description: `Returns the configured contact lists of the viewer's AMA instances, ordered by instance and name. A viewer restricted to contracts gets the lists for any client and the lists for its own contracts.`,
  })
  contactLists(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, {
      nullable: true,
      description: "AMA instance to which the result is restricted. null returns the lists of all instances in scope.",
    })
    instanceId: string | null | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return contactListsPage(ctx.db, requireViewer(ctx).scope, instanceId, page);
  }

  @Needs("admin.contactLists")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if its instance is out of scope" })
  @Query(() => ContactList, { description: "Returns a configured contact list." })
  async contactList(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "ContactList.id of the list to read." }) id: string,
  ): Promise<ContactListRow> {
    const contactList = await contactListInScope(ctx.db, requireViewer(ctx).scope, id);
    if (!contactList) throw new AppError("NOT_FOUND");
    return contactList;
  }

  @FieldResolver(() => Centre, {
    nullable: true,
    description: "Processing centre to which the list applies. null if it applies to every centre, or if the centre no longer exists.",
  })
  async centre(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<Centre | null> {
    return (await namesOf(ctx, list)).centre;
  }

  @FieldResolver(() => Client, {
    nullable: true,
    description: "Client to which the list applies. null if it applies to every client, or if the client no longer exists.",
  })
  async client(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<Client | null> {
    return (await namesOf(ctx, list)).client;
  }

  @FieldResolver(() => Contract, {
    nullable: true,
    description: "Contract to which the list applies. null if it applies to every contract, or if the contract no longer exists.",
  })
  async contract(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<Contract | null> {
    return (await namesOf(ctx, list)).contract;
  }

  @FieldResolver(() => ContactListObstacle, {
    nullable: true,
    description: "Reason why the list can never be used. null if it can be used.",
  })
  obstacle(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<ContactListObstacle | null> {
    return obstacleOfRow(ctx, list);
  }

  @Needs("admin.contactLists")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", { NOT_FOUND: "also if the claim is out of the viewer's scope" })
  @Query(() => ContactListMatches, {
    description: "Returns the contact lists that match a claim; the first one is used.",
  })
  contactListMatches(
    @Ctx() ctx: Context,
    @Arg("claimId", () => ID, { description: "Claim.id of the claim to match." }) claimId: string,
  ): Promise<ContactListMatches> {
    return contactListMatches(ctx.db, requireViewer(ctx), claimId);
  }

  @Needs("admin.contactLists")
  @Errors("CHANGED_MEANWHILE", "NAME_INVALID", {
    FORBIDDEN: "also if the list matches claims out of scope",
    NOT_FOUND: "also if the instance is out of scope",
    CONTACT_LIST_EXISTS: "if another list has the same instance and fields",
    CONTACT_LIST_CENTRE: "if the centre does not exist",
    CONTACT_LIST_CLIENT: "if the client does not exist",
    CONTACT_LIST_CONTRACT: "if the contract does not exist",
  })
  @Mutation(() => ContactList, {
    description: "Creates or changes a contact list.",
  })
  saveContactList(@Ctx() ctx: Context, @Arg("input", () => SaveContactListInput) input: SaveContactListInput) {
    return saveContactList(ctx, input);
  }

  @Needs("admin.contactLists")
  @Errors("NOT_FOUND", { FORBIDDEN: "also if the list matches claims out of scope" })
  @Mutation(() => ContactList, {
    description: "Deletes a contact list from the configuration and returns it as it was. Its entries in the contact centre are kept.",
  })
  deleteContactList(@Ctx() ctx: Context, @Arg("input", () => DeleteContactListInput) input: DeleteContactListInput) {
    return deleteContactList(ctx, input);
  }

  @Needs("admin.contactLists")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "CURSOR_INVALID", { PAGE_TOO_LARGE: "if `first` is over 100", PAGE_TOO_SMALL: "if it is below 1" })
  @Query(() => ContactListEntryConnection, {
    description: `Returns the current and former entries of a list of the built-in contact centre, newest first, for claims of the viewer's AMA instances. Empty if another contact centre is connected.`,
  })
  contactListEntries(
    @Ctx() ctx: Context,
    @Arg("listId", () => ID, { description: "Identifier of the list in the contact centre." }) listId: string,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return contactListEntriesPage(ctx.db, requireViewer(ctx).scope, listId, page);
  }
}
