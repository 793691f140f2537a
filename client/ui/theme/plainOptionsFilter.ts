import { isOptionsGroup, type OptionsFilter } from "@mantine/core";
import { plainText } from "../../../schema/rules/search/searchText";

/** Matches labels without regard to case and accents. Mantine's filter respects accents. */
export const plainOptionsFilter: OptionsFilter = ({ options, search, limit }) => {
  const plain = plainText(search.trim());
  return options
    .map((item) => (isOptionsGroup(item) ? { ...item, items: item.items.filter(({ label }) => plainText(label).includes(plain)) } : item))
    .filter((item) => isOptionsGroup(item) || plainText(item.label).includes(plain))
    .slice(0, limit);
};
