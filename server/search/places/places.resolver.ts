import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { locales } from "../../../schema/rules/language/locales";
import { searchLimits, searchMinimum } from "../../../schema/rules/search/searchKinds";
import { PlaceAnswer, PlaceInput } from "../../../schema/search";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { pageSize } from "../../db/page";
import { findPlaces } from "./findPlaces";

@Resolver()
export class PlacesResolver {
  @Needs("map")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL")
  @Query(() => PlaceAnswer, {
    description:
      `Places that a text names: towns of the built-in gazetteer, and with \`outside\` what the configured service knows, addresses too. ` +
      `Fewer than ${searchMinimum.text} characters find nothing.`,
  })
  places(
    @Ctx() ctx: Context,
    @Arg("text", () => String) text: string,
    @Arg("first", () => Int, { nullable: true, description: `1 to ${searchLimits.max}; ${searchLimits.usual} when absent.` })
    first: number | null,
    @Arg("near", () => PlaceInput, { nullable: true, description: "What is near to it counts for more, where the service can do that." })
    near: PlaceInput | null,
    @Arg("outside", () => Boolean, {
      defaultValue: false,
      description: "Whether the service is asked: the text then leaves the installation.",
    })
    outside: boolean,
  ): Promise<PlaceAnswer> {
    const question = { text: text.trim(), first: pageSize({ first }, searchLimits.usual, searchLimits.max), near };
    return findPlaces(ctx, { ...question, language: locales[ctx.locale] }, outside);
  }
}
