import { useEffect } from "react";
import { useRegisterVisitMutation } from "../../gql/hooks";
import { isSeeingAs } from "../../session/session";
import { useActionToasts } from "../actions/outcome/useActionToasts";

export function useRegisterVisit(id: string): void {
  const [register] = useRegisterVisitMutation();
  const { failed } = useActionToasts(id);
  useEffect(() => {
    // A user who views as a profile changes nothing.
    if (isSeeingAs()) return;
    register({ variables: { id } }).catch((error: unknown) => failed(error));
    // Runs once per claim, independent of renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
