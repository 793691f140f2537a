import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { Centre, Instance } from "../../../schema/instances";
import { PageArguments } from "../../../schema/paging";
import {
  ChangeGenericProfileInput,
  ClientChoice,
  DeleteSpecificProfileInput,
  Functionality,
  GenericProfile,
  ProfileChoices,
  SpecificProfile,
  SpecificProfileConnection,
  SpecificProfileFilter,
  SpecificProfileReach,
  SaveSpecificProfileInput,
} from "../../../schema/profiles";
import { SpecificProfileReference } from "../../../schema/profileReference";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { centresInScope } from "../../auth/users/users.queries";
import { requireAdministrator } from "../permissions/administrator";
import { clientChoices, instanceChoices, profileChoices } from "./formOptions.queries";
import { changeGenericProfile } from "./genericProfiles.actions";
import { allFunctionalities, genericProfiles } from "./genericProfiles.queries";
import { profileReach } from "./reach.queries";
import { deleteSpecificProfile, saveSpecificProfile } from "./specificProfiles.actions";
import { specificProfile, specificProfilesPage } from "./specificProfiles.queries";

const first = { nullable: true, description: "1 to 100; 40 when absent." };
const id = { description: "SpecificProfile.id." };

@Resolver()
export class ProfilesResolver {
  @Needs("admin.genericProfiles")
  @Errors("FORBIDDEN")
  @Query(() => [Functionality], { description: "Everything that a profile can let its users do." })
  functionalities(): Functionality[] {
    return allFunctionalities();
  }

  @Needs("admin.genericProfiles", "admin.users", "admin.specificProfiles", "api.keys")
  @Errors("FORBIDDEN")
  @Query(() => [GenericProfile], { description: "The generic profiles." })
  genericProfiles(@Ctx() ctx: Context): Promise<GenericProfile[]> {
    return genericProfiles(ctx.db, requireAdministrator(ctx));
  }

  @Needs("admin.genericProfiles")
  @Errors("FORBIDDEN", "CHANGED_MEANWHILE", "FUNCTIONALITY_NEEDED", "FUNCTIONALITY_KEPT")
  @Mutation(() => GenericProfile, {
    description:
      "Changes what the users of a generic profile may do, in the whole installation; their sockets follow within a second. Repeating changes nothing. Errors: FORBIDDEN but for the installation's first administrator; CHANGED_MEANWHILE; FUNCTIONALITY_NEEDED when one that is not assigned is needed by those named; FUNCTIONALITY_KEPT when local administrators would lose what they need to give it back; BAD_USER_INPUT for an unknown one.",
  })
  changeGenericProfile(@Ctx() ctx: Context, @Arg("input", () => ChangeGenericProfileInput) input: ChangeGenericProfileInput) {
    return changeGenericProfile(ctx, input);
  }

