import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import {
  ContactList,
  ContactListConnection,
  ContactListEntryConnection,
  ContactListMatches,
  DeleteContactListInput,
  SaveContactListInput,
} from "../../../schema/contactLists";
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

const paging = "Errors: FORBIDDEN, PAGE_TOO_LARGE over 100, PAGE_TOO_SMALL below 1, CURSOR_INVALID.";

@Resolver(() => ContactList)
export class ContactListsResolver {
  @Needs("admin.contactLists")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => ContactListConnection, {
    description: `The configured contact lists of the viewer's AMA instances, by instance and name. ${paging}`,
  })
  contactLists(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { nullable: true, description: "Of this instance only." }) instanceId: string | null | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return contactListsPage(ctx.db, requireViewer(ctx).scope, instanceId, page);
  }

  @Needs("admin.contactLists")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => ContactList, { description: "A configured contact list. Errors: NOT_FOUND, also for another's instance." })
  async contactList(@Ctx() ctx: Context, @Arg("id", () => ID, { description: "ContactList.id." }) id: string): Promise<ContactListRow> {
    const found = await contactListInScope(ctx.db, requireViewer(ctx).scope, id);
    if (!found) throw new AppError("NOT_FOUND");
    return found;
  }

  @FieldResolver(() => Centre, { nullable: true, description: "The centre that it is for; null: any, or one that is not there." })
  async centre(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<Centre | null> {
    return (await namesOf(ctx, list)).centre;
  }

  @FieldResolver(() => Client, { nullable: true, description: "The client that it is for; null: any, or one that is not there." })
  async client(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<Client | null> {
    return (await namesOf(ctx, list)).client;
  }

  @FieldResolver(() => Contract, { nullable: true, description: "The contract that it is for; null: any, or one that is not there." })
  async contract(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<Contract | null> {
    return (await namesOf(ctx, list)).contract;
  }

  @FieldResolver(() => ContactListObstacle, { nullable: true, description: "Why it can never count; null: it can." })
  obstacle(@Ctx() ctx: Context, @Root() list: ContactListRow): Promise<ContactListObstacle | null> {
    return obstacleOfRow(ctx, list);
  }

  @Needs("admin.contactLists")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "NOT_FOUND")
  @Query(() => ContactListMatches, {
    description:
      "Which contact lists match a claim, the one that counts first. Errors: NOT_FOUND, also for a claim that the viewer does not see.",
  })
  contactListMatches(
    @Ctx() ctx: Context,
    @Arg("claimId", () => ID, { description: "Claim.id." }) claimId: string,
  ): Promise<ContactListMatches> {
    return contactListMatches(ctx.db, requireViewer(ctx), claimId);
  }

  @Needs("admin.contactLists")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "CONTACT_LIST_EXISTS",
    "CONTACT_LIST_CENTRE",
    "CONTACT_LIST_CLIENT",
    "CONTACT_LIST_CONTRACT",
    "NAME_INVALID",
  )
  @Mutation(() => ContactList, {
    description:
      "Configures a contact list, or changes one. Errors: FORBIDDEN; NOT_FOUND, also for another's instance; CONTACT_LIST_EXISTS for the same instance and fields; CONTACT_LIST_CENTRE, CONTACT_LIST_CLIENT, CONTACT_LIST_CONTRACT for what is not there; NAME_INVALID; BAD_USER_INPUT.",
  })
  saveContactList(@Ctx() ctx: Context, @Arg("input", () => SaveContactListInput) input: SaveContactListInput) {
    return saveContactList(ctx, input);
  }

  @Needs("admin.contactLists")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => ContactList, {
    description: "Takes a contact list out of the configuration; answers it as it was. What it holds in the contact centre stays.",
  })
  deleteContactList(@Ctx() ctx: Context, @Arg("input", () => DeleteContactListInput) input: DeleteContactListInput) {
    return deleteContactList(ctx, input);
  }

  @Needs("admin.contactLists")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => ContactListEntryConnection, {
    description: `What is, or was, on a list of the built-in contact centre, the newest first, of claims of the viewer's AMA instances. Empty where another contact centre is connected. ${paging}`,
  })
  contactListEntries(
    @Ctx() ctx: Context,
    @Arg("listId", () => ID, { description: "Identifier of the list in the contact centre." }) listId: string,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return contactListEntriesPage(ctx.db, requireViewer(ctx).scope, listId, page);
  }
}
