import { useObservable } from "../store/observable";
import { session } from "./session";

export function useUserId(): string {
  const current = useObservable(session);
  return current.status === "in" ? current.userId : "";
}
