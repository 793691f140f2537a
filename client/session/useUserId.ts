import { useObservable } from "../store/observable";
import { session } from "./session";

/** Who is signed in; empty: nobody. */
export function useUserId(): string {
  const current = useObservable(session);
  return current.status === "in" ? current.userId : "";
}
