import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { requestErrorOf } from "../../api/errors";
import { MapConfigurationDocument, MapConfigurationsDocument } from "../../gql/graphql";
import { useCan } from "../../session/useCan";
import { useToast } from "../../ui/toasts/toasts";
import { configurationIn, withoutConfigurationPart } from "../address/configuration";
import { readMapAddress } from "../address/mapAddress";
import { isMapAddressKnown, lastMapAddress, ownNavigation } from "../address/useMapAddress";
import { type Favourite, useOpenFavourite } from "./openFavourite";

/**
 * Opens the configuration in the address, or the user's default if neither address nor tab has a state. Returns true once the map can be
 * shown.
 */
export function useOpenedConfiguration(user: string): boolean {
  const intl = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const open = useOpenFavourite(user);
  const can = useCan();
  const { search } = useLocation();
  const configurationId = configurationIn(search);
  const [isReady, setReady] = useState(() => configurationId === null && (!can("map.configurations") || isMapAddressKnown(user, search)));

  const find = async (id: string | null): Promise<Favourite | undefined> => {
    if (id !== null)
      return (await client.query({ query: MapConfigurationDocument, variables: { id }, fetchPolicy: "network-only" })).data
        ?.mapConfiguration;
    const { data } = await client.query({ query: MapConfigurationsDocument, fetchPolicy: "network-only" });
    return data?.mapConfigurations.find(({ isDefault }) => isDefault);
  };
  const say = (error: unknown): void => {
    if (configurationId === null || requestErrorOf(error).code !== "NOT_FOUND") return toast.say("configurationsFailed", error);
    toast.failed(
      intl.formatMessage({
        id: "favourites.notFound",
        defaultMessage: "This map view does not exist or is not shared with you.",
      }),
    );
  };
  const decide = useEffectEvent(async (isEnded: () => boolean): Promise<void> => {
    const typed = readMapAddress(search);
    const favourite = await find(configurationId).catch((error: unknown) => {
      if (!isEnded()) say(error);
      return undefined;
    });
    if (isEnded()) return;
    const now = typed.open.length
      ? { ...lastMapAddress(user), ...{ open: typed.open, shown: typed.shown, section: typed.section } }
      : lastMapAddress(user);
    if (favourite) open(favourite, now);
    else if (configurationId !== null) {
      const rest = withoutConfigurationPart(search);
      // Without other parameters, the last address of this tab is restored.
      void navigate({ search: rest }, { replace: true, state: rest ? ownNavigation : null });
    }
    setReady(true);
  });
  useEffect(() => {
    if (configurationId === null && isReady) return undefined;
    let ended = false;
    void decide(() => ended);
    return () => {
      ended = true;
    };
    // Runs once per configuration in the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [configurationId]);
  return isReady;
}
