import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { LoginInfo, LoginInput } from "../../schema/auth";
import { tableOfLayer, type MapLayer } from "../../schema/rules/map";
import { claimCodes, supplierCodes } from "../../schema/rules/sourceCodes";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import * as actions from "./auth.actions";
import { viewerIn, type Context } from "./context";
import { sessionById, signToken, type Session } from "./sessions";
import { centresInScope, userById, type User } from "./users.queries";

@Resolver()
export class AuthResolver {
  @Mutation(() => LoginInfo, {
    description: "Signs an external user in. Errors: USER_NAME_REQUIRED; LOGIN_FAILED, the same for an unknown user and a wrong password.",
  })
  async login(@Ctx() ctx: Context, @Arg("input", () => LoginInput) input: LoginInput): Promise<LoginInfo> {
    const { user, session, viewer } = await actions.login(ctx, input);
    return loginInfo(ctx, viewer, user, session);
  }

  @Mutation(() => Boolean, { description: "Ends the session; its sockets are closed." })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return actions.logout(ctx);
  }

  @Query(() => LoginInfo, { description: "Who is signed in, with a fresh access token. Errors: UNAUTHENTICATED." })
  async userInfo(@Ctx() ctx: Context): Promise<LoginInfo> {
    const viewer = viewerIn(ctx);
    const user = viewer.userId && (await userById(ctx.db, viewer.userId));
    const session = viewer.sessionId && (await sessionById(ctx.db, ctx.clock.now(), viewer.sessionId));
    if (!user || !session) throw new AppError("UNAUTHENTICATED");
    return loginInfo(ctx, viewer, user, session);
  }
}

async function loginInfo(ctx: Context, viewer: Viewer, user: User, session: Session): Promise<LoginInfo> {
  const centers = await centresInScope(ctx.db, viewer.scope);
  const own = centers.find((centre) => centre.instanceId === user.defaultCentreInstanceId && centre.id === user.defaultCentreId);
  // What the scope lets through, the client shows: profiles will narrow both at once. Columns have no profile yet.
  const layers = (Object.keys(tableOfLayer) as MapLayer[]).filter((layer) => viewer.scope.layers.includes(layer));
  return {
    jwt: await signToken(ctx.installation.secret, ctx.clock.now(), session),
    use2fa: false,
    language: user.language,
    name: user.name,
    profileType: user.profileType,
    visibleColumns: layers.flatMap((layer) =>
      Object.keys(layer === "INCIDENTS" ? claimCodes : supplierCodes).map((column) => `${tableOfLayer[layer]}.${column}`),
    ),
    userTables: layers.map((layer) => tableOfLayer[layer]),
    centers,
    defaultCenter: own ?? null,
    hereApiKey: null,
    live: ctx.env.LIVE,
    streetPack: ctx.env.STREET_PACK ? "/tiles/streets.pmtiles" : null,
  };
}