  @Needs("admin.specificProfiles", "admin.users", "api.keys")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => SpecificProfileConnection, {
    description:
      "The specific profiles that the viewer manages: those it owns, and those that they own whom it manages, by name; the installation's first administrator: all.",
  })
  specificProfiles(
    @Ctx() ctx: Context,
    @Arg("filter", () => SpecificProfileFilter, { nullable: true }) filter: SpecificProfileFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return specificProfilesPage(ctx.db, requireAdministrator(ctx), filter ?? {}, page);
  }

  @Needs("admin.specificProfiles")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => SpecificProfile, {
    description: "A specific profile that the viewer manages. Errors: FORBIDDEN; NOT_FOUND, also for somebody else's.",
  })
  specificProfile(@Ctx() ctx: Context, @Arg("id", () => ID, id) profileId: string) {
    return specificProfile(ctx.db, requireAdministrator(ctx), profileId);
  }

  @Needs("admin.specificProfiles")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "NOT_FOUND")
  @Query(() => SpecificProfileReach, {
    description: "How much a specific profile that the viewer manages shows. Errors: FORBIDDEN; NOT_FOUND, also for somebody else's.",
  })
  specificProfileReach(@Ctx() ctx: Context, @Arg("id", () => ID, id) profileId: string): Promise<SpecificProfileReach> {
    return profileReach(ctx.db, requireAdministrator(ctx), new Date(ctx.clock.now()), profileId);
  }

  @Needs("admin.specificProfiles")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "CHANGED_MEANWHILE",
    "NAME_INVALID",
    "PROFILE_EXISTS",
    "PROFILE_ALL_CONTRACTS",
    "PROFILE_IN_USE",
    "BEYOND_OWN_RIGHTS",
  )
  @Mutation(() => SpecificProfile, {
    description:
      "Makes a specific profile, owned by the viewer, or changes one; the sockets of its users follow within a second. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's profile, an instance or contract that the viewer does not have; CHANGED_MEANWHILE; NAME_INVALID; PROFILE_EXISTS; PROFILE_ALL_CONTRACTS with the client whose contracts it would have all; PROFILE_IN_USE when its parent is to be another one; BEYOND_OWN_RIGHTS when it would show more than the viewer sees; BAD_USER_INPUT.",
  })
  saveSpecificProfile(@Ctx() ctx: Context, @Arg("input", () => SaveSpecificProfileInput) input: SaveSpecificProfileInput) {
    return saveSpecificProfile(ctx, input);
  }

  @Needs("admin.specificProfiles")
  @Errors("FORBIDDEN", "NOT_FOUND", "PROFILE_IN_USE")
  @Mutation(() => SpecificProfileReference, {
    description:
      "Deletes a specific profile; answers it as it was. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for somebody else's or one that is deleted; PROFILE_IN_USE while users or keys have it.",
  })
  deleteSpecificProfile(
    @Ctx() ctx: Context,
    @Arg("input", () => DeleteSpecificProfileInput) input: DeleteSpecificProfileInput,
  ): Promise<SpecificProfileReference> {
    return deleteSpecificProfile(ctx, input);
  }

  @Needs("admin.specificProfiles", "admin.users", "api.keys", "admin.kpis", "admin.indicators", "admin.holidays", "admin.contactLists")
  @Errors("FORBIDDEN")
  @Query(() => [Instance], { description: "The AMA instances that the viewer has and may give, by name." })
  instanceChoices(@Ctx() ctx: Context): Promise<Instance[]> {
    return instanceChoices(ctx.db, requireAdministrator(ctx).scope);
  }

  @Needs("admin.specificProfiles", "admin.users", "admin.contactLists")
  @Errors("FORBIDDEN")
  @Query(() => [Centre], { description: "The processing centres of the viewer's AMA instances." })
  centreChoices(@Ctx() ctx: Context): Promise<Centre[]> {
    return centresInScope(ctx.db, requireAdministrator(ctx).scope);
  }

  @Needs("admin.specificProfiles", "admin.contactLists")
  @Errors("FORBIDDEN", "NOT_FOUND", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL")
  @Query(() => [ClientChoice], {
    description:
      "Clients of an AMA instance with the contracts that the viewer may give, by name. Errors: FORBIDDEN; NOT_FOUND for an instance that the viewer does not have; PAGE_TOO_LARGE over 100, PAGE_TOO_SMALL below 1.",
  })
  clientChoices(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "AMA instance." }) instanceId: string,
    @Arg("text", () => String, {
      nullable: true,
      description: "Part of a client's or a contract's name or code; at most 100 characters are looked at.",
    })
    text: string | null,
    @Arg("first", () => Int, first) size: number | null,
  ): Promise<ClientChoice[]> {
    return clientChoices(ctx.db, requireAdministrator(ctx).scope, instanceId, text, size);
  }

  @Needs("admin.specificProfiles")
  @Errors("FORBIDDEN")
  @Query(() => ProfileChoices, { description: "Fields and indicators that a specific profile can hide." })
  profileChoices(@Ctx() ctx: Context): ProfileChoices {
    return profileChoices(requireAdministrator(ctx).scope);
  }
}
