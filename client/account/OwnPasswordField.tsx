import { PasswordInput } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

export function OwnPasswordField({ value, error, onChange }: { value: string; error?: ReactNode; onChange(password: string): void }) {
  const intl = useIntl();
  return (
    <PasswordInput
      size="sm"
      label={<FormattedMessage id="account.current" defaultMessage="Current password" />}
      autoComplete="current-password"
      data-autofocus
      visibilityToggleButtonProps={{
        "aria-label": intl.formatMessage({ id: "login.showPassword", defaultMessage: "Show password" }),
        "aria-hidden": false,
        tabIndex: 0,
      }}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
