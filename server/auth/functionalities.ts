import { Authorized, type AuthChecker } from "type-graphql";
import { actingFunctionalities, defaultFunctionalities, type Functionality } from "../../schema/rules/functionalities";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { viewerIn, type Context } from "./context";

/** Whether the viewer's profile lets it do this; a program acts only with a key of scope `act`. */
export const mayDo = ({ acts, profileType }: Viewer, functionality: Functionality): boolean =>
  defaultFunctionalities[profileType].has(functionality) && (acts || !actingFunctionalities.has(functionality));

/** For a query or a mutation: who may. Throws UNAUTHENTICATED, FORBIDDEN. */
export const Needs = (functionality: Functionality) => Authorized<Functionality>(functionality);

/** What stands behind `Needs`. */
export const authChecker: AuthChecker<Context, Functionality> = ({ context }, functionalities) => {
  const viewer = viewerIn(context);
  if (!functionalities.every((functionality) => mayDo(viewer, functionality))) throw new AppError("FORBIDDEN");
  return true;
};
