import type { Functionality } from "../../schema/rules/functionalities";
import { useObservable } from "../i18n/observable";
import { session } from "./session";

/** Whether whoever is signed in may do something: `may("admin.users")`. The server asks again. */
export function useMay(): (functionality: Functionality) => boolean {
  const current = useObservable(session);
  const mine: readonly string[] = current.status === "in" ? (current.info.functionalities ?? []) : [];
  return (functionality) => mine.includes(functionality);
}
