import { useNavigate } from "react-router";
import { useBeginSeeAsMutation } from "../../gql/hooks";
import { paths } from "../../paths";
import { applyChangedRights } from "../../session/session";
import { useToast } from "../../ui/toasts/toasts";

export function useBeginSeeAs(): (profileId: string) => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  const [begin] = useBeginSeeAsMutation();
  return async (profileId) => {
    try {
      await begin({ variables: { profileId } });
      await navigate(paths.map());
      await applyChangedRights();
    } catch (error) {
      toast.failed(error);
    }
  };
}
