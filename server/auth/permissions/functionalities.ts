import { Authorized, type AuthChecker } from "type-graphql";
import { actingFunctionalities, type Functionality } from "../../../schema/rules/access/functionalities";
import { idIf } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { requireViewer, type Context } from "../context";

/** Whether the viewer's profile lets it do this; a program acts only with a key of scope `act`. */
export const canDo = ({ canAct: acts, functionalities }: Viewer, functionality: Functionality): boolean =>
  functionalities.has(functionality) && (acts || !actingFunctionalities.has(functionality));

/** For a query or a mutation: who may; of several functionalities one is enough. Throws UNAUTHENTICATED, FORBIDDEN. */
export const Needs = (...oneOf: [Functionality, ...Functionality[]]) => Authorized<Functionality>(...oneOf);

/** For a subscription, before it begins: whoever asks, and may. Who may not is logged. Throws as `Needs`. */
export function requireFunctionality(ctx: Context, ...oneOf: [Functionality, ...Functionality[]]): Viewer {
  const viewer = requireViewer(ctx);
  if (oneOf.some((functionality) => canDo(viewer, functionality))) return viewer;
  ctx.log.warn(
    { user: idIf("USER", viewer.actor), key: idIf("KEY", viewer.actor), needs: oneOf.join(" ") },
    "refused: the profile or the key does not allow it",
  );
  throw new AppError("FORBIDDEN");
}

/** What stands behind `Needs`. */
export const authChecker: AuthChecker<Context, Functionality> = ({ context }, [first, ...others]) => {
  if (first) requireFunctionality(context, first, ...others);
  else requireViewer(context);
  return true;
};
