import { PasswordInput } from "@mantine/core";
import { FormattedMessage } from "react-intl";

export interface OwnPasswordInputProps {
  value: string;
  onChange(password: string): void;
  autoFocus?: boolean;
}

export const OwnPasswordInput = ({ value, onChange, autoFocus = false }: OwnPasswordInputProps) => (
  <PasswordInput
    label={<FormattedMessage id="users.ownPassword" defaultMessage="Your own password" />}
    autoComplete="current-password"
    data-autofocus={autoFocus || undefined}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
