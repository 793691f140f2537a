import { PasswordInput } from "@mantine/core";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { defineMessages, FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from "react-intl";
import { passwordLimits, passwordRules, unmetRules, type PasswordRule } from "../../../schema/rules/access/passwords";
import { named } from "../../i18n/named";
import styles from "./NewPasswordFields.module.css";

export interface NewPassword {
  password: string;
  repeated: string;
}
export const noPassword: NewPassword = { password: "", repeated: "" };

const rules: Record<PasswordRule, MessageDescriptor> = defineMessages({
  length: { id: "password.length", defaultMessage: "{min} to {max} characters" },
  digit: { id: "password.digit", defaultMessage: "a digit" },
  lower: { id: "password.lower", defaultMessage: "a lower-case letter" },
  upper: { id: "password.upper", defaultMessage: "an upper-case letter" },
  special: { id: "password.special", defaultMessage: "a special character" },
});

export function passwordProblem(intl: IntlShape, { password, repeated }: NewPassword): string | null {
  if (unmetRules(password).length)
    return intl.formatMessage({ id: "password.unmet", defaultMessage: "The password does not meet all rules." });
  if (password !== repeated) return named(intl, "errors", "PASSWORDS_DIFFER");
  return null;
}

export function NewPasswordFields({ value, onChange }: { value: NewPassword; onChange(value: NewPassword): void }) {
  const intl = useIntl();
  const unmet = unmetRules(value.password);
  const differ = value.repeated !== "" && !value.password.startsWith(value.repeated);
  const show = {
    "aria-label": intl.formatMessage({ id: "login.showPassword", defaultMessage: "Show password" }),
    "aria-hidden": false,
    tabIndex: 0,
  };
  return (
    <>
      <PasswordInput
        size="sm"
        label={<FormattedMessage id="password.new" defaultMessage="New password" />}
        autoComplete="new-password"
        aria-describedby="password-rules"
        visibilityToggleButtonProps={show}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <ul id="password-rules" className={styles.rules}>
        {passwordRules.map((rule) => {
          const met = !unmet.includes(rule);
          return (
            <li key={rule} data-met={met || undefined}>
              {met ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
              {intl.formatMessage(rules[rule], passwordLimits)}
              <span className="spoken">
                {met ? (
                  <FormattedMessage id="password.met" defaultMessage="(met)" />
                ) : (
                  <FormattedMessage id="password.missing" defaultMessage="(not met)" />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <PasswordInput
        size="sm"
        label={<FormattedMessage id="password.repeat" defaultMessage="Repeat password" />}
        autoComplete="new-password"
        visibilityToggleButtonProps={show}
        error={differ && named(intl, "errors", "PASSWORDS_DIFFER")}
        value={value.repeated}
        onChange={(event) => onChange({ ...value, repeated: event.currentTarget.value })}
      />
    </>
  );
}
