import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
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
} from "../../../schema/users/profiles";
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

const first = { nullable: true, description: "Maximum number of clients to return, 1 to 100. Default: 40." };
const id = { description: "SpecificProfile.id of the profile to read." };

@Resolver()
export class ProfilesResolver {
  @Needs("admin.genericProfiles")
  @Errors("FORBIDDEN")
  @Query(() => [Functionality], { description: "Returns all functionalities that a profile can grant." })
  functionalities(): Functionality[] {
    return allFunctionalities();
  }

  @Needs("admin.genericProfiles", "admin.users", "admin.specificProfiles", "api.keys")
  @Errors("FORBIDDEN")
  @Query(() => [GenericProfile], { description: "Returns the generic profiles." })
  genericProfiles(@Ctx() ctx: Context): Promise<GenericProfile[]> {
    return genericProfiles(ctx.db, requireAdministrator(ctx));
  }

  @Needs("admin.genericProfiles")
  @Errors("CHANGED_MEANWHILE", {
    FORBIDDEN: "if the viewer is not the installation's first administrator",
    FUNCTIONALITY_NEEDED: "if the listed functionalities require one that is not assigned",
    FUNCTIONALITY_KEPT: "if local administrators would lose what they need to assign it again",
    BAD_USER_INPUT: "if a functionality is unknown",
  })
  @Mutation(() => GenericProfile, {
    description:
      "Changes the functionalities of a generic profile for the whole installation. The sockets of its users apply the change within one second.",
  })
  changeGenericProfile(@Ctx() ctx: Context, @Arg("input", () => ChangeGenericProfileInput) input: ChangeGenericProfileInput) {
    return changeGenericProfile(ctx, input);
  }

  @Needs("admin.specificProfiles", "admin.users", "api.keys")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => SpecificProfileConnection, {
    description:
      "Returns the specific profiles that the viewer manages, ordered by name: its own profiles and those of the users that it manages. The installation's first administrator gets all profiles.",
  })
  specificProfiles(
    @Ctx() ctx: Context,
    @Arg("filter", () => SpecificProfileFilter, { nullable: true, description: "Criteria that the profiles must meet. null returns all." })
    filter: SpecificProfileFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return specificProfilesPage(ctx.db, requireAdministrator(ctx), filter ?? {}, page);
  }

  @Needs("admin.specificProfiles")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the viewer does not manage the profile" })
  @Query(() => SpecificProfile, {
    description: "Returns a specific profile that the viewer manages.",
  })
  specificProfile(@Ctx() ctx: Context, @Arg("id", () => ID, id) profileId: string) {
    return specificProfile(ctx.db, requireAdministrator(ctx), profileId);
  }

  @Needs("admin.specificProfiles")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", { NOT_FOUND: "also if the viewer does not manage the profile" })
  @Query(() => SpecificProfileReach, {
    description: "Returns the number of claims and suppliers that a specific profile shows.",
  })
  specificProfileReach(@Ctx() ctx: Context, @Arg("id", () => ID, id) profileId: string): Promise<SpecificProfileReach> {
    return profileReach(ctx.db, requireAdministrator(ctx), new Date(ctx.clock.now()), profileId);
  }

  @Needs("admin.specificProfiles")
  @Errors(NO_API_KEYS, "CHANGED_MEANWHILE", "NAME_INVALID", "PROFILE_EXISTS", {
    NOT_FOUND: "also if the viewer does not manage the profile or does not have an instance or a contract",
    PROFILE_ALL_CONTRACTS: "with the client, if the profile would have all contracts of a client",
    PROFILE_IN_USE: "if the parent of a profile in use changes",
    BEYOND_OWN_RIGHTS: "if the profile would show more than the viewer sees",
  })
  @Mutation(() => SpecificProfile, {
    description:
      "Creates a specific profile owned by the viewer, or changes one. The sockets of its users apply the change within one second.",
  })
  saveSpecificProfile(@Ctx() ctx: Context, @Arg("input", () => SaveSpecificProfileInput) input: SaveSpecificProfileInput) {
    return saveSpecificProfile(ctx, input);
  }

  @Needs("admin.specificProfiles")
  @Errors(NO_API_KEYS, {
    NOT_FOUND: "also if the viewer does not manage the profile or it is already deleted",
    PROFILE_IN_USE: "if users or keys have the profile",
  })
  @Mutation(() => SpecificProfileReference, {
    description: "Deletes a specific profile and returns it as it was.",
  })
  deleteSpecificProfile(
    @Ctx() ctx: Context,
    @Arg("input", () => DeleteSpecificProfileInput) input: DeleteSpecificProfileInput,
  ): Promise<SpecificProfileReference> {
    return deleteSpecificProfile(ctx, input);
  }

  @Needs("admin.specificProfiles", "admin.users", "api.keys", "admin.kpis", "admin.indicators", "admin.holidays", "admin.contactLists")
  @Errors("FORBIDDEN")
  @Query(() => [Instance], { description: "Returns the AMA instances that the viewer has and may assign, ordered by name." })
  instanceChoices(@Ctx() ctx: Context): Promise<Instance[]> {
    return instanceChoices(ctx.db, requireAdministrator(ctx).scope);
  }

  @Needs("admin.specificProfiles", "admin.users", "admin.contactLists")
  @Errors("FORBIDDEN")
  @Query(() => [Centre], { description: "Returns the processing centres of the viewer's AMA instances." })
  centreChoices(@Ctx() ctx: Context): Promise<Centre[]> {
    return centresInScope(ctx.db, requireAdministrator(ctx).scope);
  }

  @Needs("admin.specificProfiles", "admin.contactLists")
  @Errors("FORBIDDEN", {
    NOT_FOUND: "if the instance is out of scope",
    PAGE_TOO_LARGE: "if `first` is over 100",
    PAGE_TOO_SMALL: "if it is below 1",
  })
  @Query(() => [ClientChoice], {
    description: "Returns the clients of an AMA instance with the contracts that the viewer may assign, ordered by name.",
  })
  clientChoices(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "AMA instance to read; must be in the viewer's scope." }) instanceId: string,
    @Arg("text", () => String, {
      nullable: true,
      description: "Substring of the name or code of a client or a contract. Only the first 100 characters are used.",
    })
    text: string | null,
    @Arg("first", () => Int, first) size: number | null,
  ): Promise<ClientChoice[]> {
    return clientChoices(ctx.db, requireAdministrator(ctx).scope, instanceId, text, size);
  }

  @Needs("admin.specificProfiles")
  @Errors("FORBIDDEN")
  @Query(() => ProfileChoices, { description: "Returns the fields and indicators that a specific profile can hide." })
  profileChoices(@Ctx() ctx: Context): ProfileChoices {
    return profileChoices(requireAdministrator(ctx).scope);
  }
}
