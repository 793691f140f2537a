import type { Functionality } from "../../schema/rules/access/functionalities";
import { useObservable } from "../store/observable";
import { session } from "./session";

export function useCan(): (functionality: Functionality) => boolean {
  const current = useObservable(session);
  const granted: readonly string[] = current.status === "in" ? (current.info.functionalities ?? []) : [];
  return (functionality) => granted.includes(functionality);
}
