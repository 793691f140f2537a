import { externalProfileTypes } from "../../schema/rules/access/profiles";
import { useObservable } from "../store/observable";
import { session } from "./session";

/** True for users of a client or a supplier, who watch claims and do not operate them. */
export function useIsExternal(): boolean {
  const current = useObservable(session);
  return current.status === "in" && externalProfileTypes.includes(current.info.profileType);
}
