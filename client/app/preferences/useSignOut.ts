import { useLogoutMutation } from "../../gql/hooks";
import { useToast } from "../../ui/toasts/toasts";
import { endSession } from "../../session/session";

export function useSignOut(): () => Promise<void> {
  const toast = useToast();
  const [logout] = useLogoutMutation();
  return async () => {
    try {
      await logout();
      endSession("signedOut");
    } catch (error) {
      toast.failed(error);
    }
  };
}
