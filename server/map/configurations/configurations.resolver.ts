import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import {
  DeleteMapConfigurationInput,
  MakeDefaultMapConfigurationInput,
  MapConfiguration,
  MapConfigurationAudiences,
  SaveMapConfigurationInput,
  ShareMapConfigurationInput,
  UnshareMapConfigurationInput,
} from "../../../schema/mapConfigurations";
import { configurationLimits } from "../../../schema/rules/map/configurations";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import * as actions from "./configurations.actions";
import { audiencesOf, configurationOf, configurationsOf } from "./configurations.queries";

const forbidden = "FORBIDDEN, also for an API key";
const notFound = "NOT_FOUND, also for somebody else's";

@Resolver()
export class MapConfigurationsResolver {
  @Needs("map.configurations")
  @Errors("FORBIDDEN")
  @Query(() => [MapConfiguration], {
    description: `The viewer's map configurations, at most ${configurationLimits.own}, then those that others share with it, at most ${configurationLimits.shared}; in each the default first, then by name. Errors: ${forbidden}.`,
  })
  mapConfigurations(@Ctx() ctx: Context): Promise<MapConfiguration[]> {
    return configurationsOf(ctx.db, actions.configurationViewer(ctx));
  }

  @Needs("map.configurations")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => MapConfiguration, {
    description: `A map configuration of the viewer's own, or one that is shared with it. Errors: ${forbidden}; ${notFound} that is not shared with the viewer.`,
  })
  mapConfiguration(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "MapConfiguration.id." }) id: string,
  ): Promise<MapConfiguration> {
    return configurationOf(ctx.db, actions.configurationViewer(ctx), id);
  }

  @Needs("map.configurations.share")
  @Errors("FORBIDDEN")
  @Query(() => MapConfigurationAudiences, {
    description: `With whom the viewer can share a map configuration. Errors: ${forbidden}.`,
  })
  mapConfigurationAudiences(@Ctx() ctx: Context): Promise<MapConfigurationAudiences> {
    return audiencesOf(ctx.db, actions.configurationViewer(ctx));
  }

  @Needs("map.configurations")
  @Errors("FORBIDDEN", "NOT_FOUND", "CHANGED_MEANWHILE", "NAME_INVALID", "MAP_CONFIGURATION_EXISTS", "MAP_CONFIGURATIONS_FULL")
  @Mutation(() => MapConfiguration, {
    description: `Makes a map configuration, owned by the viewer, or changes one of its own; sent twice it is done once. Errors: ${forbidden}; ${notFound}; CHANGED_MEANWHILE; NAME_INVALID; MAP_CONFIGURATION_EXISTS when the viewer has another one of that name; MAP_CONFIGURATIONS_FULL beyond ${configurationLimits.own}; BAD_USER_INPUT for an address that is none, or that opens something.`,
  })
  saveMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => SaveMapConfigurationInput) input: SaveMapConfigurationInput) {
    return actions.saveMapConfiguration(ctx, input);
  }

  @Needs("map.configurations")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => MapConfiguration, {
    description: `Deletes a map configuration of the viewer's own; whose default it was has the product's own from then on. Answers it as it was. Errors: ${forbidden}; ${notFound} or one that is deleted.`,
  })
  deleteMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => DeleteMapConfigurationInput) input: DeleteMapConfigurationInput) {
    return actions.deleteMapConfiguration(ctx, input);
  }

  @Needs("map.configurations")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => [MapConfiguration], {
    description: `Makes a map configuration what the viewer's map opens with, also a shared one. Repeating changes nothing. Answers all of the viewer's. Errors: ${forbidden}; ${notFound} that is not shared with the viewer.`,
  })
  makeDefaultMapConfiguration(
    @Ctx() ctx: Context,
    @Arg("input", () => MakeDefaultMapConfigurationInput) input: MakeDefaultMapConfigurationInput,
  ) {
    return actions.makeDefaultMapConfiguration(ctx, input);
  }

  @Needs("map.configurations.share")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => MapConfiguration, {
    description: `Shares a map configuration of the viewer's own with the users of one AMA instance or of one specific profile; with whom it was shared before, no more. They can open and copy it and make it their default. Repeating changes nothing. Errors: ${forbidden}; ${notFound}, an instance that the viewer does not see or a profile that it does not manage; BAD_USER_INPUT unless either is given.`,
  })
  shareMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => ShareMapConfigurationInput) input: ShareMapConfigurationInput) {
    return actions.shareMapConfiguration(ctx, input);
  }

  @Needs("map.configurations")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => MapConfiguration, {
    description: `Ends that a map configuration of the viewer's own is shared; whose default it was has the product's own from then on. Repeating changes nothing. Errors: ${forbidden}; ${notFound}.`,
  })
  unshareMapConfiguration(@Ctx() ctx: Context, @Arg("input", () => UnshareMapConfigurationInput) input: UnshareMapConfigurationInput) {
    return actions.unshareMapConfiguration(ctx, input);
  }
}
