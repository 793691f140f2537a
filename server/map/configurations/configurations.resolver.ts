import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
import {
  DeleteMapConfigurationInput,
  MakeDefaultMapConfigurationInput,
  MapConfiguration,
  MapConfigurationAudiences,
  SaveMapConfigurationInput,
  ShareMapConfigurationInput,
  UnshareMapConfigurationInput,
} from "../../../schema/map/mapConfigurations";
import { configurationLimits } from "../../../schema/rules/map/configurations";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import * as actions from "./configurations.actions";
import { audiencesOf, configurationOf, configurationsOf } from "./configurations.queries";

@Resolver()
export class MapConfigurationsResolver {
  @Needs("map.configurations")
  @Errors(NO_API_KEYS)
  @Query(() => [MapConfiguration], {
    description: `Returns the viewer's map configurations, at most ${configurationLimits.own}, followed by the configurations shared with the viewer, at most ${configurationLimits.shared}. Each group lists the default first and the others by name.`,
  })
  mapConfigurations(@Ctx() ctx: Context): Promise<MapConfiguration[]> {
    return configurationsOf(ctx.db, actions.configurationViewer(ctx));
  }

  @Needs("map.configurations")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if it belongs to another user and is not shared with the viewer" })
  @Query(() => MapConfiguration, {
    description: "Returns a map configuration that the viewer owns or that is shared with the viewer.",
  })
  mapConfiguration(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "MapConfiguration.id of the configuration to read." }) id: string,
  ): Promise<MapConfiguration> {
    return configurationOf(ctx.db, actions.configurationViewer(ctx), id);
  }

  @Needs("map.configurations.share")
  @Errors(NO_API_KEYS)
  @Query(() => MapConfigurationAudiences, {
    description: "Returns the AMA instances and specific profiles with which the viewer can share a map configuration.",
  })
  mapConfigurationAudiences(@Ctx() ctx: Context): Promise<MapConfigurationAudiences> {
    return audiencesOf(ctx.db, actions.configurationViewer(ctx));
  }

  @Needs("map.configurations")
  @Errors(NO_API_KEYS, "CHANGED_MEANWHILE", "NAME_INVALID", {
    NOT_FOUND: "also if it belongs to another user",
    MAP_CONFIGURATION_EXISTS: "if the viewer has another configuration with the same name",
    MAP_CONFIGURATIONS_FULL: `if the viewer already has ${configurationLimits.own}`,
    BAD_USER_INPUT: "if the address is invalid or opens a feature",
  })
  @Mutation(() => MapConfiguration, {
    description: "Creates a map configuration owned by the viewer, or changes one.",
  })
  saveMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => SaveMapConfigurationInput) input: SaveMapConfigurationInput) {
    return actions.saveMapConfiguration(ctx, input);
  }

  @Needs("map.configurations")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if it belongs to another user or it is already deleted" })
  @Mutation(() => MapConfiguration, {
    description:
      "Deletes a map configuration of the viewer and returns it as it was. Users who had it as their default get the product's default.",
  })
  deleteMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => DeleteMapConfigurationInput) input: DeleteMapConfigurationInput) {
    return actions.deleteMapConfiguration(ctx, input);
  }

  @Needs("map.configurations")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if it belongs to another user and is not shared with the viewer" })
  @Mutation(() => [MapConfiguration], {
    description:
      "Sets the map configuration with which the viewer's map opens; a shared configuration is accepted. Returns all configurations of the viewer.",
  })
  makeDefaultMapConfiguration(
    @Ctx() ctx: Context,
    @Arg("input", () => MakeDefaultMapConfigurationInput) input: MakeDefaultMapConfigurationInput,
  ) {
    return actions.makeDefaultMapConfiguration(ctx, input);
  }

  @Needs("map.configurations.share")
  @Errors(NO_API_KEYS, {
    NOT_FOUND: "also if it belongs to another user, or if the viewer does not see the instance or manage the profile",
    BAD_USER_INPUT: "if not exactly one of both is given",
  })
  @Mutation(() => MapConfiguration, {
    description:
      "Shares a map configuration of the viewer with the users of one AMA instance or one specific profile, and replaces the previous audience. The users can open it, copy it and make it their default.",
  })
  shareMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => ShareMapConfigurationInput) input: ShareMapConfigurationInput) {
    return actions.shareMapConfiguration(ctx, input);
  }

  @Needs("map.configurations")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if it belongs to another user" })
  @Mutation(() => MapConfiguration, {
    description: "Stops sharing a map configuration of the viewer. Users who had it as their default get the product's default.",
  })
  unshareMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => UnshareMapConfigurationInput) input: UnshareMapConfigurationInput) {
    return actions.unshareMapConfiguration(ctx, input);
  }
}
