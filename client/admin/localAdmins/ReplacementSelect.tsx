import { Select } from "@mantine/core";
import { FormattedMessage } from "react-intl";

export interface ReplacementSelectProps {
  /** Undefined: they have not come yet. */
  replacements: readonly { id: string; name: string; user: string }[] | undefined;
  value: string | null;
  onChange(id: string | null): void;
}

/** The local administrator who takes over. */
export const ReplacementSelect = ({ replacements = [], value, onChange }: ReplacementSelectProps) => (
  <Select
    label={<FormattedMessage id="localAdmins.replacement" defaultMessage="Who takes over" />}
    withAsterisk
    searchable
    data={replacements.map(({ id, name, user }) => ({ value: id, label: `${name} (${user})` }))}
    value={value}
    onChange={onChange}
  />
);
