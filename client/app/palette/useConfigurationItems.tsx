import { IconStar } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { matchesTitle } from "../../../schema/rules/search/searchText";
import { useMapConfigurationsQuery } from "../../gql/hooks";
import { addressOfConfiguration } from "../../map/address/configuration";
import { useCan } from "../../session/useCan";
import type { PaletteItem } from "./paletteItem";

export function useConfigurationItems(typed: string): PaletteItem[] {
  const intl = useIntl();
  const can = useCan();
  const navigate = useNavigate();
  const { data } = useMapConfigurationsQuery({ skip: !can("map.configurations"), fetchPolicy: "cache-and-network" });
  if (!typed) return [];
  const defaultTag = intl.formatMessage({ id: "favourites.default", defaultMessage: "default" });
  return (data?.mapConfigurations ?? [])
    .filter(({ name }) => matchesTitle(name, typed))
    .map(({ id, name, isOwn, isDefault, ownerName }): PaletteItem => {
      const detail = [isOwn ? null : ownerName, isDefault ? defaultTag : null].filter((part) => part !== null).join(" · ");
      return {
        key: `configuration ${id}`,
        group: "configurations",
        icon: <IconStar size={16} stroke={1.75} aria-hidden />,
        title: name,
        ...(detail && { detail }),
        run: () => void navigate(addressOfConfiguration(id)),
      };
    });
}
