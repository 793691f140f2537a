import { useSessionStorage } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { Favourite_ConfigurationFragment } from "../../gql/graphql";
import { paths } from "../../paths";
import { withConfiguration } from "../address/configuration";
import { writeWholeMapAddress, type MapAddress } from "../address/mapAddress";
import { requestScreenState } from "../address/screenParts";

export type Favourite = Favourite_ConfigurationFragment;

export const useOpenedId = (user: string) =>
  useSessionStorage<string | null>({ key: `atalaya.map.configuration.${user}`, defaultValue: null, getInitialValueInEffect: false });

/** Opens a configuration and keeps the tabs of `now`. Navigates like a link, so that the map moves to the stored position. */
export function useOpenFavourite(user: string): (favourite: Favourite, now: MapAddress) => void {
  const navigate = useNavigate();
  const [, setOpened] = useOpenedId(user);
  return (favourite, now) => {
    requestScreenState(favourite);
    setOpened(favourite.id);
    const next = withConfiguration(now, favourite.address);
    void navigate(
      {
        pathname: paths.map(favourite.tab === "CLAIMS" ? "claims" : "providers"),
        search: writeWholeMapAddress({ ...next, camera: next.camera ?? now.camera }),
      },
      { replace: true },
    );
  };
}

export const builtInAddress = (now: MapAddress): MapAddress => ({ ...withConfiguration(now, ""), camera: now.camera });
