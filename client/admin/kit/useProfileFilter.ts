import { type MessageDescriptor, useIntl } from "react-intl";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { named } from "../../i18n/named";
import { useSelectFilter } from "../../ui/table/listFilters";
import { headers } from "./columns";

/** Filter by generic profile, as `?profile=`. `types` is `null` without a restriction. */
export function useProfileFilter({ label = headers.profile, width = 150 }: { label?: MessageDescriptor; width?: number } = {}) {
  const intl = useIntl();
  const filter = useSelectFilter<ProfileType>("profile", {
    label,
    width,
    options: Object.values(ProfileType).map((value) => ({ value, label: named(intl, "profile", value) })),
  });
  return { ...filter, types: filter.value && [filter.value] };
}
