import { ActionIcon } from "@mantine/core";
import { IconPhone } from "@tabler/icons-react";
import { use } from "react";
import { useIntl } from "react-intl";
import { phoneLink, readPhones } from "../../schema/rules/phones/phones";
import { PhoneCountry, phoneTexts } from "./Phone";

/** Calls the first number of these fields that can be dialled; disabled with the reason if none can. */
export function CallButton({ phones }: { phones: readonly (string | null)[] }) {
  const intl = useIntl();
  const country = use(PhoneCountry);
  const numbers = phones.flatMap((phone) => readPhones(phone ?? "", country));
  const number = numbers.find(({ e164 }) => e164 !== null);
  const link = number && phoneLink(number);
  if (number && link) {
    const call = intl.formatMessage({ id: "claim.say.call", defaultMessage: "Call {number}" }, { number: number.text });
    return (
      <ActionIcon size={24} component="a" href={link} aria-label={call} title={call}>
        <IconPhone size={15} aria-hidden />
      </ActionIcon>
    );
  }
  const text = phones.find((phone) => phone !== null);
  if (text === undefined) return null;
  const reason = `${text}: ${intl.formatMessage(phoneTexts.undialable)}`;
  return (
    <ActionIcon size={24} aria-disabled data-disabled aria-label={reason} title={reason}>
      <IconPhone size={15} aria-hidden />
    </ActionIcon>
  );
}
