import type { Locale } from "../../../schema/rules/language/locales";
import { useChangeMyLanguageMutation } from "../../gql/hooks";
import { chooseLanguage, language } from "../../i18n/language";
import { useToast } from "../../ui/toasts/toasts";

export function useChangeLanguage(): (next: Locale) => void {
  const toast = useToast();
  const [changeLanguage] = useChangeMyLanguageMutation();
  return (next) => {
    const before = language.get();
    chooseLanguage(next);
    changeLanguage({ variables: { language: next } }).catch((error: unknown) => {
      if (language.get() === next) chooseLanguage(before);
      toast.failed(error);
    });
  };
}
