import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { searchLimits, searchMinimum } from "../../schema/rules/search/searchKinds";
import { SearchHit } from "../../schema/search/search";
import { requireViewer } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { boardScope } from "../board/boardScope";
import { servingSupplierIds } from "../board/tallyCache";
import { pageSize } from "../db/page";
import type { LiveContext } from "../live/context";
import { findClaims } from "./claimSearch.queries";
import { findSuppliers } from "./supplierSearch.queries";

@Resolver()
export class SearchResolver {
  @Needs("map")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL")
  @Query(() => [SearchHit], {
    description: `Returns the claims and suppliers in scope that match a text. Claims match by number, its last part or digits, files, plate, phone, insured, town and street; suppliers by code, name and phones. Each value matches from its beginning; accents, case, spaces and calling codes are ignored. Claims come first, then exact matches, then open claims. Empty if the text has fewer than ${searchMinimum.text} characters.`,
  })
  async search(
    @Ctx() ctx: LiveContext,
    @Arg("text", () => String, { description: "Text to find." }) text: string,
    @Arg("first", () => Int, {
      nullable: true,
      description: `Maximum number of results of each kind, claims and suppliers, 1 to ${searchLimits.max}. Default: ${searchLimits.usual}.`,
    })
    first: number | null,
  ): Promise<SearchHit[]> {
    const viewer = requireViewer(ctx);
    const most = pageSize({ first }, searchLimits.usual, searchLimits.max);
    const [claims, suppliers] = await Promise.all([
      findClaims(ctx.db, viewer, text, most),
      findSuppliers(ctx.db, viewer, text, most, () => servingSupplierIds(ctx.board, boardScope(viewer.scope))),
    ]);
    return [
      ...claims.map((hit) => ({ supplier: null, ...hit })),
      ...suppliers.map((hit) => ({ claim: null, ...hit })),
    ] as unknown as SearchHit[];
  }
}
