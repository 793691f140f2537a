import { Select } from "@mantine/core";
import { FormattedMessage } from "react-intl";

export interface ReplacementSelectProps {
  replacements: readonly { id: string; name: string; user: string }[] | undefined;
  value: string | null;
  onChange(id: string | null): void;
}

export const ReplacementSelect = ({ replacements = [], value, onChange }: ReplacementSelectProps) => (
  <Select
    label={<FormattedMessage id="localAdmins.replacement" defaultMessage="Replacement" />}
    withAsterisk
    searchable
    data={replacements.map(({ id, name, user }) => ({ value: id, label: `${name} (${user})` }))}
    value={value}
    onChange={onChange}
  />
);
