import { Select } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { languageNames, type Locale, localeCodes } from "../../schema/rules/language/locales";
import { session } from "../session/session";
import type { Account_AccountFragment } from "../gql/graphql";
import { useChangeMyDefaultCentreMutation, useChangeMyLanguageMutation } from "../gql/hooks";
import { chooseLanguage } from "../i18n/language";
import { useObservable } from "../store/observable";
import { FormSection } from "../ui/form/FormPage";
import { useToastedMutation } from "../ui/toasts/useToastedMutation";
import styles from "./account.module.css";

const languages = localeCodes.map((code) => ({ value: code, label: languageNames[code] }));

export function Preferences({ account }: { account: Account_AccountFragment }) {
  const intl = useIntl();
  const run = useToastedMutation();
  const current = useObservable(session);
  const [changeLanguage] = useChangeMyLanguageMutation();
  const [changeCentre] = useChangeMyDefaultCentreMutation();
  const centres = current.status === "in" ? current.info.centers : [];
  const keyOf = (centre: { instanceId: string; code: string }): string => `${centre.instanceId} ${centre.code}`;
  const speak = (language: Locale): void =>
    void run(async () => {
      await changeLanguage({ variables: { language } });
      return chooseLanguage(language);
    });
  const prefer = (key: string | null): void => {
    const centre = centres.find((candidate) => keyOf(candidate) === key);
    void run(() => changeCentre({ variables: { centre: centre ? { instanceId: centre.instanceId, code: centre.code } : null } }));
  };
  return (
    <FormSection title={<FormattedMessage id="account.preferences" defaultMessage="Preferences" />}>
      <div className={styles.fields}>
        <Select
          label={<FormattedMessage id="account.language" defaultMessage="Language" />}
          data={languages}
          value={account.language}
          allowDeselect={false}
          onChange={(code) => code !== null && speak(code as Locale)}
        />
        <Select
          label={<FormattedMessage id="account.centre" defaultMessage="Default centre" />}
          placeholder={intl.formatMessage({ id: "account.noCentre", defaultMessage: "None" })}
          data={centres.map((centre) => ({ value: keyOf(centre), label: `${centre.name} (${centre.instanceId})` }))}
          value={account.defaultCentre && keyOf(account.defaultCentre)}
          clearable
          searchable
          onChange={prefer}
        />
      </div>
    </FormSection>
  );
}
