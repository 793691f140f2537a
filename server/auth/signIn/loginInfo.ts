import type { LoginInfo } from "../../../schema/users/auth";
import { functionalities } from "../../../schema/rules/access/functionalities";
import type { LoginStep } from "../../../schema/rules/access/login";
import { tableOfLayer, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { basemapLayers, outsideHost, trafficLayer } from "../../integrations/basemap/basemap";
import type { Viewer } from "../../platform/viewer";
import type { Context } from "../context";
import { visibleColumnsOf } from "../permissions/fields";
import { ownsEverybody } from "../permissions/ownership";
import { languageOf } from "../users/language";
import { toSeeAs } from "../session/seeAs";
import { signToken, type Session } from "../session/sessions";
import { centresInScope, type User } from "../users/users.queries";

export async function loginInfo(ctx: Context, viewer: Viewer, user: User, session: Session, token?: string): Promise<LoginInfo> {
  const centers = await centresInScope(ctx.db, viewer.scope);
  const defaultCentre = centers.find((centre) => centre.instanceId === user.defaultCentreInstanceId && centre.id === user.defaultCentreId);
  const layers = (Object.keys(tableOfLayer) as MapLayer[]).filter((layer) => viewer.scope.layers.includes(layer));
  const basemap = basemapLayers(ctx.env);
  return {
    jwt: token ?? (await signToken(ctx.installation.secret, ctx.clock.now(), session)),
    use2fa: user.totpConfirmedAt !== null,
    step: null,
    challenge: null,
    userId: user.id,
    language: languageOf(ctx, user),
    name: user.name,
    profileType: viewer.profileType,
    functionalities: functionalities.filter((functionality) => viewer.functionalities.has(functionality)),
    managesEverybody: !viewer.seeAs && ownsEverybody(user),
    seeAs: viewer.seeAs ? toSeeAs(viewer.seeAs) : null,
    visibleColumns: visibleColumnsOf(viewer.scope),
    userTables: layers.map((layer) => tableOfLayer[layer]),
    centers,
    defaultCenter: defaultCentre ?? null,
    hereApiKey: outsideHost(ctx.env) === null ? null : ctx.env.HERE_MAPS_KEY!,
    live: ctx.env.LIVE,
    sendsMail: ctx.env.SMTP_URL !== undefined,
    basemap,
    traffic: trafficLayer(ctx.env),
    streetPack: basemap.find(({ kind }) => kind === "PACK")?.urls[0] ?? null,
  };
}

/** Answer after a correct password when a step remains: reveals only the step and the user's language. */
export const pendingLoginInfo = (ctx: Context, user: User, step: LoginStep, challenge: string): LoginInfo => ({
  jwt: null,
  use2fa: step !== "NEW_PASSWORD",
  step,
  challenge,
  userId: null,
  language: languageOf(ctx, user),
  name: null,
  profileType: null,
  functionalities: [],
  managesEverybody: false,
  seeAs: null,
  visibleColumns: [],
  userTables: [],
  centers: [],
  defaultCenter: null,
  hereApiKey: null,
  live: ctx.env.LIVE,
  sendsMail: ctx.env.SMTP_URL !== undefined,
  basemap: [],
  traffic: null,
  streetPack: null,
});
