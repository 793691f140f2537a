import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { locales } from "../../../schema/rules/language/locales";
import { searchLimits, searchMinimum } from "../../../schema/rules/search/searchKinds";
import { PlaceAnswer, PlaceInput } from "../../../schema/search/search";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { pageSize } from "../../db/page";
import { findPlaces } from "./findPlaces";

@Resolver()
export class PlacesResolver {
  @Needs("map")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL")
  @Query(() => PlaceAnswer, {
    description: `Returns the places that match a text: towns of the built-in gazetteer and, with \`outside\`, the places and addresses of the configured service. Empty if the text has fewer than ${searchMinimum.text} characters.`,
  })
  places(
    @Ctx() ctx: Context,
    @Arg("text", () => String, { description: "Text to find, such as the name of a town or an address." }) text: string,
    @Arg("first", () => Int, {
      nullable: true,
      description: `Maximum number of places, 1 to ${searchLimits.maxPlaces}. Default: ${searchLimits.usual}.`,
    })
    first: number | null,
    @Arg("near", () => PlaceInput, { nullable: true, description: "Centre of the viewport. Places near it rank higher." })
    near: PlaceInput | null,
    @Arg("outside", () => Boolean, {
      defaultValue: false,
      description: "True to query the configured service, which sends the text to a system outside the installation.",
    })
    outside: boolean,
  ): Promise<PlaceAnswer> {
    const question = { text: text.trim(), first: pageSize({ first }, searchLimits.usual, searchLimits.maxPlaces), near };
    return findPlaces(ctx, { ...question, language: locales[ctx.locale] }, outside);
  }
}
