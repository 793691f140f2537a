import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import {
  ContactList,
  ContactListConnection,
  ContactListEntryConnection,
  DeleteContactListInput,
  SaveContactListInput,
} from "../../../schema/contactLists";
import { Errors } from "../../../schema/errorsDirective";
import { PageArguments } from "../../../schema/paging";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { contactListsPage } from "../../settings/contactLists.queries";
import { deleteContactList, saveContactList } from "./contactLists.actions";
import { contactListEntriesPage } from "./entries.queries";

const paging = "Errors: FORBIDDEN, PAGE_TOO_LARGE over 100, PAGE_TOO_SMALL below 1, CURSOR_INVALID.";

@Resolver()
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
  @Errors("FORBIDDEN", "NOT_FOUND", "CONTACT_LIST_EXISTS", "NAME_INVALID")
  @Mutation(() => ContactList, {
    description:
      "Configures a contact list, or changes one. Errors: FORBIDDEN; NOT_FOUND, also for another's instance; CONTACT_LIST_EXISTS for the same instance and fields; BAD_USER_INPUT.",
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
