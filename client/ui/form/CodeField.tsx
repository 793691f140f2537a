import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

export interface CodeFieldProps {
  value: string;
  error?: ReactNode;
  autoFocus?: boolean;
  onChange(code: string): void;
}

export const isCode = (text: string): boolean => /^\d{6}$/.test(text.replaceAll(/\s/g, ""));

export const CodeField = ({ value, error, autoFocus = false, onChange }: CodeFieldProps) => (
  <TextInput
    size="sm"
    label={<FormattedMessage id="code.label" defaultMessage="Six-digit authenticator code" />}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={8}
    data-autofocus={autoFocus || undefined}
    autoFocus={autoFocus}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
