import { Authorized, type AuthChecker } from "type-graphql";
import { actingFunctionalities, type Permission } from "../../../schema/rules/access/functionalities";
import { idIf } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { requireViewer, type Context } from "../context";

/** Returns whether the viewer's profile grants the functionality. An API key needs scope `act` to change data. */
export const canDo = ({ canAct: acts, functionalities }: Viewer, functionality: Permission): boolean =>
  functionalities.has(functionality) && (acts || !actingFunctionalities.has(functionality));

export const Needs = (...oneOf: [Permission, ...Permission[]]) => Authorized<Permission>(...oneOf);

/** Returns the viewer if it has one of the permissions; logs rejections. Throws as `Needs`. */
export function requireFunctionality(ctx: Context, ...oneOf: [Permission, ...Permission[]]): Viewer {
  const viewer = requireViewer(ctx);
  if (oneOf.some((functionality) => canDo(viewer, functionality))) return viewer;
  ctx.log.warn(
    { event: "permission.denied", user: idIf("USER", viewer.actor), key: idIf("KEY", viewer.actor), needs: oneOf.join(" ") },
    "An operation was rejected: the profile or key lacks the permission",
  );
  throw new AppError("FORBIDDEN");
}

export const authChecker: AuthChecker<Context, Permission> = ({ context }, [first, ...unexpected]) => {
  if (first) requireFunctionality(context, first, ...unexpected);
  else requireViewer(context);
  return true;
};
