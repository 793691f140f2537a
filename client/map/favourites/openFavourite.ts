import { useSessionStorage } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { Favourite_ConfigurationFragment } from "../../gql/graphql";
import { paths } from "../../paths";
import { withConfiguration } from "../address/configuration";
import { writeWholeMapAddress, type MapAddress } from "../address/mapAddress";
import { requestScreenState } from "../address/screenParts";

export type Favourite = Favourite_ConfigurationFragment;

/** The configuration that this user opened last in this tab; null: the product's own, Default. */
export const useOpenedId = (user: string) =>
  useSessionStorage<string | null>({ key: `atalaya.map.configuration.${user}`, defaultValue: null, getInitialValueInEffect: false });

/**
 * Opens a configuration over what `now` has open. The address is written as a link would be: the map goes where it says.
 */
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

/** The product's own configuration, over what `now` has open; where the map goes is the first view's to decide. */
export const builtInAddress = (now: MapAddress): MapAddress => ({ ...withConfiguration(now, ""), camera: now.camera });
