import { useDocumentTitle } from "@mantine/hooks";
import { useIntl } from "react-intl";
import { type PageKey, pageOf, titleText } from "../../pages";
import { useOpenClaim } from "../openClaim";
import { useClaimName } from "../../store/claimNames";

export const useTabTitle = (...names: string[]): void => useDocumentTitle([...names, "Atalaya"].join(" · "));

export function PageTitle({ page }: { page: PageKey }) {
  const intl = useIntl();
  const claim = useOpenClaim();
  const name = useClaimName(claim ?? "");
  useTabTitle(...(claim === null ? [] : [name]), titleText(intl, pageOf(page)));
  return null;
}
